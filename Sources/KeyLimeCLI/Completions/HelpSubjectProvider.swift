import Arguments

/// What `help` can explain: verbs, topics, aliases and plug-ins.
enum HelpSubjectProvider: CompletionProvider {
  static let kind = "help-subject"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    if let verb = request.operands.first {
      let subcommands = Commands.named(verb)?.spec.subcommands ?? []
      return subcommands.filter { !$0.isHidden }.map { Candidate($0.name, $0.summary) }
    }
    let program = ProgramSpec.keylime
    return program.verbs.map(\.spec).filter { !$0.isHidden }.map { Candidate($0.name, $0.summary) }
      + program.topics.map { Candidate($0.name, $0.summary) }
      + OtherVerbs(context.environment).candidates
  }
}
