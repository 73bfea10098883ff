import Testing
import Thoroughness

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What no file may do: each limit has its own words, and nothing is changed.
@Suite struct LimitTests {
  private static let long = String(repeating: "a", count: 17 << 20)

  private static let refused: [(String, String, String)] = [
    ("csv", "name,lat,lon\n" + long + ",1,2\n", "a record of more than 16 MB"),
    ("csv", "name,lat,lon\n\"" + long + "\",1,2\n", "a record of more than 16 MB"),
    ("json", "[{\"name\":\"\(long)\",\"lat\":1,\"lon\":2}]", "a record of more than 16 MB"),
    (
      "json",
      "{\"name\":\"A\",\"lat\":1,\"lon\":2,\"x\":" + String(repeating: "[", count: 300)
        + String(repeating: "]", count: 300) + "}", "nested deeper than 256 levels"
    ),
  ]

  @Test(arguments: Thoroughness.isWhole ? 0..<refused.count : 2..<refused.count)
  func aRecordThatIsTooMuchIsRefused(number: Int) throws {
    let (format, text, words) = Self.refused[number]
    try OwnersWorld.with { world in
      try world.write("big", text)
      let result = world.run("import", "\(world.folder)/big", "--format", format)
      #expect(result.status == 2)
      #expect(result.errors.contains(words), "\(result.errors)")
      #expect(!UserFile.exists(world.storePath))
    }
  }

  @Test func aTextThatIsTooLongIsCounted() throws {
    try OwnersWorld.with { world in
      let name = String(repeating: "a", count: 1 << 16)
      let report = try world.json(
        "import", "-", typed: "name,lat,lon\n\(name)a,1,2\n\(name),1,2\n")
      #expect(report["skipped"] == ["text-too-long": 1] && report["accepted"] == 1)
    }
  }

  @Test func aDeviceIsNotReadForEver() throws {
    try OwnersWorld.with { world in
      #expect(world.run("import", "/dev/zero").status == 2)
      for verb in ["contact", "split"] {
        let result = world.run(verb, "import", "/dev/zero")
        #expect(result.status == 2)
        #expect(result.errors.contains("it has more than 100 MB"), "\(result.errors)")
      }
    }
  }

  @Test func aTextOfACardThatIsTooLongIsRefused() throws {
    try OwnersWorld.with { world in
      let name = String(repeating: "a", count: 1 << 21)
      let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:\(name)\r\nEND:VCARD\r\n"
      let result = world.run("contact", "import", "-", typed: card)
      #expect(result.status == 2)
      #expect(
        result.errors.contains("line 3 has a text of 2048 KB"), "\(result.errors.prefix(200))")
    }
  }
}
