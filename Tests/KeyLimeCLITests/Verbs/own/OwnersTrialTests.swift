import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What owners, cashiers and guests met with when they tried deals for a while.
@Suite struct OwnersTrialTests {
  @Test(arguments: [
    (["--when", "Sa-Su 11:00-14:00", "--expires", "nov 20"], "never begin before it ends"),
    (["--when", "off"], "its hours, off, never begin"),
  ]) func aDealWhoseHoursNeverBeginIsNotOffered(_ options: [String], _ words: String) throws {
    try OwnersWorld.withBaoHouse { world in
      let offered = world.run(["admin", "deal", "add", "bao-house", "--title", "Tea"] + options)
      #expect(offered.errors.contains("nobody can use this deal") && offered.errors.contains(words))
      #expect(world.run("deals").status == 1)
      #expect(!world.run("show", "bao-house").output.contains("Tea"))
      let shown = try world.json("deals", "show", "tea")
      #expect(shown["nextStart"] == nil)
      let use = world.run("deals", "use", "tea", "--yes")
      #expect(use.status == 4)
      #expect(use.errors.contains(words) && !use.errors.contains("can be used from"))
      let later = world.run("admin", "deal", "edit", "tea", "--when", "Sa", "--expires", "nov 21")
      #expect(later.status == 0 && !later.errors.contains("nobody"), "\(later.errors)")
      #expect(try world.json("deals")["nextStart"] == "2026-11-21T00:00:00-08:00")
    }
  }

  @Test func aDealWhoseHoursAreOverByItsStartIsToldOf() throws {
    try OwnersWorld.withBaoHouse { world in
      let words = ["--title", "Tea", "--when", "Fr", "--starts", "nov 21", "--expires", "nov 22"]
      let offered = world.run(["admin", "deal", "add", "bao-house"] + words)
      #expect(offered.errors.contains("nobody can use this deal"), "\(offered.errors)")
    }
  }

  @Test func aKeyBelongsToOneCode() throws {
    try OwnersWorld.withBaoHouse { world in
      let id = try world.offer("Pie", "--no-once-per-person")
      let codes = [try world.use(id), try world.use(id), "0000-0000-00000"]
      let till = world.run(
        "admin", "redeem", "-", "--key", "z", typed: codes.joined(separator: "\n"))
      #expect(till.status == 2)
      #expect(till.output.isEmpty && till.errors.contains("a key belongs to one code"))
      #expect(try world.json("admin", "report")["redemptions"]?.number?.integer == 0)
    }
  }

  @Test func aTillLooksAtTheClockForEachCode() throws {
    try OwnersWorld.withBaoHouse { world in
      let first = try world.use(try world.offer("Tea", "--expires", "2026-11-20T19:00:00Z"))
      let last = try world.use(try world.offer("Bun", "--expires", "2026-11-20T19:00:00Z"))
      world.now = ""
      var seconds: Int64 = 1_795_199_400 - 1200
      world.clock = {
        seconds += 1200
        return Instant(seconds: seconds)
      }
      let till = world.run("admin", "redeem", "--json", typed: "\(first)\n\(last)\n")
      let rows = try JSON(parsing: Array(till.output.utf8)).elements ?? []
      #expect(rows.map { $0["status"]?.text } == ["ok", "expired"], "\(till.output)")
    }
  }

  @Test func aCodeThatWasShownOutlivesALaterStart() throws {
    try OwnersWorld.withBaoHouse { world in
      let id = try world.offer("Tea")
      let code = try world.use(id)
      #expect(world.run("admin", "deal", "edit", id, "--starts", "2026-12-01").status == 0)
      #expect(try world.json("admin", "redeem", code)["status"] == "ok")
    }
  }

  @Test(arguments: [
    ("feb 29", "2028-03-01T00:00:00-08:00"), ("jun 1", "2027-06-02T00:00:00-07:00"),
    ("nov 20", "2026-11-21T00:00:00-08:00"), ("nov 21", "2026-11-22T00:00:00-08:00"),
    ("end of month", "2026-12-01T00:00:00-08:00"), ("tomorrow", "2026-11-22T00:00:00-08:00"),
  ]) func aDayWithoutAYearIsTheNext(_ day: String, _ end: String) throws {
    try OwnersWorld.withBaoHouse { world in
      let id = try world.offer("Tea", "--expires", day)
      let deal = try world.json("deals", "show", id)
      #expect(deal["expires"]?.text == end, "\(deal.compactText)")
    }
  }

  @Test func anOwnerNamesTheirOwnDeals() throws {
    try OwnersWorld.withBaoHouse { world in
      let mine = try world.offer("Free soup", "--expires", "2026-11-21")
      try world.become("ben")
      let claim = world.run(
        "admin", "claim", "Taco Luna", "--passcode-fd", "0", typed: "limes4ever\n")
      #expect(claim.status == 0)
      let other = world.run("admin", "deal", "add", "taco-luna", "--title", "Free soup")
      #expect(other.status == 0)
      try world.become("owner2")
      #expect(
        world.run("admin", "claim", "bao-house", "--passcode-fd", "0", typed: "limes4ever\n")
          .status == 0)
      let edited = try world.json(
        "admin", "deal", "edit", "Free soup", "--title", "Soup for nothing")
      #expect(edited["id"]?.text == mine)
      #expect(world.run("admin", "deal", "edit", mine, "--title", "Free soup").status == 0)
      let guest = world.run("deals", "show", "Free soup")
      #expect(guest.status == 2)
      #expect(guest.errors.contains("at Taco Luna"), "\(guest.errors)")
    }
  }

  /// It is the 21st in UTC, where the owner's own clock stands, and the 20th at the place.
  @Test func todayIsTheDayOfThePlace() throws {
    try OwnersWorld.withBaoHouse { world in
      _ = try world.use(try world.offer("Tea"))
      world.now = "2026-11-21T03:00:00Z"
      let report = try world.json("admin", "report", "--since", "today")
      #expect(report["uses"] == 1)
      #expect(world.run("admin", "report", "--until", "yesterday").status == 1)
    }
  }

  @Test func aReportKeepsTheClockOfARemovedPlace() throws {
    try OwnersWorld.withBaoHouse { world in
      _ = try world.use(try world.offer("Tea"))
      let before = world.run("admin", "report", "--json").output
      #expect(before.contains(#""hour":10"#) && before.contains("Bao House"), "\(before)")
      #expect(world.run("admin", "remove", "bao-house", "--yes").status == 0)
      #expect(world.run("admin", "report", "--json").output == before)
    }
  }

  @Test func whoHasNoNameIsToldWhoUsedIt() throws {
    try OwnersWorld.withBaoHouse { world in
      let id = try world.offer("Cake")
      let options = ["--first-name", "Ana", "--email", "ana@example.org", "--password-fd", "0"]
      #expect(world.run(["account", "register"] + options, typed: "correct horse\n").status == 0)
      _ = try world.use(id)
      #expect(world.run("account", "logout", "--yes").status == 0)
      let refused = world.run("deals", "use", id, "--yes")
      #expect(refused.status == 4)
      #expect(refused.errors.contains("it was used on this machine"), "\(refused.errors)")
      #expect(!refused.errors.contains("shows its code again"))
      #expect(try world.json("deals", "show", id)["used"] == false)
      #expect(!world.run("deals").errors.contains("deals used"))
    }
  }

  @Test func usesAreNamedByTheirRows() throws {
    try OwnersWorld.withBaoHouse { world in
      let id = try world.offer("Free tea", "--no-once-per-person")
      let first = try world.use(id)
      world.now = "2026-11-20T18:40:00Z"
      let second = try world.use(id)
      world.isTerminal = true
      let list = world.run("deals", "used", "--color=never")
      #expect(list.output.contains(first) && list.output.contains(second))
      world.isTerminal = false
      #expect(try world.json("deals", "used", "@1")["code"]?.text == second)
      #expect(try world.json("deals", "used", "@2")["code"]?.text == first)
      world.now = "2026-11-20T18:50:00Z"
      let third = try world.use(id)
      #expect(try world.json("deals", "used", "@2")["code"]?.text == first)
      #expect(try world.json("deals", "used", "Free tea")["code"]?.text == third)
    }
  }

  @Test func anExactTitleIsNoPartOfAnother() throws {
    try OwnersWorld.withBaoHouse { world in
      let tea = try world.offer("Free tea", "--no-once-per-person")
      let first = try world.use(tea)
      let second = try world.use(tea)
      _ = try world.use(try world.offer("Free tea and cake"))
      let shown = try world.json("deals", "used", "free tea")["code"]?.text
      #expect([first, second].contains(shown))
      let several = world.run("deals", "used", "free")
      #expect(several.status == 2)
      #expect(
        several.errors.split(separator: "\n").filter {
          $0.hasSuffix("Bao House") || $0.contains("is 'Free tea'")
        }.count == 1)
    }
  }

  @Test func aCodeIsGoodUntilTheLaterEnd() throws {
    try OwnersWorld.withBaoHouse { world in
      let id = try world.offer("Tea", "--expires", "2026-11-25")
      _ = try world.use(id)
      #expect(world.run("admin", "deal", "edit", id, "--expires", "2026-12-01").status == 0)
      let until = try world.json("deals", "used")["until"]?.text
      #expect(until == "2026-12-02T00:00:00-08:00")
    }
  }

  @Test func anOwnersListSaysWhatGuestsSee() throws {
    try OwnersWorld.withBaoHouse { world in
      let id = try world.offer("Happy hour", "--when", "Mo-Fr 15:00-18:00")
      let (seen, own) = (try world.json("deals"), try world.json("admin", "deal", "list"))
      #expect(own["status"] == "notNow" && own["status"] == seen["status"])
      #expect(own["nextStart"] == seen["nextStart"])
      world.now = "2026-11-20T23:30:00Z"
      #expect(try world.json("admin", "deal", "list")["status"] == "open")
      _ = try world.use(id)
      let (shown, listed) = (
        try world.json("deals", "show", id), try world.json("admin", "deal", "list")
      )
      #expect(listed["status"] == "used" && listed["status"] == shown["status"])
      #expect(listed["used"] == true && listed["used"] == shown["used"])
    }
  }

  @Test func whatIsForgottenTwiceIsForgotten() throws {
    try OwnersWorld.withBaoHouse { world in
      let forget = ["admin", "edit", "bao-house", "--forget", "phone"]
      #expect(world.run(forget).status == 0)
      let again = world.run(forget)
      #expect(again.status == 0, "\(again.errors)")
      #expect(again.errors.contains("has these values"), "\(again.errors)")
    }
  }

  @Test func retriesGiveTheFirstAnswer() throws {
    try OwnersWorld.withBaoHouse { world in
      let id = try world.offer("Tea")
      let options = ["--first-name", "Kit", "--email", "kit@example.org", "--password-fd", "0"]
      #expect(world.run(["account", "register"] + options, typed: "correct horse\n").status == 0)
      let commands = [
        ["admin", "edit", "bao-house", "--phone", "+1 805 555 0199"],
        ["admin", "deal", "edit", id, "--title", "Tea time"],
        ["admin", "staff", "add", "bao-house", "kit@example.org"],
        ["admin", "deal", "remove", id, "--yes"],
      ]
      for (number, words) in commands.enumerated() {
        let first = try world.json(words + ["--key", "k\(number)"])
        let again = try world.json(words + ["--key", "k\(number)"])
        for member in first.object?.members ?? [] {
          let (name, value) = (member.name, again[member.name])
          #expect(value == member.value, "\(words) \(name): \(again.compactText)")
        }
      }
      let words = ["admin", "passcode", "--replace", "--passcode-fd", "0", "--key", "p", "--json"]
      let first = world.run(words, typed: "limes5ever\n")
      let again = world.run(words, typed: "limes5ever\n")
      let owner = try JSON(parsing: Array(first.output.utf8))["owner"]?.text
      #expect(try JSON(parsing: Array(again.output.utf8))["owner"]?.text == owner)
    }
  }
}

/// Fields that an empty value clears.
@Suite struct ClearedFieldTests {
  @Test func ofAnAccount() throws {
    try OwnersWorld.with { world in
      let given = [
        "--first-name", "Ana", "--gender", "f", "--birth-date", "1998-03-22", "--picture",
        world.photo, "--email", "ana@example.org",
      ]
      #expect(world.run(["account", "edit"] + given).status == 0)
      for name in ["first-name", "gender", "birth-date", "picture", "email"] {
        let edited = world.run("account", "edit", "--\(name)", name == "gender" ? "  " : "")
        #expect(edited.status == 0, "\(name): \(edited.errors)")
      }
      let account = try world.json("account")
      for field in ["firstName", "gender", "birthDate", "picture", "email"] {
        #expect(account[field] == nil, "\(account.compactText)")
      }
    }
  }

  @Test func theAddressOfALoginStays() throws {
    try OwnersWorld.with { world in
      let options = ["--first-name", "Ana", "--email", "ana@example.org", "--password-fd", "0"]
      #expect(world.run(["account", "register"] + options, typed: "correct horse\n").status == 0)
      let refused = world.run("account", "edit", "--email", "")
      #expect(refused.status == 4)
      #expect(refused.errors.contains("you log in with it"))
    }
  }

  @Test func ofAContact() throws {
    try OwnersWorld.with { world in
      let given = ["--birth-date", "1998-03-22", "--picture", world.photo, "--note", "x"]
      #expect(world.run(["contact", "add", "eli"] + given).status == 0)
      for name in ["birth-date", "picture", "note", "account"] {
        let edited = world.run("contact", "edit", "eli", "--\(name)", "")
        #expect(edited.status == 0, "\(name): \(edited.errors)")
      }
      let contact = try world.json("contact", "show", "eli")
      for field in ["birthDate", "picture", "note"] {
        #expect(contact[field] == nil, "\(contact.compactText)")
      }
    }
  }
}
