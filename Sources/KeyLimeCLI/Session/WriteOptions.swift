import Arguments

/// The options of every verb that changes something.
enum WriteOptions {
  static let key = Option(
    "key", value: .text.named("KEY"),
    summary: "Your name for this very wish",
    discussion: """
      A command that is tried again with the same KEY happens once: the second time tells what the \
      first one did. For scripts that retry.
      """)
  static let dryRun = Flag("dry-run", summary: "Show what would be written, and write nothing")

  static let declarations: [OptionDeclaration] = [key.declaration, dryRun.declaration]
}
