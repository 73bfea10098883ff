import Arguments

/// The options of every verb that writes events.
enum WriteOptions {
  static let key = Option(
    "key", value: .text.named("KEY"),
    summary: "Idempotency key for safe retries",
    discussion: """
      Retrying a command with the same KEY changes nothing more and reports the first result. Use \
      it in scripts that retry.
      """)
  static let dryRun = Flag("dry-run", summary: "Show what would be written, but write nothing")

  static let declarations: [OptionDeclaration] = [key.declaration, dryRun.declaration]
}
