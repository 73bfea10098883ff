import KeyLimeEngine

/// What surrounds the program on this machine: helper programs, completions and manual pages.
struct Surroundings {
  private let environment: Environment

  /// Looks when it is asked.
  init(_ context: Context) { environment = context.environment }

  /// The helper programs and what each is for.
  private static let programs = [
    ("curl", "import --overpass, add --osm, --pictures"), ("chafa", "pictures"),
    ("man", "help VERB"), ("iconv", "contacts in old encodings"),
    ("gpspipe", "nearby --follow, --near me"),
    ("gzip", "packed files"), ("unzip", "zip files"), ("osmium", "OpenStreetMap's XML and PBF"),
    ("tar", "backup FILE.tar.gz"),
  ]

  /// A line for each program and for each kind of installed file; a missing one is no fault.
  var rows: [DoctorRow] {
    Self.programs.map { program, use in
      path(of: program).map { DoctorRow(.ok, "program", "\(program): \($0)") }
        ?? DoctorRow(.note, "program", "\(program) was not found; needed for: \(use)")
    } + installed
  }

  /// The names of the programs that were found.
  var foundPrograms: [String] { Self.programs.map(\.0).filter { path(of: $0) != nil } }

  private func path(of program: String) -> String? { environment.path(ofProgram: program) }

  private var installed: [DoctorRow] {
    let files = [
      (
        "bash completion",
        ["bash-completion/completions/keylime.bash", "bash-completion/completions/keylime"]
      ),
      ("zsh completion", ["zsh/site-functions/_keylime", "zsh/vendor-completions/_keylime"]),
      ("fish completion", ["fish/vendor_completions.d/keylime.fish"]),
      ("manual page", ["man/man1/keylime.1", "man/man1/keylime.1.gz"]),
    ]
    return files.map { name, places in
      let found = folders.flatMap { folder in places.map { "\(folder)/\($0)" } }
        .first { UserFile.resolved($0) != nil }
      return found.map { DoctorRow(.ok, "installed", "\(name): \($0)") }
        ?? DoctorRow(.note, "installed", "the \(name) was not found")
    }
  }

  private var folders: [String] {
    [environment.folder("XDG_DATA_HOME", orHome: ".local/share")].compactMap(\.self)
      + (environment.nonEmpty("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share")
      .split(separator: ":").map(String.init)
  }
}
