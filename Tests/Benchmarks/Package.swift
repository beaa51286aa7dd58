// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who builds scrolltrace builds this: it replaces `malloc` to count its calls.
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "scrolltrace", path: "../..")],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CAllocations",
        .product(name: "InputEvents", package: "scrolltrace"),
        .product(name: "EventLog", package: "scrolltrace"),
        .product(name: "ScrollInput", package: "scrolltrace"),
        .product(name: "ScrollModel", package: "scrolltrace"),
        .product(name: "Replay", package: "scrolltrace"),
      ],
      swiftSettings: [
        .treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
