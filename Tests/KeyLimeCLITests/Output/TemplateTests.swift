import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

@Suite struct TemplateTests {
  private let object: JSONObject = [
    "name": "Firestone \u{202E}Grill", "limes": 4, "address": ["city": "Bern"],
    "cuisines": ["bbq", "tacos"], "openedAt": "2026-11-20T15:30:00Z",
    "website": "https://a.example",
  ]

  static let cases: [(template: String, line: String)] = [
    ("plain", "plain"), ("{{limes}} limes", "4 limes"), ("{{ address.city }}", "Bern"),
    ("{{phone}}|", "|"), (#"a\tb\nc\\d\q"#, "a\tb\nc\\d\\q"),
    ("{{cuisines}}", "bbq;tacos"), (#"{{join ", " cuisines}}"#, "bbq, tacos"),
    (#"{{cuisines | join "+"}}"#, "bbq+tacos"), ("{{timeago openedAt}}", "3 hours ago"),
    ("{{openedAt|timeago}}", "3 hours ago"), ("{{timeago limes}}", "57 years ago"),
    ("{{address.city | truncate 3}}", "Be…"), ("{{pad 6 address.city}}|", "Bern  |"),
    ("{{pad -6 address.city}}|", "  Bern|"), ("{{address.city|truncate 3|pad 5}}|", "Be…  |"),
    (#"{{"a|b}"}}"#, "a|b}"), ("{{hyperlink website address.city}}", "Bern"),
    ("{{pad 99999999999999999999 limes}}", "4"), ("}} {", "}} {"),
  ]

  @Test("fills", arguments: cases) func fills(template: String, line: String) throws {
    let now = try #require(Instant(parsing: "2026-11-20T18:30:00Z"))
    let parsed = try Template(parsing: template)
    #expect(parsed.line(for: object, now: now, FakeWorld().terminal) == line)
  }

  @Test(arguments: [
    ("{{name", "'{{' without '}}'"), ("{{}}", "nothing between '{{' and '}}'"),
    ("{{name | }}", "nothing on one side of '|'"),
    ("{{shout name}}", "no function is called 'shout'"),
    ("{{truncate name}}", "'truncate' takes 2 arguments"), (#"{{"x}}"#, "a quote is not closed"),
  ])
  func saysWhatItCannotRead(template: String, reason: String) {
    let failure = #expect(throws: Failure.self) { try Template(parsing: template) }
    #expect(failure?.message == "cannot read the template: \(reason)")
    #expect(failure?.kind == .usage)
  }

  @Test func aTerminalGetsLinksAndCleanText() throws {
    var world = FakeWorld()
    world.isTerminal = true
    let link = try Template(parsing: "{{hyperlink website name}}")
    #expect(
      link.line(for: object, now: Instant(seconds: 0), world.terminal)
        == "\u{1B}]8;;https://a.example\u{1B}\\Firestone Grill\u{1B}]8;;\u{1B}\\")
  }

  @Test(arguments: ["file:///etc/passwd", "javascript:alert(1)", "-oProxyCommand=x", ""])
  func onlyAWebAddressBecomesALink(website: String) throws {
    var world = FakeWorld()
    world.isTerminal = true
    let place: JSONObject = ["name": "Oink", "website": .string(website)]
    let link = try Template(parsing: "{{hyperlink website name}}")
    #expect(link.line(for: place, now: Instant(seconds: 0), world.terminal) == "Oink")
  }
}
