import Testing
import Thoroughness

@testable import OpeningHours

@Suite("Properties over random schedules")
struct PropertyTests {
  private static let places = [
    Place(timeZone: .utc),
    Place(timeZone: .fixed(secondsEast: -5 * 3600), country: "US"),
    Place(
      timeZone: zone("Europe/Berlin"), coordinate: Coordinate(latitude: 52.5, longitude: 13.4),
      country: "DE"),
  ]
  private static let starts = ["2024-12-27 00:00", "2025-03-28 12:00", "2025-10-24 17:30"]

  @Test("What is printed is read back as the same", arguments: (0..<8).sweep(2))
  func roundTrip(part: Int) {
    for seed in UInt64(part * 120)..<UInt64(part * 120 + 120) {
      var source = RandomSchedule(random: SplitMix64(seed: seed))
      let drawn = source.schedule()
      let read = Schedule.parse(drawn.canonical)
      let isSame = read.schedule == drawn
      #expect(isSame, "seed \(seed): \(drawn.canonical)")
      #expect(read.schedule?.canonical == drawn.canonical, "seed \(seed)")
    }
  }

  @Test("The notation has no phrases and no words of other languages", arguments: (0..<8).sweep(2))
  func notationIsNoPlainWords(part: Int) {
    let names = CivilDate.monthAbbreviations + Weekday.allCases.map(\.abbreviation)
    let known = Set((names + Word.notation).map { $0.lowercased() })
    for seed in UInt64(part * 120)..<UInt64(part * 120 + 120) {
      var source = RandomSchedule(random: SplitMix64(seed: seed))
      let printed = source.schedule().canonical
      let tokens = Lexer.tokens(of: printed)
      #expect(
        WordsBeforeTimes.moved(Compounds.joined(tokens)) == tokens, "seed \(seed): \(printed)")
      #expect(known.isSuperset(of: tokens.compactMap(\.word)), "seed \(seed): \(printed)")
    }
  }

  @Test("Intervals are what the instants say", arguments: (0..<45).sweep(4))
  func intervalsAgree(seed: Int) {
    var source = RandomSchedule(random: SplitMix64(seed: UInt64(seed)))
    let drawn = source.schedule()
    let place = Self.places[seed % 3]
    let start = utc(Self.starts[seed / 3 % 3])
    let end = start.adding(seconds: 4 * 86_400)
    let intervals = drawn.intervals(from: start, to: end, in: place)
    #expect(intervals.first?.start == start && intervals.last?.end == end)
    var index = 0
    for offset in stride(from: Int64(0), to: 4 * 86_400, by: 600) {
      let moment = start.adding(seconds: offset)
      while intervals[index].end <= moment { index += 1 }
      let isSame = drawn.status(at: moment, in: place) == intervals[index].status
      #expect(isSame, "seed \(seed), \(drawn.canonical) after \(offset) s")
    }
  }

  @Test(
    "The next change is the first that a scan by the minute finds", arguments: (0..<36).sweep(2))
  func nextChangeAgrees(seed: Int) {
    var source = RandomSchedule(random: SplitMix64(seed: UInt64(seed) + 7_000))
    let drawn = source.schedule()
    let place = Self.places[seed % 3]
    let start = utc(Self.starts[seed / 3 % 3])
    let state = drawn.status(at: start, in: place).state
    let found = (1...3 * 1440).lazy.map { start.adding(seconds: Int64($0) * 60) }
      .first { drawn.status(at: $0, in: place).state != state }
    let change = drawn.nextChange(after: start, in: place)
    if let found {
      #expect(change?.moment == found, "seed \(seed), \(drawn.canonical)")
    } else if let change {
      #expect(start.seconds(to: change.moment) > 3 * 86_400, "seed \(seed), \(drawn.canonical)")
    }
  }

  @Test("Open for so long means open at every minute of it", arguments: (0..<36).sweep(9))
  func openForAgrees(seed: Int) {
    var source = RandomSchedule(random: SplitMix64(seed: UInt64(seed) + 9_000))
    let drawn = source.schedule()
    let place = Self.places[seed % 3]
    let start = utc(Self.starts[seed / 3 % 3])
    let states = (0..<200).map {
      drawn.status(at: start.adding(seconds: Int64($0) * 60), in: place).state
    }
    let wanted: Tristate =
      states.contains(.closed) ? .no : states.contains(.unknown) ? .unknown : .yes
    #expect(drawn.isOpen(from: start, forAtLeast: 200, in: place) == wanted, "seed \(seed)")
  }

  @Test(
    "No text makes the parser fail, and what it takes it prints strictly and reads again",
    arguments: (0..<8).sweep(1))
  func total(part: Int) {
    var source = RandomText(random: SplitMix64(seed: UInt64(part) + 40))
    for _ in (0..<1200).sweep(400) {
      let text = source.text()
      #expect(
        Schedule.holdsInvariants(forText: text.utf8), "part \(part): \(text.debugDescription)")
    }
  }
}
