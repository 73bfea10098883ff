import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct EventLineTests {
  @Test func theChecksumIsCastagnolis() {
    let text = Array("123456789".utf8)
    #expect(text.withBytes { CRC32C.checksum($0) } == 0xE306_9283)
    #expect(CRC32C.text(0x00AB_CDEF) == Array("00abcdef".utf8))
  }

  @Test func anEventIsOneLineWithItsChecksumLast() throws {
    var scribe = Scribe()
    scribe.write(.rate(restaurant(7), limes(5)), key: "k")
    var bytes: [UInt8] = []
    for event in scribe.events { EventLine.append(event, to: &bytes) }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      text.hasPrefix(
        #"{"v":1,"replica":"000000000001","n":1,"time":"2026-09-21T14:13:21.000Z#0000","by":"ana","#
          + #""do":"rate","restaurant":"n7","limes":5,"key":"k","crc":""#))
    #expect(text.hasSuffix("\"}\n"))
    #expect(throws: Never.self) { try JSON(parsing: text) }
  }

  @Test func everyKindOfEventIsReadBack() throws {
    var history = RandomHistory(seed: 3)
    for event in history.events(1500).sweep(500) {
      var bytes: [UInt8] = []
      EventLine.append(event, to: &bytes)
      let read = try EventLine.read(bytes.dropLast())
      #expect(read == event)
    }
  }

  @Test(arguments: [
    #"{"v":2,"replica":"000000000001","n":1,"time":"2026-09-21T14:13:21.000Z#0000","by":"a","do":"rate","restaurant":"n1","limes":5}"#,
    #"{"v":1,"replica":"000000000001","n":1,"time":"2026-09-21T14:13:21.000Z#0000","by":"a","do":"rate","restaurant":"n1","limes":6}"#,
    #"{"v":1,"replica":"000000000001","n":1,"time":"2026-09-21T14:13:21.000Z#0000","by":"a","do":"sing","song":[1]}"#,
  ])
  func whatANewerProgramWroteIsKept(_ line: String) throws {
    let event = try #require(EventLine.readBody(Array(line.utf8)[...]))
    guard case .unknown = event.action else {
      Issue.record("\(event.action) should not be known")
      return
    }
    let state = State.fold([event])
    #expect(try state.ratings(of: restaurant(1)).isEmpty)
  }

  private static let opening =
    #"{"v":1,"replica":"000000000001","n":1,"time":"2026-09-21T14:13:21.000Z#0000","by":"a","#

  /// What an event does is done to what it is filed under: no line can say one and do the other.
  @Test(arguments: [
    (#""do":"rate","restaurant":"n1","limes":5,"restaur\u0061nt":"n2"}"#, true),
    (#""do":"rate","restaur\u0061nt":"n2","restaurant":"n1","limes":5}"#, true),
    (#""do":"rate","restaurant":"n1","limes":5,"restaurant":"n2"}"#, false),
    (#""do":"undo","event":"000000000001.1","event":"000000000001.2"}"#, false),
    (#""do":"removeBill","bill":"b1","deal":"b2"}"#, false),
    (#""do":"removeDeal","restaurant":"n1","deal":"d1","cuisine":"x"}"#, false),
  ])
  func aLineNamesWhatItIsAboutOnce(_ rest: String, isKnown: Bool) throws {
    let event = try #require(EventLine.readBody(Array((Self.opening + rest).utf8)[...]))
    if case .unknown = event.action {
      #expect(!isKnown)
    } else {
      #expect(isKnown && event.action.place == restaurant(1))
      #expect(event.subject?.key == SubjectKey("n1", "a"))
    }
  }

  @Test(arguments: [(1, 3, true), (3, 3, true), (1, 0, false), (0, 3, false), (4, 3, false)])
  func theLinesOfAWrongClockAreARange(_ first: Int, _ last: Int, isOne: Bool) throws {
    let text =
      #"{"replica":"000000000001","from":\#(first),"to":\#(last),"#
      + #""time":"2026-09-21T14:13:21.000Z#0000"}"#
    #expect((WrongClock(json: try JSON(parsing: text)) != nil) == isOne)
  }
}

@Suite struct HybridTimeTests {
  @Test(arguments: [0, 951_782_399_999, 951_782_400_000, 1_790_000_000_123, HybridTime.latest])
  func textAndTimeSayTheSame(_ milliseconds: Int64) {
    let time = HybridTime(milliseconds: milliseconds, counter: 0xABC)
    #expect(HybridTime(time.text) == time)
  }

  @Test func textsSortAsTimesDo() {
    var generator = SplitMix64(seed: 5)
    let times = (0..<500).map { _ in
      HybridTime(
        milliseconds: Int64.random(in: 0...HybridTime.latest, using: &generator),
        counter: UInt16.random(in: 0 ... .max, using: &generator))
    }
    #expect(times.sorted().map(\.text) == times.map(\.text).sorted())
  }

  @Test func itNeverGoesBack() {
    var generator = SplitMix64(seed: 6)
    var time: HybridTime?
    for _ in 0..<200_000 {
      let now = Int64.random(in: 1000...1003, using: &generator)
      guard let next = HybridTime.next(now: now, after: time) else {
        Issue.record("no time")
        return
      }
      if let time { #expect(next > time) }
      time = next
    }
  }

  @Test func itFollowsOthersButNotIntoAbsurdity() {
    let ahead = HybridTime(milliseconds: 5000, counter: 3)
    let next = HybridTime.next(now: 1000, after: nil, others: ahead)
    #expect(next == HybridTime(milliseconds: 5000, counter: 4))
    let absurd = HybridTime(milliseconds: 1000 + HybridTime.followedLead + 1)
    #expect(HybridTime.next(now: 1000, after: nil, others: absurd)?.milliseconds == 1000)
  }

  @Test func thereIsNoTimeAfterTheLast() throws {
    let last = HybridTime(milliseconds: HybridTime.latest, counter: .max)
    #expect(HybridTime.next(now: 1000, after: last) == nil)
    let store = try TemporaryStore()
    let replica = ReplicaID(random: 1)
    try store.write([
      Event(
        id: EventID(replica: replica, n: 1), time: last, by: account("ana"),
        action: .favourite(restaurant(1)))
    ])
    #expect(throws: JournalError.noLaterTime(replica)) {
      _ = try store.journal().append([.favourite(restaurant(2))], by: account("ana"), now: 1000)
    }
    #expect(try store.journal().events().count == 1)
  }

  @Test(arguments: [
    "2026-11-20T12:30:00-08:00", "2024-02-29T23:59:59Z", "1969-12-31T23:00:00+14:00",
  ])
  func localTimesAreKept(_ text: String) {
    #expect(OffsetTime(text)?.text == text)
  }

  @Test(arguments: ["2026-02-29T00:00:00Z", "2026-11-20T12:30:00", "2026-11-20", ""])
  func whatIsNoTimeIsRefused(_ text: String) { #expect(OffsetTime(text) == nil) }
}
