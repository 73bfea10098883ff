import Arguments

/// Help pages about topics other than verbs.
enum HelpTopics {
  static var all: [HelpTopic] { [exitCodes, environment, formatting, settings] }

  private static var exitCodes: HelpTopic {
    let codes = ExitStatus.allCases.map { (String($0.rawValue), $0.summary) }
    return HelpTopic(
      "exit-codes", "The exit codes of keylime",
      text: """
        The exit code tells a script how a command ended.

        \(table(codes + [("130", "Ended by Ctrl-C"), ("141", "The reader of the output went away")]))

        An empty list exits with 1, and so does naming something that does not exist. Changing \
        something to the value it already has exits with 0 and writes nothing. A plug-in or an \
        alias of a shell command exits with its own code.
        """)
  }

  private static var environment: HelpTopic {
    HelpTopic(
      "environment", "The environment variables that keylime reads",
      text: """
        An option on the command line overrides a variable, a variable overrides the config, and \
        the config overrides the default. For colour, the first of these that is set decides: \
        --color, the config, NO_COLOR, CLICOLOR_FORCE, CLICOLOR, TERM, whether the stream is a \
        terminal.

        \(table(EnvironmentTable.notes.map { ($0.name, $0.summary) }))
        """)
  }

  private static var settings: HelpTopic {
    let settings = ConfigKey.all.flatMap { key in
      [(key.name, key.meaning), ("", "\(key.expected); default: \(key.standard)")]
    }
    return HelpTopic(
      "settings", "The settings and the config file",
      text: """
        Settings are members of one JSON object in ~/.config/keylime/config.json, or in the file \
        given by XDG_CONFIG_HOME or KEYLIME_CONFIG. A dot in a key leads into a nested object.

          {"home": "55.95,-3.19", "alias": {"tonight": "discover --open-now"}}

        \(table(settings))

        An alias is used like a verb. It may expand to another alias, but not to itself, and it \
        cannot replace a verb. An alias that begins with '!' is run by the shell.
        """)
  }

  private static var formatting: HelpTopic {
    HelpTopic("formatting", "Tables, JSON, GeoJSON and templates", text: FormattingPage.text)
  }

  /// Two columns, as a paragraph that is not reflowed.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map { DisplayWidth.of($0.0) }.max() ?? 0
    return rows.map { name, meaning in
      "  " + name + String(repeating: " ", count: width - DisplayWidth.of(name) + 2) + meaning
    }.joined(separator: "\n")
  }
}
