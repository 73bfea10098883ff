/// A manual page: `keylime`, `keylime-nearby`.
struct ManualPage {
  private let name: String

  /// The page of a verb, or of the program for an empty path.
  init(of path: [String]) {
    name = ([Program.name] + path.prefix(1)).joined(separator: "-")
  }

  /// Shows the page with `man`; returns false when it is not installed.
  func open() -> Bool {
    // The name becomes part of a shell command, so only safe characters are allowed.
    guard name.utf8.allSatisfy(Self.isPlain) else { return false }
    let isMissing: Int32 = 125
    return Platform.runShell(
      "man -w \(name) >/dev/null 2>&1 || exit \(isMissing); exec man \(name)") != isMissing
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension Context {
  /// Whether `help` may open a manual page.
  var opensManual: Bool {
    guard case .plain = format else { return false }
    return terminal.height != nil && allowsPager
  }
}
