import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What the journal of another replica can do, and what it cannot.
@Suite struct ForeignReplicaTests {
  private static let other = ReplicaID(random: 0xABCDEF)

  /// A store in which its owner rated a place, and knows his account.
  private func owned<Result>(_ body: (OwnersWorld, AccountID) throws -> Result) throws -> Result {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "Bao House", "5").status == 0)
      try world.claimBaoHouse()
      let account = try #require(try Store(at: world.storePath).session())
      return try body(world, account)
    }
  }

  /// Puts a journal there that another replica might have sent.
  private func arrive(
    _ deeds: [(Action, AccountID)], in world: OwnersWorld, at time: Int64 = 0
  ) throws {
    var bytes: [UInt8] = []
    for (index, deed) in deeds.enumerated() {
      EventLine.append(
        Event(
          id: EventID(replica: Self.other, n: index + 1),
          time: HybridTime(milliseconds: time + Int64(index + 1)), by: deed.1, action: deed.0),
        to: &bytes)
    }
    try UserFile.replace(
      "\(world.storePath)/journal/\(Self.other.text)/000001.jsonl", with: bytes)
  }

  private let bao: RestaurantID

  init() throws { bao = try #require(RestaurantID("bao-house")) }

  private func limes(_ count: Int) throws -> Limes { try #require(Limes(count)) }

  @Test func doctorCountsWhatANewerVersionWrote() throws {
    try owned { world, account in
      try arrive(
        [
          (.unknown("sing", ["song": "La"]), account), (.unknown("dance", JSONObject()), account),
          (.unknown("sing", ["song": "Li"]), account), (.favourite(bao), account),
        ], in: world)
      let result = world.run("doctor", "--json")
      #expect(result.status == 0, "it is no damage")
      let rows = try JSON(parsing: Array(result.output.utf8)).elements ?? []
      let row = try #require(rows.first { $0["kind"]?.text == "newer-events" })
      #expect(row["level"]?.text == "note")
      #expect(row["message"]?.text?.contains("3 events, a newer one may: dance, sing") == true)
    }
  }

  /// As when `format.json` came from a machine that never saw the replica.
  @Test func doctorNamesAJournalWithoutEffect() throws {
    try owned { world, me in
      let friend = AccountID(random: 77)
      try arrive([(.favourite(bao), me), (.account(.create), friend)], in: world)
      func note() throws -> JSON? {
        let result = world.run("doctor", "--json")
        #expect(result.status == 0, "another store may have sent it")
        return try JSON(parsing: Array(result.output.utf8)).elements?
          .first { $0["kind"]?.text == "unheard-journal" }
      }
      let words = try #require(try note()?["message"]?.text)
      #expect(words.contains("so 1 of its events has no effect"), "\(words)")
      #expect(words.contains("keylime account allow \(Self.other.text)"))
      #expect(world.run("account", "allow", Self.other.text).status == 0)
      #expect(try note() == nil)
    }
  }

  /// A synchroniser may bring a journal before `format.json`, which names its replica.
  @Test func ratingsCountAsSoonAsTheirReplicaIsNamed() throws {
    try owned { world, me in
      try world.write("one.jsonl", #"{"id":"n1","name":"Real","latitude":1,"longitude":2}"# + "\n")
      #expect(world.run("import", "\(world.folder)/one.jsonl").status == 0)
      let place = try #require(RestaurantID("n1"))
      try arrive([(.rate(place, try limes(5)), me)], in: world)
      #expect(world.run("account", "logout", "--yes").status == 0)
      let rated = { world.run("nearby", "--near", "1,2", "--min-rating", "3").output }
      #expect(rated().isEmpty, "nobody named the replica yet")
      let path = "\(world.storePath)/format.json"
      let format = String(decoding: try UserFile.read(path, limit: 4096), as: UTF8.self)
      let parts = format.split(separator: #""replicas":["#)
      let named = parts.joined(separator: "\"replicas\":[\"\(Self.other.text)\",")
      try UserFile.replace(path, with: Array(named.utf8))
      #expect(rated().contains("Real"))
    }
  }

  @Test func nobodyElsesPlaceStandsInForOneOfTheCatalogue() throws {
    try OwnersWorld.with { world in
      try world.write("one.jsonl", #"{"id":"n1","name":"Real","latitude":1,"longitude":2}"# + "\n")
      #expect(world.run("rate", "Bao House", "5").status == 0)
      let (ben, id) = (try #require(AccountID("ben")), try #require(RestaurantID("n1")))
      let position = try #require(Coordinate(latitude: 1, longitude: 2))
      let forged = Restaurant(id: id, name: "False", position: position)
      let own = try #require(RestaurantID.added(by: ben, random: 5))
      let added = Restaurant(id: own, name: "Ben's", position: position)
      let deeds: [Action] = [
        .account(.create), .restaurant(id, .add(forged)), .restaurant(own, .add(added)),
      ]
      try arrive(deeds.map { ($0, ben) }, in: world)
      func names() -> [String] {
        world.run("nearby", "--near", "1,2", "--template", "{{name}}").output
          .split(separator: "\n").map(String.init).sorted()
      }
      #expect(names() == ["Ben's"])
      #expect(world.run("import", "\(world.folder)/one.jsonl").status == 0)
      #expect(names() == ["Ben's", "Real"])
      #expect(world.run("show", "n1").output.contains("Real"))
    }
  }

  @Test func aMachineThatWasCutIsToldSo() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "Bao House", "5").status == 0)
      let (mine, copy) = (world.storePath, "\(world.folder)/copy")
      func carry(to store: String) throws {
        try? UserFile.removeFolder(copy)
        #expect(world.run("backup", copy).status == 0)
        world.storePath = store
        #expect(world.run("restore", copy).status == 0)
      }
      try carry(to: "\(world.folder)/other")
      #expect(world.run("rate", "Bao House", "4").status == 0)
      let other = try #require(
        try world.json("log", "--limit", "1")["event"]?.text?.split(separator: ".").first)
      try carry(to: mine)
      #expect(world.run("account", "cut", String(other), "--yes").status == 0)
      try carry(to: "\(world.folder)/other")
      let refused = world.run("rate", "Bao House", "1", "--json")
      #expect(refused.status == 5)
      #expect(refused.errors.contains(#""replica-cut""#), "\(refused.errors)")
      #expect(world.run("account", "logout", "--yes").status == 0)
      #expect(world.run("rate", "Bao House", "1").status == 0)
    }
  }

  /// The machine that was lost goes on writing, and its journal comes back with a backup.
  @Test func aMachineThatWasCutCutsAndAllowsNobody() throws {
    try owned { world, me in
      let stranger = ReplicaID(random: 0xF00)
      let mine = try #require(try Store(at: world.storePath).format?.replicas?.first)
      try arrive([(.favourite(bao), me)], in: world)
      try Store(at: world.storePath).register(Self.other)
      #expect(world.run("account", "cut", Self.other.text, "--after", "1").status == 0)
      try arrive(
        [
          (.favourite(bao), me), (.account(.cut(mine, after: 0)), me),
          (.account(.allow(stranger)), me),
        ], in: world)
      let one = try limes(1)
      var line: [UInt8] = []
      EventLine.append(
        Event(
          id: EventID(replica: stranger, n: 1), time: HybridTime(milliseconds: 1), by: me,
          action: .rate(bao, one)), to: &line)
      try UserFile.replace("\(world.storePath)/journal/\(stranger.text)/000001.jsonl", with: line)
      let rated = try world.json("rate", "Bao House", "4")["limes"]?.number?.integer
      #expect(rated == 4)
      let kept = try world.json("rate")["limes"]?.number?.integer
      #expect(kept == 4)
      #expect(world.run("log", "--ineffective").output.split(separator: "\n").count == 3)
    }
  }

  /// Nothing of one's own waits, so what is done here afterwards comes after it.
  @Test func whatMyOtherMachineStampedAheadCanBeTakenBack() throws {
    try owned { world, me in
      let three = try limes(3)
      try arrive(
        [(.favourite(bao), me), (.rate(bao, three), me)], in: world, at: 1_900_000_000_000)
      try Store(at: world.storePath).register(Self.other)
      #expect(world.run("fav").output.contains("Bao House"))
      #expect(world.run("rate", "Bao House", "4").status == 0)
      let kept = try world.json("rate")["limes"]?.number?.integer
      #expect(kept == 4)
      #expect(world.run("fav", "Bao House", "--remove").status == 0)
      #expect(world.run("fav").status == 1)
      let time = try world.json("log", "--limit", "1")["time"]?.text
      #expect(time?.hasPrefix("2026-11-20") == true, "it is shown by this machine's clock")
    }
  }

  @Test func oneForgedLineTakesNoStoreOver() throws {
    try owned { world, _ in
      let stranger = AccountID(random: 99)
      try arrive([(.account(.create), stranger), (.store(.own), stranger)], in: world)
      let replaced = world.run(
        "admin", "passcode", "--replace", "--passcode-fd", "0", typed: "another one\n")
      #expect(replaced.status == 0, "\(replaced.errors)")
      let log = world.run("log", "--ineffective")
      #expect(log.output.contains("became the owner of this store\tnotPermitted"))
    }
  }

  /// A store without a passcode cannot look at proofs, so it believes nobody else's claim.
  @Test func aStrangerLooksAfterNothingHere() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "Bao House", "5").status == 0)
      let stranger = AccountID(random: 99)
      let claim = RestaurantChange.claim(proof: ClaimProof(turn: 1, code: "00"))
      try arrive(
        [
          (.account(.create), stranger), (.restaurant(bao, claim), stranger),
          (.restaurant(bao, .remove), stranger),
        ], in: world)
      #expect(world.run("show", "Bao House").status == 0)
      #expect(world.run("log", "--ineffective").output.split(separator: "\n").count == 2)
    }
  }

  @Test func nobodySpeaksForAnAccountThatBeganElsewhere() throws {
    try owned { world, me in
      let before = world.run("rate", "--json").output
      let id = try #require(
        try JSON(parsing: Array(world.run("log", "--do", "rate", "--json").output.utf8))
          .elements?.first?["event"]?.text.flatMap { EventID($0) })
      let two = try limes(2)
      try arrive(
        [
          (.account(.create), me), (.rate(bao, two), me), (.undo(id), me), (.favourite(bao), me),
        ], in: world)
      #expect(world.run("rate", "--json").output == before)
      #expect(world.run("fav").status == 1)
      #expect(world.run("log", "--ineffective").output.split(separator: "\n").count == 4)
    }
  }

  @Test func everybodysEventsWithoutEffectNeedNoOtherOption() throws {
    try owned { world, _ in
      let ineffective = world.run("log", "--ineffective")
      #expect(ineffective.status == 1)
      #expect(!ineffective.errors.contains("--all"))
      #expect(
        world.run("log", "--since", "2026-11-20T18:30:00Z", "--do", "undo").errors.contains("--all")
      )
    }
  }

  @Test func aReplicaSpeaksForItsOwnAccounts() throws {
    try owned { world, _ in
      let friend = AccountID(random: 7)
      let one = try limes(1)
      try arrive([(.account(.create), friend), (.rate(bao, one), friend)], in: world)
      #expect(world.run("log", "--ineffective").status == 1)
      #expect(world.run("log", "--all", "--do", "rate").output.split(separator: "\n").count == 2)
    }
  }

  @Test func whatIsStampedAheadWaitsForItsTime() throws {
    try owned { world, _ in
      let friend = AccountID(random: 7)
      let one = try limes(1)
      // Two days after the clock of this machine.
      try arrive(
        [(.account(.create), friend), (.rate(bao, one), friend)], in: world,
        at: 1_795_372_200_000)
      #expect(world.run("log", "--all", "--do", "rate").output.split(separator: "\n").count == 1)
      #expect(world.run("doctor").output.contains("more than a day ahead"))
      #expect(world.run("fav", "Taco Luna").status == 0)
      world.now = "2026-11-23T18:30:00Z"
      #expect(world.run("log", "--all", "--do", "rate").output.split(separator: "\n").count == 2)
      #expect(
        try world.json("log", "--do", "favourite")["time"]?.text?.hasPrefix("2026-11-20") == true)
    }
  }

  @Test func allowingCountsWhateverTheOrderAndACutEndsIt() throws {
    try owned { world, me in
      try arrive([(.favourite(bao), me), (.avoid(.cuisine("sushi")), me)], in: world)
      #expect(world.run("fav").status == 1)
      // The snapshot has judged the lines before they are allowed.
      let isWritten = try Store(at: world.storePath).writesSnapshotSoon()
      #expect(isWritten)
      #expect(world.run("account", "allow", Self.other.text).status == 0)
      #expect(world.run("fav").output.contains("Bao House"))
      #expect(world.run("account", "cut", Self.other.text, "--after", "1").status == 0)
      #expect(world.run("fav").output.contains("Bao House"))
      let isWrittenAgain = try Store(at: world.storePath).writesSnapshotSoon()
      #expect(isWrittenAgain)
      #expect(!world.run("avoid").output.contains("sushi"))
    }
  }

  @Test func allowingAgainWritesNothing() throws {
    try owned { world, _ in
      #expect(world.run("account", "allow", Self.other.text).status == 0)
      let log = world.run("log", "--json").output
      let again = world.run("account", "allow", Self.other.text)
      #expect(again.status == 0)
      #expect(again.errors.contains("may speak for your account"), "\(again.errors)")
      #expect(world.run("log", "--json").output == log)
      #expect(world.run("account", "allow", Self.other.text, "--key", "k").status == 0)
      let keyed = try world.json("account", "allow", Self.other.text, "--key", "k")
      #expect(keyed["repeated"] == true)
    }
  }

  @Test func aCutNamesAReplicaThatIsHere() throws {
    try OwnersWorld.with { world in
      let refused = world.run("account", "cut", Self.other.text)
      #expect(refused.status == 1)
      #expect(refused.errors.contains("cannot cut '\(Self.other.text)': no such replica is here"))
      let begun = try Store(at: world.storePath).session()
      #expect(begun == nil)
    }
    try owned { world, _ in
      let replica = try #require(try Store(at: world.storePath).format?.replicas?.first)
      let refused = world.run("account", "cut", replica.text)
      #expect(refused.status == 4)
      #expect(refused.errors.contains("this command itself would write as that replica"))
    }
  }

  @Test func anAllowedReplicaIsCutBeforeItsJournalComes() throws {
    try owned { world, me in
      #expect(world.run("account", "cut", Self.other.text).status == 1)
      #expect(world.run("account", "allow", Self.other.text).status == 0)
      let cut = world.run("account", "cut", Self.other.text)
      #expect(cut.status == 0)
      #expect(cut.errors.contains("nothing that \(Self.other.text) wrote counts"), "\(cut.errors)")
      let again = world.run("account", "cut", Self.other.text)
      let reason = "was cut: nothing that it wrote counts any more"
      #expect(again.errors.contains("already \(reason)"), "\(again.errors)")
      let refused = world.run("account", "allow", Self.other.text)
      #expect(refused.errors.contains("it \(reason), and a cut cannot be"), "\(refused.errors)")
      try arrive([(.favourite(bao), me)], in: world)
      #expect(world.run("fav").status == 1)
      let isWritten = try Store(at: world.storePath).writesSnapshotSoon()
      #expect(isWritten)
      try arrive([(.favourite(bao), me), (.avoid(.cuisine("sushi")), me)], in: world)
      #expect(world.run("fav").status == 1)
      #expect(world.run("avoid").status == 1)
      #expect(world.run("log", "--ineffective").output.split(separator: "\n").count == 2)
    }
  }

  @Test func anAllowanceAndACutSayWhatIsSo() throws {
    try owned { world, _ in
      let other = Self.other.text
      func run(_ words: String...) -> FakeWorld.Result { world.run(["account"] + words) }
      #expect(run("allow", other, "--key", "a").status == 0)
      #expect(run("allow", other).errors.contains("already may speak for your account"))
      #expect(run("allow", other, "--key", "a").errors.contains("already done with this key"))
      #expect(run("cut", other, "--after", "5", "--key", "c").errors.contains("after event 5"))
      let later = run("cut", other, "--after", "7")
      #expect(later.errors.contains("already was cut after its event 5"))
      #expect(run("cut", other, "--after", "2").errors.contains("after event 2 does not count"))
      let repeated = try world.json(
        "account", "cut", other, "--after", "5", "--key", "c")
      #expect(repeated["repeated"] == true && repeated["after"] == 5)
      let refused = run("allow", other)
      #expect(refused.status == 4)
      #expect(refused.errors.contains("it was cut after its event 2, and a cut cannot be undone"))
      #expect(world.run("log", "--limit", "0").output.split(separator: "replica").count == 4)
    }
  }

  /// The lost machine was this store's own once: its journal came back with a backup.
  @Test func aCutReachesTheReplicasOfThisStore() throws {
    try owned { world, me in
      try arrive([(.favourite(bao), me), (.avoid(.cuisine("sushi")), me)], in: world)
      try Store(at: world.storePath).register(Self.other)
      #expect(world.run("fav").output.contains("Bao House"))
      #expect(world.run("avoid").output.contains("sushi"))
      let isWritten = try Store(at: world.storePath).writesSnapshotSoon()
      #expect(isWritten)
      #expect(world.run("account", "cut", Self.other.text, "--after", "1").status == 0)
      #expect(world.run("fav").output.contains("Bao House"))
      #expect(!world.run("avoid").output.contains("sushi"))
      let isWrittenAgain = try Store(at: world.storePath).writesSnapshotSoon()
      #expect(isWrittenAgain)
      #expect(!world.run("avoid").output.contains("sushi"))
      // A line that arrives later is judged by the cut that the snapshot remembers.
      try arrive(
        [(.favourite(bao), me), (.avoid(.cuisine("sushi")), me), (.unfavourite(bao), me)],
        in: world)
      #expect(world.run("fav").output.contains("Bao House"))
      #expect(world.run("rate", "Bao House", "4").status == 0, "what is written here counts")
    }
  }

  @Test func aForgedRegistrationBlocksNoLogin() throws {
    try owned { world, _ in
      let options = ["--first-name", "Ana", "--email", "ana@example.org", "--password-fd", "0"]
      let registered = world.run(
        ["account", "register"] + options, typed: "correct horse\n")
      #expect(registered.status == 0, "\(registered.errors)")
      let stranger = AccountID(random: 99)
      var profile = Account()
      profile.email = "ana@example.org"
      try arrive(
        [(.account(.create), stranger), (.account(.register(profile)), stranger)], in: world)
      #expect(world.run("account", "logout", "--yes").status == 0)
      let login = world.run(
        "account", "login", "ana@example.org", "--password-fd", "0", typed: "correct horse\n")
      #expect(login.status == 0, "\(login.errors)")
    }
  }
}

extension Store {
  /// Writes a snapshot; another test may hold a copy of its lock for a moment.
  fileprivate func writesSnapshotSoon() -> Bool {
    for _ in 0..<400 {
      _ = try? journal.read { (state) throws(SnapshotFault) in try state.owner() }
      if refreshSnapshot(evenIfNotDue: true) { return true }
      Platform.pause(seconds: 0.005)
    }
    return false
  }
}
