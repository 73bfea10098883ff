/// A press of Tab as bash answers it, from the line that was typed to the words that are offered.
struct TabTrial: Trial {
  let scale: Scale
  let events: Int

  func measure() -> [Row] {
    let store = scale.store(events: events)
    let (script, output) = ("\(store.path).tab.bash", "\(store.path).tab")
    Platform.write(to: script) { $0(text) }
    let run = Platform.time(["bash", script], variables: store.variables + path, output: output)
    guard run.status == 0, let times = Platform.contents(of: output).map(Self.times) else {
      // An old bash has no clock to measure with.
      Platform.print("| Tab | | | | | | | | bash cannot be measured here | |")
      return []
    }
    return [
      Row(
        work: "Tab", places: scale.places, events: events, ours: times,
        bars: [Bar(unit: "ms", measured: times.median, limit: Limits.tab)])
    ]
  }

  /// Where the shell finds `keylime`.
  private var path: [String] {
    let folder = scale.options.keylime.split(separator: "/", omittingEmptySubsequences: false)
    return ["PATH=\(folder.dropLast().joined(separator: "/")):/usr/bin:/bin"]
  }

  private var text: String {
    """
    source '\(scale.options.completions)'
    press() {
      COMP_WORDS=(keylime show Golden) COMP_CWORD=2 COMP_LINE='keylime show Golden' COMP_POINT=19
      COMPREPLY=()
      _keylime
    }
    for ((run = 0; run < \(scale.options.plan.runs + 2); run++)); do
      start=$EPOCHREALTIME
      press
      end=$EPOCHREALTIME
      ((${#COMPREPLY[@]} > 1)) || exit 1
      ((run < 2)) || echo $((10#${end/./} - 10#${start/./}))
    done

    """
  }

  /// The microseconds that the script printed.
  private static func times(_ text: String) -> Times {
    Times(text.split(separator: "\n").compactMap { Double($0).map { $0 / 1000 } })
  }
}
