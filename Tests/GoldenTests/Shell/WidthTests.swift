import Testing
import Thoroughness

@testable import KeyLimeCLI

/// Nothing on a terminal is wider than the terminal.
@Suite struct WidthTests {
  private static let lines = [
    "discover", "discover --map", "discover --facets", "discover --cards", "nearby -n 5",
    "search taco", "show 'Bao House'", "show 'Bao House' --near 35.28,-120.66", "iwant-pick",
    "iwant-pick -n 3 --explain", "likes", "likes --map", "fav", "rate", "avoid", "note", "deals",
    "deals --map", "timeline", "timeline --map", "timeline --month 2026-11", "timeline show last",
    "timeline --stats", "split", "split history", "account", "contact", "log", "config list --all",
    "doctor", "admin show", "swipe --next", "import --list", "split settle",
    "split settle --suggest", "split turn", "deals used", "admin deal list", "admin report",
    "admin staff list", "account list", "hours 'Mo-Fr 09:00-17:00'",
    "discover --diet vegan --unknown", "discover --explain",
  ]

  /// A map has numbers, so the rows that it is of have them too.
  @Test func rowsOfAMapAreNumbered() throws {
    try Preparation.with { bench in
      let shown = try bench.shell(
        "keylime timeline --map", variables: ["KEYLIME_FORCE_TTY": "80"])
      #expect(shown.outputText.hasPrefix("#  DAY"), "\(shown.outputText)")
      #expect(shown.outputText.contains("◉ you, numbers are rows"))
      #expect(try bench.shell("keylime timeline --map").outputText.hasPrefix("2026-11-20\t"))
    }
  }

  /// A path is not broken, because it could not be copied then.
  private static func isUnbreakable(_ line: String, _ width: Int) -> Bool {
    line.split(separator: " ").contains { $0.contains("/photos/") && $0.count > width / 2 }
  }

  @Test(arguments: [24, 32, 50, 80].sweep(2))
  func everyLineFits(_ width: Int) throws {
    try Preparation.with { bench in
      for line in Self.lines {
        let shown = try bench.shell(
          "keylime \(line)", variables: ["KEYLIME_FORCE_TTY": "\(width)"])
        #expect(shown.status < 2, "\(line): \(shown.errorText)")
        let wide = shown.outputText.split(separator: "\n").map(String.init)
          .filter { DisplayWidth.of($0) > width && !Self.isUnbreakable($0, width) }
        #expect(wide.isEmpty, "\(line) at \(width): \(wide)")
      }
    }
  }
}
