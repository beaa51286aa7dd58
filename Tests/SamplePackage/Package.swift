// swift-tools-version: 6.2

import PackageDescription

// What a package looks like that tests its own scenes; it is built and run with everything else.
let package = Package(
  name: "sample",
  dependencies: [.package(name: "scrolltrace", path: "../..")],
  targets: [
    .testTarget(
      name: "SampleTests",
      dependencies: [
        .product(name: "ScrollModel", package: "scrolltrace"),
        .product(name: "ScrollTesting", package: "scrolltrace"),
      ])
  ]
)
