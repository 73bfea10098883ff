import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What only many processes, or a journal that somebody else wrote into, can show.
@Suite(.enabled(if: RunBinary.path != nil)) struct OwnersBinaryTests {
  private func shell(_ world: OwnersWorld, _ line: String) throws -> String {
    let store = "export KEYLIME_STORE='\(world.storePath)' KEYLIME_CONFIG=/nowhere/c; "
    return try #require(RunBinary.shell(store + line)).output
  }

  @Test func tenUsesAreTenUnderFiftyProcesses() throws {
    try OwnersWorld.with { world in
      world.now = "2026-01-01T00:00:00Z"
      try world.claimBaoHouse()
      let id = try world.offer("Ten", "--uses", "10", "--no-once-per-person")
      let out = try shell(
        world,
        """
        for i in $(seq 50); do
          { "$KEYLIME_BIN" deals use \(id) --yes --json=code 2>/dev/null; echo "exit $?"; } &
        done | sort | uniq -c | sort -rn | sed 's/^ *//'; wait
        """)
      let lines = out.split(separator: "\n").map(String.init)
      #expect(lines.contains("40 exit 4"))
      #expect(lines.contains("10 exit 0"))
      let codes = lines.filter { $0.hasPrefix("1 {") }.map { $0.dropFirst(11).dropLast(2) }
      #expect(Set(codes).count == 10)
      for code in codes { #expect(world.run("admin", "redeem", String(code)).status == 0) }
      let deal = try world.json("admin", "deal", "list")
      #expect(deal["uses"] == 10)
      #expect(deal["redemptions"] == 10)
    }
  }

  @Test func twentyTillsRedeemOneCodeOnce() throws {
    try OwnersWorld.with { world in
      world.now = "2026-01-01T00:00:00Z"
      try world.claimBaoHouse()
      let id = try world.offer("One")
      let used = try world.json("deals", "use", id, "--yes")
      let code = try #require(used["code"]?.text)
      let out = try shell(
        world,
        """
        for i in $(seq 20); do
          { "$KEYLIME_BIN" admin redeem '\(code)' >/dev/null 2>&1; echo "exit $?"; } &
        done | sort | uniq -c | sed 's/^ *//'; wait
        """)
      #expect(out == "1 exit 0\n19 exit 4\n")
    }
  }

  @Test func forgedEventsHaveNoEffect() throws {
    try OwnersWorld.with { world in
      world.now = "2026-01-01T00:00:00Z"
      try world.claimBaoHouse()
      let id = try world.offer("Tea", "--uses", "1")
      try forge(in: world, deal: id)
      let out = try shell(
        world,
        """
        "$KEYLIME_BIN" show bao-house --json=name,price
        "$KEYLIME_BIN" show taco-luna --json=name
        "$KEYLIME_BIN" deals show \(id) --json=title,usesLeft
        "$KEYLIME_BIN" deals use \(id) --yes >/dev/null 2>&1; echo $?
        """)
      #expect(
        out == """
          {"name":"Bao House","price":2}
          {"name":"Taco Luna"}
          {"title":"Tea","usesLeft":1}
          0

          """)
    }
  }

  /// A line in this store's own journal file, with a right checksum, by somebody who never typed
  /// the passcode; then the line of a claim that was real, once more after its release.
  @Test func aForgedClaimMakesNobodyAnAdmin() throws {
    try OwnersWorld.with { world in
      world.now = "2026-01-01T00:00:00Z"
      try world.claimBaoHouse()
      let id = try world.offer("Tea")
      let owner = try #require(try Store(at: world.storePath).session())
      try world.become("mallory")
      let bao = try #require(RestaurantID("bao-house"))
      let events = try Store(at: world.storePath).journal.log.events()
      let claim = try #require(events.first { $0.action.kind == .claimRestaurant })
      let free = Action.restaurant(
        bao, .addDeal(try #require(DealID("free")), Deal(title: "Free")))
      try appendToJournal(of: world, by: "mallory", [.restaurant(bao, .claim()), free])
      try appendToJournal(of: world, by: "mallory", [claim.action, free])
      let seen = try shell(
        world,
        """
        "$KEYLIME_BIN" admin show 2>/dev/null; echo $?
        "$KEYLIME_BIN" admin edit bao-house --phone 7 2>/dev/null; echo $?
        "$KEYLIME_BIN" deals bao-house --json=title
        "$KEYLIME_BIN" log -n 4 --json=do,effect,reason
        """)
      let refused = ["addDeal", "claimRestaurant", "addDeal", "claimRestaurant"].map {
        #"{"do":"\#($0)","effect":false,"reason":"notPermitted"}"#
      }
      let rows = seen.split(separator: "\n").filter { $0 != "[" && $0 != "]" }
        .map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }
      #expect(rows == ["1", "5", #"{"title":"Tea"}"#] + refused)
      try world.become(owner.text)
      #expect(world.run("admin", "release", "bao-house").status == 0)
      try appendToJournal(of: world, by: owner.text, [claim.action])
      #expect(world.run("admin", "edit", "bao-house", "--phone", "7").status == 5)
      #expect(world.run("deals", "show", id).status == 0)
    }
  }

  /// Writes lines behind the last one of the store's own replica, as an editor could.
  private func appendToJournal(
    of world: OwnersWorld, by name: String, _ actions: [Action]
  ) throws {
    let journal = try Store(at: world.storePath).journal
    let last = try #require(try journal.log.events().last)
    let by = try #require(AccountID(name))
    let path = "\(world.storePath)/journal/\(last.id.replica.text)/000001.jsonl"
    var bytes = try UserFile.read(path)
    for (index, action) in actions.enumerated() {
      let id = EventID(replica: last.id.replica, n: last.id.n + 1 + index)
      let time = HybridTime(milliseconds: last.time.milliseconds + 1 + Int64(index))
      EventLine.append(Event(id: id, time: time, by: by, action: action), to: &bytes)
    }
    try UserFile.replace(path, with: bytes)
  }

  /// A replica of its own, with right checksums, in which a stranger edits, removes, offers and
  /// redeems what is not theirs.
  private func forge(in world: OwnersWorld, deal: String) throws {
    let replica = ReplicaID(random: 99)
    let stranger = try #require(AccountID("mallory"))
    let (bao, taco) = (
      try #require(RestaurantID("bao-house")), try #require(RestaurantID("taco-luna"))
    )
    let id = try #require(DealID(deal))
    let price = Patch<Restaurant>(changes: ["name": "Mine", "price": 1])
    let free = Patch<Deal>(changes: ["title": "Free", "usesInAll": 1000])
    let actions: [Action] = [
      .restaurant(bao, .claim()), .restaurant(taco, .claim()), .restaurant(bao, .edit(price)),
      .restaurant(taco, .remove),
      .restaurant(bao, .editDeal(id, free)), .restaurant(bao, .removeDeal(id)),
      .deal(bao, id, .redeem(.nonce("0000000000000001"))), .store(.own),
    ]
    var bytes: [UInt8] = []
    for (index, action) in actions.enumerated() {
      let time = HybridTime(milliseconds: 1_767_312_000_000 + Int64(index))
      EventLine.append(
        Event(
          id: EventID(replica: replica, n: index + 1), time: time, by: stranger, action: action),
        to: &bytes)
    }
    try UserFile.replace(
      "\(world.storePath)/journal/\(replica.text)/000001.jsonl", with: bytes)
  }
}
