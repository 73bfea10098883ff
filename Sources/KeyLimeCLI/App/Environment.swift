import KeyLimeEngine

/// The environment variables of the process, or invented ones in a test.
struct Environment: Sendable {
  private let look: @Sendable (String) -> String?

  /// The variables of this process.
  static let ofProcess = Environment { Platform.environmentValue($0) }

  private init(_ look: @escaping @Sendable (String) -> String?) { self.look = look }

  /// Invented variables, for tests.
  init(_ values: [String: String]) { look = { values[$0] } }

  /// The value of a variable; nil when it is not set.
  subscript(_ name: String) -> String? { look(name) }

  /// The value of a variable; nil when it is not set or empty.
  func nonEmpty(_ name: String) -> String? {
    self[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The absolute folders of `PATH`.
  ///
  /// Relative ones are skipped, because they depend on the working directory.
  var programFolders: [String] {
    (self["PATH"] ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
  }

  /// The path of a program in the folders of programs; nil when it is in none of them.
  func path(ofProgram name: String) -> String? {
    programFolders.lazy.map { "\($0)/\(name)" }.first(where: UserFile.isProgram)
  }

  /// Whether a variable is set to something other than empty or `0`.
  func isOn(_ name: String) -> Bool { nonEmpty(name).map { $0 != "0" } ?? false }
}

// MARK: - Settings

extension Environment {
  /// The time given by `KEYLIME_NOW`; nil when it is not set.
  ///
  /// Throws `usage` when the value is not a time.
  var now: Instant? {
    get throws(Failure) {
      guard let text = nonEmpty("KEYLIME_NOW") else { return nil }
      guard let instant = Instant(parsing: text) else {
        throw .unreadable("KEYLIME_NOW", text, "a time such as 2026-11-20T18:30:00Z")
      }
      return instant
    }
  }

  /// The seed given by `KEYLIME_SEED`; nil when it is not set.
  ///
  /// Throws `usage` when the value is not a whole number from 0.
  var seed: UInt64? {
    get throws(Failure) {
      guard let text = nonEmpty("KEYLIME_SEED") else { return nil }
      guard let number = UInt64(text) else {
        throw .unreadable("KEYLIME_SEED", text, "a whole number from 0")
      }
      return number
    }
  }

  /// Whether `KEYLIME_ADVICE` wants hints; nil when it is not set.
  var advice: Bool? { nonEmpty("KEYLIME_ADVICE").map { $0 != "0" } }

  /// A base folder of the XDG specification: the variable if it holds an absolute path, else
  /// `standard` below the home folder.
  ///
  /// Nil when `HOME` is not set either.
  func folder(_ variable: String, orHome standard: String) -> String? {
    if let folder = nonEmpty(variable), folder.hasPrefix("/") { return folder }
    return nonEmpty("HOME").map { "\($0)/\(standard)" }
  }

  /// The folder of the store: `KEYLIME_STORE`, `$XDG_DATA_HOME/keylime`, `~/.local/share/keylime`;
  /// nil when none of them is set.
  var storeFolder: String? {
    nonEmpty("KEYLIME_STORE")
      ?? folder("XDG_DATA_HOME", orHome: ".local/share").map { $0 + "/keylime" }
  }

  /// The units of the locale: imperial in the United States, Liberia and Myanmar (CLDR's
  /// measurement data), metric everywhere else.
  var units: Units {
    let locale = nonEmpty("LC_ALL") ?? nonEmpty("LC_MEASUREMENT") ?? nonEmpty("LANG") ?? ""
    let region = locale.prefix { $0 != "." && $0 != "@" }.split(separator: "_").dropFirst().first
    return ["US", "LR", "MM"].contains(region) ? .imperial : .metric
  }
}

extension Failure {
  fileprivate static func unreadable(
    _ variable: String, _ value: String, _ expected: String
  ) -> Failure {
    .cannot("read \(variable) '\(value)'", "expected \(expected)", .usage, code: "bad-value")
  }
}
