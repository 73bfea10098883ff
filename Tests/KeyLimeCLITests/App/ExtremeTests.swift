import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// Values that once ended the program, or gave an answer that makes no sense.
@Suite struct ExtremeTests {
  @Test func aDistanceBeyondTheEarthIsRefused() throws {
    try OwnersWorld.with { world in
      let result = world.run("nearby", "--within", "99999999999999999999km")
      #expect(result.status == 2)
      #expect(result.errors.contains("for '--within': expected 0 to 100000km"), "\(result.errors)")
      #expect(world.run("nearby", "--within", "100000km").status == 0)
    }
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "253402300800"])
  func aTimeBeyondTheCalendarIsRefused(_ now: String) throws {
    try OwnersWorld.with { world in
      world.now = now
      let result = world.run("rate", "Bao House", "5")
      #expect(result.status == 2)
      #expect(result.errors.contains("cannot read KEYLIME_NOW '\(now)'"), "\(result.errors)")
    }
  }

  @Test(arguments: ["1e300", "-1", "5.1"]) func aRatingOutOfRangeIsNamed(_ rating: String) throws {
    try OwnersWorld.with { world in
      let line = #"{"id":"w1","name":"A","latitude":1,"longitude":20}"# + "\n"
      try UserFile.replace("\(world.folder)/a.jsonl", with: Array(line.utf8))
      #expect(world.run("import", "\(world.folder)/a.jsonl").status == 0)
      let file = "\(world.storePath)/catalogue/1/restaurants.jsonl"
      let edit = "sleep 0.02; sed -i 's/}$/,\"rating\":\(rating)}/' '\(file)'"
      #expect(Platform.runShell(edit) == 0)
      let result = world.run("nearby", "--near", "1,20")
      #expect(result.status == 3)
      #expect(result.errors.contains("'\(file)' is damaged at byte"), "\(result.errors)")
    }
  }

  @Test func aBearingIsBelow360() throws {
    let origin = try #require(Coordinate(latitude: 35, longitude: 20))
    let place = try #require(Coordinate(latitude: 36, longitude: 19.9999999))
    #expect(Origin(origin).bearing(to: place) < 360)
    try OwnersWorld.with { world in
      let line = #"{"id":"w1","name":"A","latitude":36,"longitude":19.99999}"# + "\n"
      try UserFile.replace("\(world.folder)/a.jsonl", with: Array(line.utf8))
      #expect(world.run("import", "\(world.folder)/a.jsonl").status == 0)
      let row = try world.json("nearby", "--near", "35,20", "--within", "200km")
      #expect(row["bearing"]?.number?.integer == 0)
    }
  }

  @Test func aTimeBeforeTheYear0IsNotStillToCome() throws {
    try OwnersWorld.with { world in
      let result = world.run("checkin", "Bao House", "--at", "999999w ago")
      #expect(result.status == 2)
      #expect(result.errors.contains("it is outside the years 0 to 9999"), "\(result.errors)")
      #expect(!result.errors.contains("future"))
    }
  }

  @Test func aTimeAfterTheYear9999IsNotBeforeTheYear0() throws {
    try OwnersWorld.with { world in
      let line = #"{"id":"f","name":"F","latitude":-17.8,"longitude":179.9}"# + "\n"
      try UserFile.replace("\(world.folder)/f.jsonl", with: Array(line.utf8))
      #expect(world.run("import", "\(world.folder)/f.jsonl").status == 0)
      world.now = "9999-12-31T23:59:59Z"
      let result = world.run("checkin", "f", "--yes")
      #expect(result.status == 2)
      #expect(result.errors.contains("it is outside the years 0 to 9999"), "\(result.errors)")
    }
  }

  @Test func removingALikeDoesNotHideACardThatWasForgotten() throws {
    try OwnersWorld.with { world in
      let first = try #require(try world.json("swipe", "--next")["id"]?.text)
      #expect(world.run("swipe", "--like", first).status == 0)
      #expect(world.run("swipe", "--forget").status == 0)
      #expect(world.run("likes", "--remove", first).status == 0)
      #expect(try world.json("swipe", "--next")["id"]?.text == first)
    }
  }
}
