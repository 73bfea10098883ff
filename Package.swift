// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  // A command that lives for two milliseconds uses most generic types once: asking for them by
  // call instead of by a mangled name, which is parsed first, saves it a fifth of its instructions.
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
    .when(configuration: .release)),
]

let linking: [LinkerSetting] = [
  // Written in one piece, the program lies in the page cache of Linux 6.18 in pages of up to 2 MB:
  // `version` takes 1.2 times `/bin/true` (1.6 when the linker maps the file), `nearby` 2.7 (3.7).
  // Both linkers of Swift on Linux, gold and lld, know the option.
  .unsafeFlags(["-Xlinker", "--no-mmap-output-file"], .when(platforms: [.linux]))
]

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
      name: "keylime", dependencies: ["KeyLimeCLI"], swiftSettings: strict,
      linkerSettings: linking),
    .executableTarget(
      name: "Benchmarks", path: "Tests/Benchmarks", exclude: ["README.md", "run"],
      swiftSettings: strict),
    .target(name: "Thoroughness", path: "Tests/Thoroughness", swiftSettings: strict),
    .testTarget(
      name: "ArgumentsTests", dependencies: ["Arguments", "Thoroughness"], swiftSettings: strict),
    .testTarget(
      name: "OpeningHoursTests", dependencies: ["OpeningHours", "Thoroughness"],
      swiftSettings: strict),
    .testTarget(
      name: "KeyLimeEngineTests", dependencies: ["KeyLimeEngine", "Thoroughness"],
      swiftSettings: strict),
    .testTarget(
      name: "KeyLimeCLITests", dependencies: ["KeyLimeCLI", "Thoroughness"],
      swiftSettings: strict),
    .testTarget(
      name: "GoldenTests", dependencies: ["keylime", "KeyLimeCLI", "Arguments", "Thoroughness"],
      exclude: ["Golden", "Fixtures"],
      swiftSettings: strict),
  ]
)
