/// A command line worth showing, without the program's name: `nearby --within 2km`.
public struct Example: Sendable, Hashable {
  /// The words after the program's name, as typed in a shell.
  public let line: String
  /// What it does, in one line.
  public let summary: String

  /// Writes down an example.
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
  /// What it holds, in one line.
  public let summary: String

  /// Describes a field.
  public init(_ name: String, type: String, _ summary: String) {
    self.name = name
    self.type = type
    self.summary = summary
  }
}

/// What an exit code means.
public struct ExitNote: Sendable, Hashable {
  /// The code, 0 to 255.
  public let code: Int
  /// What it means, in one line.
  public let summary: String

  /// Describes an exit code.
  public init(_ code: Int, _ summary: String) {
    self.code = code
    self.summary = summary
  }
}

/// What an environment variable does.
public struct EnvironmentNote: Sendable, Hashable {
  /// The name of the variable.
  public let name: String
  /// What it does, in a sentence or two.
  public let summary: String

  /// Describes a variable.
  public init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}

/// What a file or directory is for.
public struct FileNote: Sendable, Hashable {
  /// The path as a user would write it, such as `~/.config/keylime/config`.
  public let path: String
  /// What it holds, in a sentence or two.
  public let summary: String

  /// Describes a file.
  public init(_ path: String, _ summary: String) {
    self.path = path
    self.summary = summary
  }
}

/// A help page that belongs to no verb, such as `exit-codes`.
public struct HelpTopic: Sendable {
  /// The name under which it is asked for.
  public let name: String
  /// One line for the overview.
  public let summary: String
  /// The page, as prose.
  public let text: String

  /// Writes a topic.
  public init(_ name: String, _ summary: String, text: String) {
    self.name = name
    self.summary = summary
    self.text = text
  }
}
