import Testing

@testable import KeyLimeEngine

/// The outside of an event says what the event itself would say.
@Suite struct EnvelopeTests {
  private func envelope(_ line: [UInt8]) throws -> Envelope {
    try line.withBytes { try EnvelopeReader.read($0, keptAs: line[...]) }
  }

  private func expectTheSame(_ envelope: Envelope, _ event: Event) {
    #expect(envelope.event == event)
    #expect(envelope.order == event.order)
    #expect(envelope.isFollowed == event.isFollowed)
    #expect(envelope.toggle?.target == event.toggle?.target)
    #expect(envelope.wishKey == event.wishKey)
    guard case .unknown = event.action else {
      #expect(envelope.section == event.section)
      #expect(envelope.subjectKey == event.subjectKey)
      return
    }
  }

  @Test func everyKindOfEvent() throws {
    var history = RandomHistory(seed: 7)
    for event in history.events(1500) {
      let line = EventLine.body(event)
      expectTheSame(try envelope(line), event)
    }
  }

  private static let outside =
    #""replica":"000000000001","n":1,"time":"2026-09-21T14:13:21.000Z#0000","by":"ana""#

  @Test(
    "written unlike this program does",
    arguments: [
      #"{"v":2,\#(outside),"do":"rate","restaurant":"n1","limes":5}"#,
      #"{"v":1,\#(outside),"do":"rate","restaurant":"n\u0031","limes":5}"#,
      #"{"v":1,\#(outside),"do":"rate","restaurant":7,"limes":5}"#,
      #"{"v":1,\#(outside),"do":"rate","limes":5}"#,
      #"{"v":1,\#(outside),"do":"rate","restaurant":"n1","limes":6}"#,
      #"{"v":1,\#(outside),"do":"rate","restaurant":"n1","limes":5,"restaurant":"n2"}"#,
      #"{"v":1,\#(outside),"do":"rate","restaurant":"n1","limes":5,"bill":"b1"}"#,
      #"{"do":"like","restaurant":"n1",\#(outside),"v":1,"key":"a\"b","more":true}"#,
      #"{"v":1,\#(outside),"do":"forgetSeen","restaurant":"n1"}"#,
      #"{"v":1,\#(outside),"do":"useDeal","restaurant":"n1","nonce":"x"}"#,
      #"{"v":1,\#(outside),"do":"undo","event":"nothing"}"#,
      #"{"v":1,\#(outside),"do":"sing","restaurant":"n1"}"#,
      #"{"v":1,\#(outside),"by":"b\\c","do":"favourite","restaurant":"n1"}"#,
    ])
  func unusual(_ text: String) throws {
    let line = Array(text.utf8)
    let event = try line.withBytes { try EventLine.readBody($0) }
    expectTheSame(try envelope(line), event)
  }

  @Test(arguments: [
    #"{"v":1,"n":1}"#, #"{"v":1,\#(outside),"do":"rate","restaurant":"n1","limes":}"#, "[]",
    "{} {}",
    #"{"v":1,\#(outside),"by":"","do":"favourite","restaurant":"n1"}"#,
    #"{"v":1,\#(outside),"do":"favourite","restaurant":"n1","key":5}"#,
  ])
  func whatIsNoEventIsRefused(_ text: String) {
    #expect(throws: EventLine.Fault.noEvent) { _ = try envelope(Array(text.utf8)) }
  }
}
