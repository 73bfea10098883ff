/// What the command line asks for.
struct BenchmarkOptions {
  var keylime = ".build/release/keylime"
  var completions = "completions/keylime.bash"
  var folder = "/tmp/keylime-benchmark"
  var plan = Plan.whole
  /// Whether the stores and databases stay, for a profiler.
  var keeps = false

  /// Reads `--keylime PATH --completions PATH --folder PATH --keep`, and the plan: `--largest`,
  /// `--short` or `--smoke`; without one of these it is the whole plan.
  init(_ words: [String]) {
    var words = words.dropFirst()
    while let name = words.popFirst() {
      switch name {
      case "--largest": plan = .largest
      case "--short": plan = .short
      case "--smoke": plan = .smoke
      case "--keep": keeps = true
      case "--keylime": keylime = words.popFirst() ?? keylime
      case "--completions": completions = words.popFirst() ?? completions
      case "--folder": folder = words.popFirst() ?? folder
      default: Platform.fail("unknown option \(name)")
      }
    }
  }
}
