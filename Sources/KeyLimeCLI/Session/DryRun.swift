import KeyLimeEngine

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
