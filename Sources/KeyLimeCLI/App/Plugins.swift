import Arguments
import KeyLimeEngine

/// Programs on `PATH` that add verbs: `keylime-foo` runs as `keylime foo`.
struct Plugins {
  private let environment: Environment
  private static let prefix = Program.name + "-"

  /// Looks into the folders of `PATH`, when something is looked for.
  init(_ environment: Environment) { self.environment = environment }

  /// Empty and relative folders are left out: what they hold depends on where one stands.
  private var folders: [String] {
    (environment["PATH"] ?? "").split(separator: ":").map(String.init)
      .filter { $0.hasPrefix("/") }
  }

  /// The program behind a verb.
  func path(of verb: String) -> String? {
    guard !verb.isEmpty, !verb.contains("/") else { return nil }
    return folders.lazy.map { "\($0)/\(Self.prefix)\(verb)" }.first(where: UserFile.isProgram)
  }

  /// The verbs that are there, sorted; as a shell does, a folder that cannot be read is passed over.
  var names: [String] {
    let found = folders.flatMap { folder in
      ((try? UserFile.names(inFolder: folder)) ?? []).filter {
        $0.hasPrefix(Self.prefix) && UserFile.isProgram("\(folder)/\($0)")
      }
    }
    return Set(found).map { String($0.dropFirst(Self.prefix.count)) }.sorted()
  }
}

/// The verbs that are not in the registry: aliases and plug-ins.
struct CustomVerbs: Sendable {
  private let list: @Sendable () -> [Candidate]

  /// Looks them up when asked; a config that cannot be read has no aliases.
  init(_ environment: Environment) {
    list = {
      let aliases = ConfigurationSource(environment).quietly?.aliases ?? []
      return aliases.map { Candidate($0.name, "Alias for '\($0.expansion)'") }
        + Plugins(environment).names.map { Candidate($0, "From \(Program.name)-\($0)") }
    }
  }

  /// The verbs, each with what it is.
  var candidates: [Candidate] { list() }

  /// The verbs alone.
  var names: [String] { list().map(\.value) }
}
