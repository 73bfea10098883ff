/// A store in which the examples of the specifications and of the README can be typed as they
/// stand: the places, lists and files that they speak of are there.
enum Preparation {
  /// The lines of shell that make it.
  ///
  /// An example of a new verb may need another line here.
  static let lines = [
    // Somebody with a name, who is not at the keyboard later.
    "echo open-sesame > passcode",
    "keylime account register --first-name Kit --email kit@example.org --password-fd 3 3< passcode",
    "keylime account logout",
    // The sample's places as a catalogue of its own, so that sources can be listed and removed.
    "keylime import sample-town.jsonl --source town",
    // Imported once more, with a place that is new.
    #"(cat sample-town.jsonl; echo '{"id":"brand-new","name":"Brand New","latitude":35.2802,"longitude":-120.6602}') | keylime import - --source town"#,
    "printf 'Title,Note,URL\\nGreen Fork,,\\n' > saved.csv; printf 'Green Fork\\t5\\n' > my-ratings.tsv",
    "sed 's/Tac.u014d Luna/Corn Moon/' amber.json > hanoi.json; keylime import hanoi.json",
    "cp survey.geojson list.geojson; cp lunch.geojson.gz list.geojson.gz",
    "printf 'Trader,Geo\nOld Mill,\"10.1,20.1\"\n' > list.csv",
    #"echo '[{"title":"Old Mill","geo":{"lat":10.1,"lng":20.1}}]' > list.json"#,
    #"echo '[{"what":"Tea","amount":4,"currency":"EUR","date":"2026-11-01","payer_name":"Ann","#
      + #""payer_weight":1,"owers":["Ann","Bea"]}]' > group.json"#,
    "printf 'Date,Description,Category,Cost,Currency,Ann Ost,Bea\\n' > bills.csv",
    "printf '2026-11-01,Soup,Dining out,10.00,EUR,5.00,-5.00\\n' >> bills.csv",
    "printf 'Date,Title,Amount,Paid By,Split Between\\n2026-11-02,Taxi,9,Ann,Ann;Bea\\n' > trip.csv",
    #"printf '\377\330\377\340\0\020JFIF\0\001\001\0\0\001\0\001\0\0\377\331' > lunch.jpg"#,
    "(cat lunch.jpg; echo) > sol.jpg; printf 'BEGIN:VCARD\nVERSION:4.0\nFN:Kim Tan\nEND:VCARD\n' > friends.vcf",
    "keylime config set home 35.28,-120.66",
    "keylime config set units metric; keylime config set pager cat",
    "keylime config set alias.look show",
    "keylime rate 'Bao House' 4; keylime fav 'Taco Luna'; keylime swipe --like 'Bao House'",
    "keylime contact add 'Eli Berg' --nickname eli --email eli@example.org",
    "keylime contact add 'Ana Moss' --nickname ana; keylime contact add Eve",
    "printf 'Date,Description,Category,Cost,Currency,Ann Ost,Eli\\n\\n2026-11-01,Tea,General,4.00,USD,2.00,-2.00\\n' > bills.csv",
    "keylime checkin 'Bao House' --photo sol.jpg; keylime split eli 12 --new",
    "keylime admin passcode --passcode-fd 3 3< passcode",
    "keylime admin claim 'Bao House' --passcode-fd 3 3< passcode",
    "keylime admin claim 'Thai Orchid Table' --passcode-fd 3 3< passcode",
    "keylime admin edit 'Bao House' --website https://bao.example",
    "keylime admin deal add 'Thai Orchid Table' --title 'Free tea'",
    "keylime admin deal add 'Thai Orchid Table' --title 'Free rice'; keylime deals use rice --yes",
    "keylime admin staff add 'Thai Orchid Table' kit@example.org",
    "keylime admin deal add 'Bao House' --title 'Two for one' --uses 50",
    "keylime avoid --cuisine afghan; keylime note 'Corner Noodle Bar' 'long queue'",
    "keylime note 'Bao House' 'closed on Mondays'; keylime iwant-pick; keylime rate 'Thai Orchid Table' 4; keylime undo; keylime nearby",
  ]

  /// Gives `body` a copy of the store, and removes it.
  static func with<Result>(_ body: (Bench) throws -> Result) throws -> Result {
    try home.with(body)
  }

  private static let home = PreparedHome { bench in
    for line in lines {
      let finished = try bench.shell(line)
      guard finished.status == 0 else {
        throw SystemFault(call: line, description: "\(line): \(finished.errorText)")
      }
    }
  }
}
