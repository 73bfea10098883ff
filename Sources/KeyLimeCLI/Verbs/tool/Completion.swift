import Arguments

/// Prints the script that teaches a shell to complete command lines.
enum Completion: Verb {
  static let name = "completion"

  private static let shell = Operand(
    "SHELL", value: .oneOf(Shell.self, "SHELL"), summary: "The shell: bash, zsh or fish")

  static var spec: CommandSpec {
    CommandSpec(
      name: name, group: .tool, summary: "Print a script for completion by Tab",
      discussion: """
        The script asks keylime itself what may follow, so it need not be printed again after an \
        upgrade.
        """,
      operands: [shell.declaration],
      examples: [
        Example("completion bash", "For ~/.bashrc: source <(keylime completion bash)"),
        Example("completion zsh", "For a folder of fpath, as _keylime"),
        Example("completion fish", "For ~/.config/fish/completions/keylime.fish"),
      ],
      fields: [ResultField("text", type: "string", "The script")])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    .text(try arguments.needed(shell).script(program: Program.name))
  }
}
