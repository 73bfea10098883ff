import Arguments

/// `completion`: prints the completion script for a shell.
enum Completion: Verb {
  private static let shell = Operand(
    "SHELL", value: .oneOf(Shell.self, "SHELL"), summary: "The shell: bash, zsh or fish")

  static var spec: CommandSpec {
    CommandSpec(
      name: "completion", group: .tool, summary: "Print a shell completion script",
      discussion: """
        The script calls keylime to get the candidates, so you need not install it again after an \
        upgrade.
        """,
      operands: [shell.declaration],
      examples: [
        Example("completion bash", "For ~/.bashrc: source <(keylime completion bash)"),
        Example("completion zsh", "For a folder in fpath, as _keylime"),
        Example("completion fish", "For ~/.config/fish/completions/keylime.fish"),
      ],
      fields: [ResultField("text", type: "string", "The script")])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    .text(try arguments.needed(shell).script(program: Program.name))
  }
}
