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

  /// The path of a program in the absolute folders of `PATH`; nil when it is in none of them.
  func path(ofProgram name: String) -> String? {
    (self["PATH"] ?? "").split(separator: ":").lazy.filter { $0.hasPrefix("/") }
      .map { "\($0)/\(name)" }.first(where: UserFile.isProgram)
  }

  /// Whether a variable is set to something other than empty or `0`.
  func isOn(_ name: String) -> Bool { nonEmpty(name).map { $0 != "0" } ?? false }
}
