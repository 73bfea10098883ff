import Testing

@testable import OpeningHours

@Suite("Time zones")
struct ZoneTests {
  @Test(
    "Names that lead elsewhere are refused",
    arguments: [
      "../../etc/passwd", "/etc/localtime", "Europe/../UTC", "", "Europe//Berlin", "a\0b", ".",
      "Europe/Berlin/", "Ünited",
    ])
  func invalid(name: String) {
    #expect(throws: ZoneError.invalidIdentifier(name)) { try TimeZone.named(name) }
  }

  @Test("A zone that no folder has is an error, not a guess")
  func missing() {
    #expect(throws: ZoneError.missing("Mars/Olympus")) { try TimeZone.named("Mars/Olympus") }
    #expect(throws: ZoneError.missing("Europe/Berlin")) {
      try TimeZone.named("Europe/Berlin", folders: ["/nowhere"])
    }
    #expect((try? TimeZone.named("UTC", folders: [])) == .utc)
  }

  @Test("Bytes that are no zone file are refused")
  func broken() {
    #expect(ZoneFile(Array("TZif2".utf8)).zone(identifier: "x") == nil)
    #expect(
      ZoneFile(Array("TZif2".utf8) + [UInt8](repeating: 255, count: 200)).zone(identifier: "x")
        == nil)
    #expect(ZoneFile([]).zone(identifier: "x") == nil)
  }

  /// A version 2 file with one change, at 2000-01-01T00:00Z from UTC+1 to UTC+2.
  private var smallFile: [UInt8] {
    func header(_ counts: [UInt8]) -> [UInt8] {
      Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
        + counts.flatMap { [0, 0, 0, $0] }
    }
    let types: [UInt8] = [0, 0, 0x0E, 0x10, 0, 0, 0, 0, 0x1C, 0x20, 0, 0]
    let first = header([0, 0, 0, 0, 1, 1]) + [0, 0, 0, 0, 0, 0, 0]
    let second =
      header([0, 0, 0, 1, 2, 1]) + [0, 0, 0, 0, 0x38, 0x6D, 0x43, 0x80, 1] + types + [0]
    return first + second + Array("\nXXX-2\n".utf8)
  }

  @Test("A file's changes and its footer")
  func file() throws {
    let zone = try #require(ZoneFile(smallFile).zone(identifier: "Test"))
    #expect(zone.offset(at: utc("1999-12-31 23:59")) == 3600)
    #expect(zone.offset(at: utc("2000-01-01 00:00")) == 7200)
    #expect(zone.offset(at: utc("2050-01-01 00:00")) == 7200)
    for length in 0..<smallFile.count {
      _ = ZoneFile(Array(smallFile.prefix(length))).zone(identifier: "Cut")
    }
  }

  @Test(
    "Footers",
    arguments: [
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2050-03-27 01:00", 7200),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2050-03-27 00:59", 3600),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2050-10-30 01:00", 3600),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2050-01-01 00:00", 39_600),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2050-07-01 00:00", 37_800),
      ("EST5EDT,M3.2.0,M11.1.0", "2050-07-01 00:00", -14_400),
      ("IST-2IDT,M3.4.4/26,M10.5.0", "2050-07-01 00:00", 10_800),
      ("<-03>3", "2050-07-01 00:00", -10_800),
      ("XXX0YYY,J60,J300", "2048-02-29 12:00", 0), ("XXX0YYY,J60,J300", "2048-03-02 12:00", 3600),
      ("XXX0YYY,59,300", "2048-02-29 12:00", 3600),
    ])
  func footers(text: String, when: String, offset: Int) {
    var reader = ZoneRuleReader(ArraySlice(text.utf8))
    let rule = reader.rule()
    #expect(rule?.offset(at: utc(when).secondsSince1970) == offset)
  }

  @Test(
    "The rule in the variable TZ is a zone",
    arguments: [
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-07-01 00:00", 7200),
      ("EST5", "2026-07-01 00:00", -18_000),
      ("<+0330>-3:30", "2026-07-01 00:00", 12_600), ("CET-1CEST", "2026-01-01 00:00", 3600),
      ("CET-1CEST", "2026-03-20 00:00", 7200),
    ])
  func zoneOfRule(text: String, when: String, offset: Int) {
    let zone = TimeZone(posixRule: text)
    #expect(zone?.identifier == text && zone?.offset(at: utc(when)) == offset)
  }

  @Test("Other texts are no rules", arguments: ["", "UTC", "Mars/X", "AAA99", "Europe/Berlin"])
  func noZoneOfRule(text: String) { #expect(TimeZone(posixRule: text) == nil) }

  @Test(
    "Footers that are none", arguments: ["", "C", "CET", "CET-1CEST,M13.1.0,M10.5.0", "CET-1x"])
  func badFooters(text: String) {
    var reader = ZoneRuleReader(ArraySlice(text.utf8))
    #expect(reader.rule() == nil)
  }
}

@Suite("Clocks that change", .enabled(if: hasZoneFiles))
struct DaylightSavingTests {
  @Test(
    "Local times that are skipped, and that come twice",
    arguments: [
      ("Europe/Berlin", "2024-03-31 02:30", "2024-03-31 01:00"),
      ("Europe/Berlin", "2024-03-31 03:00", "2024-03-31 01:00"),
      ("Europe/Berlin", "2024-10-27 02:30", "2024-10-27 00:30"),
      ("Europe/Berlin", "2024-10-27 03:00", "2024-10-27 02:00"),
      ("America/New_York", "2024-03-10 02:30", "2024-03-10 07:00"),
      ("America/New_York", "2024-11-03 01:30", "2024-11-03 05:30"),
      ("Australia/Lord_Howe", "2024-10-06 02:15", "2024-10-05 15:30"),
      ("Australia/Lord_Howe", "2024-04-07 01:45", "2024-04-06 14:45"),
      ("Europe/Berlin", "2060-07-01 12:00", "2060-07-01 10:00"),
    ])
  func moments(name: String, when: String, wanted: String) {
    #expect(zone(name).moment(local(when)) == utc(wanted))
  }

  @Test("Closing is counted in real minutes")
  func untilClose() {
    let place = Place(timeZone: zone("Europe/Berlin"))
    let hours = schedule("Sa 22:00-04:00")
    for (night, minutes) in [("2024-03-30", 300), ("2024-10-26", 420), ("2024-06-01", 360)] {
      let opening = place.timeZone.moment(local("\(night) 22:00"))
      #expect(hours.minutesUntilClose(at: opening, in: place) == .minutes(minutes, then: .closed))
    }
  }

  @Test("What closes in the hour that comes twice closes once")
  func closesOnce() {
    let place = Place(timeZone: zone("Europe/Berlin"))
    let hours = schedule("Sa 22:00-02:30")
    #expect(hours.status(at: utc("2024-10-27 00:29"), in: place).state == .open)
    #expect(hours.status(at: utc("2024-10-27 00:30"), in: place).state == .closed)
    #expect(hours.status(at: utc("2024-10-27 01:15"), in: place).state == .closed)
  }

  @Test("What opens in the hour that is skipped opens when it is over")
  func opensAfterGap() {
    let place = Place(timeZone: zone("America/New_York"))
    let change = schedule("Su 02:30-05:00").nextChange(after: utc("2024-03-10 06:00"), in: place)
    #expect(change?.moment == utc("2024-03-10 07:00"))
    #expect(change?.status.state == .open)
  }
}
