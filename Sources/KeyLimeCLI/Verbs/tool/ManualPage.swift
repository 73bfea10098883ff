/// A manual page: `keylime`, `keylime-nearby`.
struct ManualPage {
  private let name: String

  /// The page of a verb, or of the program for an empty path.
  init(of path: [String]) {
    name = ([Program.name] + path.prefix(1)).joined(separator: "-")
  }

  /// Shows the page with `man`; returns false when it is not installed.
  func open() -> Bool {
    guard let found = try? Platform.run(["man", "-w", name]), found.status == 0 else {
      return false
    }
    return (try? Platform.runInForeground(["man", name])) != nil
  }
}

extension Context {
  /// Whether `help` may open a manual page.
  var opensManual: Bool {
    guard case .plain = format else { return false }
    return terminal.height != nil && allowsPager
  }
}
