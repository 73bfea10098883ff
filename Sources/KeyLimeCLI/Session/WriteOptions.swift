import Arguments
import KeyLimeEngine

/// The options of every verb that writes events.
enum WriteOptions {
  static let key = Option(
    "key", value: .key,
    summary: "Idempotency key for safe retries",
    discussion: """
      Retrying a command with the same KEY changes nothing more and reports the first result. Use \
      it in scripts that retry.
      """)
  static let yes = Flag("yes", short: "y", summary: "Do not ask for confirmation")
  static let dryRun = Flag("dry-run", summary: "Show what would be written, but write nothing")

  /// The fields that the answers of these verbs have besides their own.
  static let fields = [
    ResultField("event", type: "string", "Id of the first event that was written"),
    ResultField("repeated", type: "boolean", "True for a retry with the same --key"),
    ResultField("dryRun", type: "boolean", "With --dry-run: true"),
    ResultField("events", type: "array", "With --dry-run: the events that would be written"),
  ]

  static let declarations: [OptionDeclaration] = [
    key.declaration, dryRun.declaration, yes.declaration,
  ]
}

extension ParsedArguments {
  /// Whether what would be written is only shown.
  var isDryRun: Bool { self[WriteOptions.dryRun] ?? false }
}

extension ValueType<String> {
  /// An idempotency key.
  ///
  /// A blank one is refused: it comes from a variable that is not set, and would make different
  /// commands look like retries of one.
  fileprivate static let key = ValueType("KEY", expects: "a key that is not blank") { text in
    text.trimmed.isEmpty ? nil : text
  }
}

/// The output of `--dry-run`: the events that a change would write.
struct DryRun {
  let actions: [Action]

  /// The events as the journal would store them, without sequence numbers and times.
  func output(_ line: StyledText) -> Output {
    let events = actions.map { action in
      var event: JSONObject = ["do": .string(action.name)]
      event.members += action.fields.members
      return JSON.object(event)
    }
    return .record(
      Record(
        json: ["dryRun": true, "events": .array(events)],
        lines: [line + StyledText(" (dry run, nothing was written)", .faint)]
          + events.map { StyledText($0.compactText) },
        inPipe: .lines, wraps: false))
  }
}
