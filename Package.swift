// swift-tools-version: 6.2
import Foundation
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  // A command that lives for two milliseconds uses most generic types once: asking for them by
  // call instead of by a mangled name, which is parsed first, saves it a fifth of its instructions.
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
    .when(configuration: .release)),
  // Each function can be put where the linker is told to: see `neighbours`.
  .unsafeFlags(
    ["-Xfrontend", "-function-sections"], .when(platforms: [.linux], configuration: .release)),
]

/// What commands call stands together in the program, and the program is written in one go, so that
/// the system keeps it in large pieces: together that saves a command a fifth of its time.
///
/// gold can do both; it is the linker that Swift uses on Linux, as long as it is there.
let neighbours: [LinkerSetting] =
  FileManager.default.isExecutableFile(atPath: "/usr/bin/ld.gold")
  ? [
    .unsafeFlags(
      [
        "-use-ld=gold", "-Xlinker", "--no-mmap-output-file", "-Xlinker",
        "--section-ordering-file=\(Context.packageDirectory)/Sources/keylime/link-order.txt",
      ], .when(platforms: [.linux], configuration: .release))
  ] : []

let package = Package(
  name: "keylime",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "keylime", targets: ["keylime"])],
  targets: [
    .target(name: "Arguments", swiftSettings: strict),
    .target(name: "OpeningHours", swiftSettings: strict),
    .target(
      name: "KeyLimeEngine", dependencies: ["OpeningHours"], swiftSettings: strict,
      // On Darwin crypt(3) is part of the system library.
      linkerSettings: [.linkedLibrary("crypt", .when(platforms: [.linux]))]),
    .target(
      name: "KeyLimeCLI", dependencies: ["Arguments", "KeyLimeEngine"], swiftSettings: strict),
    .executableTarget(
      name: "keylime", dependencies: ["KeyLimeCLI"], exclude: ["link-order.txt"],
      swiftSettings: strict, linkerSettings: neighbours),
    .executableTarget(
      name: "Benchmarks", path: "Tests/Benchmarks", exclude: ["link-order", "run"],
      swiftSettings: strict),
    .testTarget(name: "ArgumentsTests", dependencies: ["Arguments"], swiftSettings: strict),
    .testTarget(name: "OpeningHoursTests", dependencies: ["OpeningHours"], swiftSettings: strict),
    .testTarget(name: "KeyLimeEngineTests", dependencies: ["KeyLimeEngine"], swiftSettings: strict),
    .testTarget(
      name: "KeyLimeCLITests", dependencies: ["KeyLimeCLI"], swiftSettings: strict),
    .testTarget(
      name: "GoldenTests", dependencies: ["keylime", "KeyLimeCLI", "Arguments"],
      exclude: ["Golden", "Fixtures"],
      swiftSettings: strict),
  ]
)
