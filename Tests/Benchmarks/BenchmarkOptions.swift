/// What the command line asks for.
struct BenchmarkOptions {
  var keylime = ".build/release/keylime"
  var recordCounts: [Int] = []
  var eventCounts: [Int] = []
  var runs = 30
  var folder = "/tmp/keylime-benchmark"

  /// Reads `--keylime PATH --records N --events N --runs N --folder PATH`; `--records` and `--events`
  /// may be repeated.
  init(_ words: [String]) {
    var words = words.dropFirst()
    while let name = words.popFirst(), let value = words.popFirst() {
      switch name {
      case "--keylime": keylime = value
      case "--records": recordCounts += Int(value).map { [$0] } ?? []
      case "--events": eventCounts += Int(value).map { [$0] } ?? []
      case "--runs": runs = Int(value) ?? runs
      case "--folder": folder = value
      default: print("unknown option \(name)")
      }
    }
    if recordCounts.isEmpty { recordCounts = [54_000] }
  }
}
