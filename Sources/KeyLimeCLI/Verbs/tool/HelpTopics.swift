import Arguments

/// Pages of help that belong to no verb.
enum HelpTopics {
  static var all: [HelpTopic] { [exitCodes, environment, formatting, config] }

  private static var exitCodes: HelpTopic {
    let codes = ExitStatus.allCases.map { (String($0.rawValue), $0.summary) }
    return HelpTopic(
      "exit-codes", "What keylime tells the shell",
      text: """
        A script can tell from the exit code what became of a command.

        \(table(codes + [("130", "Ended by Ctrl-C"), ("141", "The reader of the output went away")]))

        A list without rows exits with 1, and so does naming something that does not exist. \
        A change to what is so already exits with 0 and writes nothing. \
        A plug-in or an alias of a shell command passes its own code through.
        """)
  }

  private static var environment: HelpTopic {
    HelpTopic(
      "environment", "The variables that keylime reads",
      text: """
        An option on the command line goes before a variable, a variable before the config, \
        the config before what is built in. --color is weighed as: the option, the config, \
        NO_COLOR, CLICOLOR_FORCE, CLICOLOR, TERM, whether it is a terminal.

        \(table(EnvironmentTable.notes.map { ($0.name, $0.summary) }))
        """)
  }

  private static var config: HelpTopic {
    let settings = ConfigKey.all.map { key in
      (key.name, "\(key.meaning) (\(key.expected); standard: \(key.standard))")
    }
    return HelpTopic(
      "config", "The settings and where they are kept",
      text: """
        Settings are members of one JSON object in ~/.config/keylime/config.json, or where \
        XDG_CONFIG_HOME or KEYLIME_CONFIG say. A dot leads into an object within.

          {"home": "55.95,-3.19", "alias": {"tonight": "discover --open-now"}}

        \(table(settings))

        An alias is used like a verb. It may stand for another alias, but not for itself, and it \
        cannot take the place of a verb. One that begins with '!' is run by the shell.
        """)
  }

  private static var formatting: HelpTopic {
    HelpTopic("formatting", "Tables, JSON, GeoJSON and templates", text: FormattingPage.text)
  }

  /// Two columns, as a paragraph that is shown as it is.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map { DisplayWidth.of($0.0) }.max() ?? 0
    return rows.map { name, meaning in
      "  " + name + String(repeating: " ", count: width - DisplayWidth.of(name) + 2) + meaning
    }.joined(separator: "\n")
  }
}
