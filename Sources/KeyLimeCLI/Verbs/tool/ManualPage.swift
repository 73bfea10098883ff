/// A page of the manual, as `man` knows it: `keylime`, `keylime-nearby`.
struct ManualPage {
  private let name: String

  /// The page of a verb; of the whole program for an empty path.
  init(of path: [String]) {
    name = ([Program.name] + path.prefix(1)).joined(separator: "-")
  }

  /// Shows the page; false when `man` does not have it.
  func open() -> Bool {
    // The name goes to a shell: only what a page can be called may stand in it.
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
  /// Whether a manual page may take over the screen.
  var opensManual: Bool {
    guard case .plain = format else { return false }
    return terminal.height != nil && allowsPager
  }
}
