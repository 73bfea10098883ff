/// An example command line, without the program's name: `nearby --within 2km`.
public struct Example: Sendable, Hashable {
  /// The command line after the program's name, as typed in a shell.
  public let line: String
  /// What it does, in one line.
  public let summary: String

  /// An example with its description.
  public init(_ line: String, _ summary: String) {
    self.line = line
    self.summary = summary
  }
}

/// A field of a command's JSON result.
public struct ResultField: Sendable, Hashable {
  /// The name of the field.
  public let name: String
  /// The JSON type, such as `string` or `number`.
  public let type: String
  /// A description in one line.
  public let summary: String
  /// The members of an object, each a plain value; empty when they are not declared.
  public let members: [String]

  /// A field with its type and description.
  public init(_ name: String, type: String, _ summary: String, members: [String] = []) {
    self.name = name
    self.type = type
    self.summary = summary
    self.members = members
  }
}

/// The meaning of an exit code.
public struct ExitNote: Sendable, Hashable {
  /// The code, 0 to 255.
  public let code: Int
  /// What it means, in one line.
  public let summary: String

  /// An exit code with its meaning.
  public init(_ code: Int, _ summary: String) {
    self.code = code
    self.summary = summary
  }
}

/// The purpose of an environment variable.
public struct EnvironmentNote: Sendable, Hashable {
  /// The name of the variable.
  public let name: String
  /// What it does, in a sentence or two.
  public let summary: String

  /// A variable with its purpose.
  public init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}

/// The purpose of a file or directory.
public struct FileNote: Sendable, Hashable {
  /// The path as users write it, such as `~/.config/keylime/config`.
  public let path: String
  /// Its content, in a sentence or two.
  public let summary: String

  /// A path with its purpose.
  public init(_ path: String, _ summary: String) {
    self.path = path
    self.summary = summary
  }
}

/// A help page about a topic other than a verb, such as `exit-codes`.
public struct HelpTopic: Sendable {
  /// The name in `help NAME`.
  public let name: String
  /// One line for the overview.
  public let summary: String
  /// The page, as prose.
  public let text: String
  /// The section of its own page in the manual, such as 5 for file formats; nil without one.
  public let manualSection: Int?

  /// A topic with its summary and page.
  public init(_ name: String, _ summary: String, text: String, manualSection: Int? = nil) {
    self.name = name
    self.summary = summary
    self.text = text
    self.manualSection = manualSection
  }
}
