/// A store in which the examples of the specifications and of the README can be typed as they stand:
/// the places, lists and files that they speak of are there.
enum Preparation {
  /// The lines of shell that make it.
  ///
  /// An example of a new verb may need another line here.
  static let lines = [
    // The sample's places as a catalogue of its own, so that sources can be listed and removed.
    "keylime import sample-town.jsonl --source town",
    "sed 's/Luna/Azul/' amber.json >hanoi.json; cp survey.geojson list.geojson; cp lunch.geojson.gz list.geojson.gz",
    "keylime import hanoi.json",
    "keylime config set home 35.28,-120.66",
    "keylime config set units metric",
    "keylime config set pager cat",
    "keylime rate 'Bao House' 4",
    "keylime fav 'Taco Luna'",
    "keylime contact add Eli; keylime contact add Ana; keylime contact add Eve",
    "keylime swipe --like 'Green Fork' --pass 'Burger Barn'",
    "keylime checkin 'Taco Luna' --note birthday; keylime checkin 'Bao House' --with Eli",
    "keylime split eli 40.01 --half --paid-by me --json=bill | tr -dc '[:alnum:]' >bill",
    "printf 'secret word\\nsecret word\\n' >password; printf 'lime tree juice\\nlime tree juice\\n' >passcode",
    "keylime account register --first-name Ana --email ana@example.org --password-fd 3 3<password",
    "keylime admin passcode --passcode-fd 3 3<passcode",
    "keylime admin claim 'Bao House' --passcode-fd 3 3<passcode",
    "keylime admin deal add 'Bao House' 'Two for one' --json=deal | tr -dc '[:alnum:]' >deal",
    "printf '\\377\\330\\377\\340\\000\\020JFIF\\000\\001\\377\\331' >sol.jpg; cp sol.jpg lunch.jpg",
    "printf 'BEGIN:VCARD\\r\\nVERSION:3.0\\r\\nFN:Ida Berg\\r\\nEND:VCARD\\r\\n' >friends.vcf",
    "keylime iwant-pick",
    "keylime rate 'Taco Luna' 3; keylime undo",
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
