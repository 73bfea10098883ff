import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// Bills and check-ins of people who travel between clocks.
@Suite struct TripBillTests {
  private func with(_ body: (OwnersWorld) throws -> Void) throws {
    try TwoTowns.with { world in
      world.now = "2026-10-20T19:00:00Z"
      try body(world)
    }
  }

  @Test func aBillAbroadIsDatedByTheClocksThere() throws {
    try with { (world) throws in
      let bill = try world.json("split", "eli", "100000", "--restaurant", "Hanoi Café")
      #expect(bill["date"] == "2026-10-21T02:00:00+07:00")
      #expect(try world.json("split", "eli", "10")["date"] == "2026-10-20T19:00:00+00:00")
    }
  }

  @Test func billsAreInTheOrderOfTheirInstants() throws {
    try with { (world) throws in
      let there = ["--restaurant", "Hanoi Café", "--at", "2026-10-20 18:00"]
      let dinner = world.run(["split", "eli", "9 GBP", "--paid-by", "eli"] + there)
      #expect(dinner.status == 0, "\(dinner.errors)")
      let here = ["--title", "Home", "--at", "2026-10-20 12:00"]
      #expect(world.run(["split", "eli", "9 GBP"] + here).status == 0)
      #expect(try world.json("split", "history")["title"] == "Home")
      #expect(try world.json("split", "turn", "eli")["name"] == "Eli")
    }
  }

  @Test func aCheckInIsNotAtAnotherRestaurant() throws {
    try with { (world) throws in
      #expect(world.run("checkin", "Leith Café", "--with", "eli").status == 0)
      let words = ["split", "20", "--checkin", "last", "--restaurant"]
      let wrong = world.run(words + ["Hanoi Café"])
      #expect(wrong.status == 2)
      #expect(wrong.errors.contains("the check-in is at 'Leith Café'"), "\(wrong.errors)")
      #expect(world.run(words + ["Leith Café"]).status == 0)
    }
  }

  @Test func todayIsTheDayAtHome() throws {
    try with { (world) throws in
      #expect(world.run("config", "set", "home", "21.03,105.85").status == 0)
      #expect(world.run("checkin", "Hanoi Café").status == 0)
      #expect(try world.json("timeline", "--day", "today")["name"] == "Hanoi Café")
    }
  }

  @Test func theLogOfARestaurantHasItsBills() throws {
    try with { (world) throws in
      let made = world.run("split", "eli", "100000", "--restaurant", "Hanoi Café")
      #expect(made.status == 0)
      #expect(world.run("split", "edit", "last", "--title", "Pho").status == 0)
      let log = world.run("log", "--restaurant", "Hanoi Café", "--json=do")
      #expect(log.status == 0)
      #expect(try JSON(parsing: Array(log.output.utf8)).elements?.count == 2, "\(log.output)")
    }
  }
}
