import KeyLimeEngine
import Testing
import Thoroughness

@testable import KeyLimeCLI

/// Whatever stands in the config file, a command answers or says what is wrong with it.
@Suite struct ConfigurationNoiseTests {
  private static let whole = Array(
    """
    {"home": "35.28,-120.66", "units": "metric", "currency": "EUR", "timeZone": "Asia/Tokyo",
     "country": "DE", "pager": "less -R", "advice": true, "hints": {"empty": false},
     "limes": {"5": "wow"}, "place": {"work": "35.3,-120.7"}, "decimalMark": ",",
     "alias": {"tonight": "discover --at 20:00", "x": "tonight --limit 2"}, "color": "never"}
    """.utf8)

  private static let noise: [[UInt8]] = [
    [], [0], [0xFF], Array("\"".utf8), Array("{".utf8), Array("\\".utf8), Array("-".utf8),
    Array("1e400".utf8), Array("null".utf8), Array("\u{1B}]8;;".utf8),
    Array(repeating: UInt8(ascii: "["), count: 300),
  ]

  private static let commands = [
    ["config"], ["discover", "--limit", "1"], ["split"], ["tonight"], ["x"],
    ["hours", "Mo-Fr 9-5", "--json"],
  ]

  @Test(arguments: whole.indices.sweep(12))
  func isNamedNeverFatal(position: Int) throws {
    let statuses = Set(ExitStatus.allCases.map(\.rawValue))
    try TemporaryFolder.with { folder in
      var world = FakeWorld()
      world.variables["KEYLIME_STORE"] = "\(folder)/store"
      world.variables["KEYLIME_CONFIG"] = "\(folder)/config.json"
      for (number, noise) in Self.noise.enumerated() {
        var bytes = Self.whole
        // With no noise the file is cut.
        bytes.replaceSubrange(position..<(noise.isEmpty ? bytes.count : position + 1), with: noise)
        try UserFile.replace("\(folder)/config.json", with: bytes)
        let command = Self.commands[(position + number) % Self.commands.count]
        let result = world.run(arguments: command)
        let comment: Comment = "\(command) with noise \(number) at byte \(position)"
        #expect(statuses.contains(result.status), comment)
        #expect(result.status == 0 || !result.errors.isEmpty, comment)
        #expect(!result.errors.utf8.contains(0x1B), comment)
      }
    }
  }
}
