// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "scrolltrace",
  products: [
    .executable(name: "scrolltrace", targets: ["scrolltrace"]),
    .library(name: "InputEvents", targets: ["InputEvents"]),
    .library(name: "EventLog", targets: ["EventLog"]),
    .library(name: "TraceFormats", targets: ["TraceFormats"]),
    .library(name: "DeviceCapture", targets: ["DeviceCapture"]),
    .library(name: "ScrollInput", targets: ["ScrollInput"]),
    .library(name: "ScrollModel", targets: ["ScrollModel"]),
    .library(name: "Replay", targets: ["Replay"]),
    .library(name: "GestureSynthesis", targets: ["GestureSynthesis"]),
    .library(name: "ScrollTesting", targets: ["ScrollTesting"]),
  ],
  targets: [
    .systemLibrary(name: "CLibevdev", pkgConfig: "libevdev", providers: [.apt(["libevdev-dev"])]),
    .systemLibrary(name: "CLibudev", pkgConfig: "libudev", providers: [.apt(["libudev-dev"])]),
    .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),

    .target(name: "InputEvents", exclude: ["Generated/generate-names.py"]),
    .target(name: "CChecksum"),
    .target(name: "EventLog", dependencies: ["InputEvents", "CChecksum"]),
    .target(name: "TraceFormats", dependencies: ["InputEvents", "EventLog", "CLibYAML"]),
    .target(name: "DeviceCapture", dependencies: ["InputEvents", "EventLog", "CLibevdev", "CLibudev"]),
    .target(
      name: "ScrollInput", dependencies: ["InputEvents"],
      // `squareRoot()` is a call to libm's `sqrt` without optimisation; IEEE 754 fixes its result.
      linkerSettings: [.linkedLibrary("m")]),
    .target(name: "ScrollModel", dependencies: ["InputEvents", "ScrollInput"]),
    .target(
      name: "Replay", dependencies: ["InputEvents", "EventLog", "ScrollInput", "ScrollModel"],
      exclude: ["Generated/scenario.schema.json", "Generated/generate-schema.py"]),
    .target(name: "GestureSynthesis", dependencies: ["InputEvents", "EventLog", "ScrollInput"]),
    .target(
      name: "ScrollTesting",
      dependencies: ["InputEvents", "EventLog", "ScrollInput", "ScrollModel", "Replay", "GestureSynthesis"]),
    .executableTarget(
      name: "scrolltrace",
      dependencies: [
        "InputEvents", "EventLog", "TraceFormats", "DeviceCapture", "ScrollInput", "ScrollModel", "Replay",
        "GestureSynthesis",
      ]),

    .target(
      name: "TestSupport", dependencies: ["InputEvents", "EventLog", "ScrollInput", "ScrollModel"],
      path: "Tests/Support"),
    .testTarget(name: "InputEventsTests", dependencies: ["InputEvents", "TestSupport"]),
    .testTarget(name: "EventLogTests", dependencies: ["InputEvents", "EventLog", "TestSupport"]),
    .testTarget(
      name: "TraceFormatsTests", dependencies: ["InputEvents", "EventLog", "TraceFormats", "TestSupport"]),
    .testTarget(
      name: "DeviceCaptureTests", dependencies: ["InputEvents", "EventLog", "DeviceCapture", "TestSupport"]),
    .testTarget(name: "ScrollInputTests", dependencies: ["InputEvents", "ScrollInput", "TestSupport"]),
    .testTarget(
      name: "ScrollModelTests",
      dependencies: ["InputEvents", "EventLog", "ScrollInput", "ScrollModel", "TestSupport"]),
    .testTarget(
      name: "ReplayTests",
      dependencies: [
        "InputEvents", "EventLog", "TraceFormats", "ScrollInput", "ScrollModel", "Replay", "GestureSynthesis",
        "TestSupport",
      ]),
    .testTarget(
      name: "GestureSynthesisTests",
      dependencies: [
        "InputEvents", "EventLog", "ScrollInput", "ScrollModel", "Replay", "GestureSynthesis", "TestSupport",
      ]),
    .testTarget(
      name: "ScrollTestingTests",
      dependencies: [
        "InputEvents", "EventLog", "ScrollInput", "ScrollModel", "Replay", "GestureSynthesis",
        "ScrollTesting",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "InputEvents", "EventLog", "ScrollInput", "ScrollModel", "Replay", "DeviceCapture",
        "GestureSynthesis",
        "scrolltrace", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// The strict settings, once for every target, each with its reason.
for target in package.targets where target.type != .system {
  target.swiftSettings = [
    // A warning that stays is a fault that is found later.
    .treatAllWarnings(as: .error),
    // `any` marks each place that pays for dynamic dispatch.
    .enableUpcomingFeature("ExistentialAny"),
    // A module's interface names its dependencies only where it means to.
    .enableUpcomingFeature("InternalImportsByDefault"),
    // A file imports what it uses, so moving a file never breaks another.
    .enableUpcomingFeature("MemberImportVisibility"),
    // Asynchronous functions stay where they are called: no hidden hops.
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
