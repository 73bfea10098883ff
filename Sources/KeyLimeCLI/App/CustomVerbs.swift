import Arguments
import KeyLimeEngine

/// The user's own verbs: aliases and plug-ins.
struct CustomVerbs: Sendable {
  private let list: @Sendable () -> [Candidate]

  /// Reads nothing yet.
  ///
  /// A verb hides an alias of its name, and both hide a plug-in. A config that cannot be read
  /// counts as one without aliases.
  init(_ environment: Environment) {
    list = {
      var taken = Set(Commands.all.map(\.name))
      let aliases = ConfigurationSource(environment).quietly?.aliases ?? []
      let plugins = Plugins(environment).names
      return
        (aliases.map { Candidate($0.name, "Alias for '\($0.expansion)'") }
        + plugins.map { Candidate($0, "From \(Program.name)-\($0)") })
        .filter { taken.insert($0.value).inserted }
    }
  }

  /// The verbs, each with a summary.
  var candidates: [Candidate] { list() }

  /// The names of the verbs.
  var names: [String] { list().map(\.value) }
}

/// The expansion of an alias from the config.
enum Alias: Equatable {
  /// Command-line words that replace the alias.
  case words([String])
  /// A shell command, without the leading `!`.
  case shell(String)

  /// Reads an expansion: `discover --open-now`, or `!COMMAND` for a shell.
  ///
  /// Throws `config` when the expansion is empty.
  init(_ expansion: String, of name: String) throws(Failure) {
    if expansion.hasPrefix("!") {
      self = .shell(String(expansion.dropFirst()))
      return
    }
    let words = ShellLine.words(of: expansion)
    guard !words.isEmpty else {
      throw .cannot(
        "expand the alias '\(name)'", "its expansion is empty", .config,
        code: "bad-alias")
    }
    self = .words(words)
  }
}

/// Programs on `PATH` that add verbs: `keylime foo` runs `keylime-foo`.
struct Plugins {
  private let environment: Environment
  private static let prefix = Program.name + "-"

  /// Reads nothing yet; each look-up searches the folders of `PATH`.
  init(_ environment: Environment) { self.environment = environment }

  /// The path of the plug-in for a verb; nil when there is none.
  func path(of verb: String) -> String? {
    guard !verb.isEmpty, !verb.contains("/") else { return nil }
    return environment.path(ofProgram: Self.prefix + verb)
  }

  /// The names of all plug-ins, sorted.
  ///
  /// A folder that cannot be read is skipped, as a shell does.
  var names: [String] {
    let found = environment.programFolders.flatMap { folder in
      ((try? UserFile.names(inFolder: folder)) ?? []).filter {
        $0.hasPrefix(Self.prefix) && UserFile.isProgram("\(folder)/\($0)")
      }
    }
    return Set(found).map { String($0.dropFirst(Self.prefix.count)) }.sorted()
  }
}
