/// A store in which the examples of the specifications and of the README can be typed as they stand:
/// the places, lists and files that they speak of are there.
enum Preparation {
  /// The lines of shell that make it.
  ///
  /// An example of a new verb may need another line here.
  static let lines = [
    // The sample's places as a catalogue of its own, so that sources can be listed and removed.
    "keylime import sample-town.jsonl --source town",
    "cp amber.json hanoi.json; cp survey.geojson list.geojson; cp lunch.geojson.gz list.geojson.gz",
    "keylime import hanoi.json",
    "keylime config set home 35.28,-120.66",
    "keylime config set units metric",
    "keylime config set pager cat",
    "keylime rate 'Bao House' 4",
    "keylime iwant-pick",
    "keylime nearby",
  ]

  /// Gives `body` a copy of the store, and removes it.
  static func with<Result>(_ body: (Bench) throws -> Result) throws -> Result {
    let original = try original.get()
    return try withFolder { path in
      let bench = Bench(home: path)
      _ = try bench.shell("cp -a '\(original)/.' .")
      return try body(bench)
    }
  }

  /// The store is made once, and removed when all tests are done.
  private static let original = Result<String, any Error> {
    let path = try lastingFolder()
    let bench = Bench(home: path)
    try bench.furnish()
    for line in lines {
      let finished = try bench.shell(line)
      guard finished.status == 0 else {
        throw SystemFault(call: line, description: "\(line): \(finished.errorText)")
      }
    }
    return path
  }
}
