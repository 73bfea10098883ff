import Testing
import Thoroughness

@testable import OpeningHours

@Suite("Plain values are read without the parser, and as the parser reads them")
struct PlainReaderTests {
  @Test(arguments: [
    "24/7", "off", "10:00-12:00", "Mo-Su 11:00-22:00", "Mo-Su  8:00-9:30",
    "Mo-Fr 11:00-14:30,17:00-22:00; Sa 12:00-23:00", "Mo,We-Fr,PH 10:00-02:00;Su off",
    "Mo 10:00-12:00, 14:00-16:00, Tu 10:00-12:00", "24/7; PH,SH closed", "Fr 20:00-48:00",
    "Mo-Fr 09:00-12:00; 14:00-18:00", "Mo-Fr 10:00+", "Sa 10:00-14:00+,17:00+; Su off",
  ])
  func plain(_ value: String) throws {
    #expect(rules(value) == (try parsed(value)))
  }

  @Test(arguments: [
    "", " ", "Mo", "Mo-Su; 10:00-12:00", "mo 10:00-12:00", "Mon 10:00-12:00", "Mo 10:00", "Mo off,",
    "Mo 10:00 +", "24:00+", "10:00+-12:00", "Mo 10:00-12:00 off", "Mo-PH off", "PH Mo off",
    "Mo[1] 10:00-12:00",
    "Mo 1000-1200", "Mo 10:0-12:00", "Mo 10:00-12:60", "Mo 24:00-25:00", "Mo 10:00-48:01", "24/70",
    "Mo 10:00-12:000", "Mo 10:00-12:00;", ";Mo off", "Mo 10:00-12:00,off", "open", "Mo offen",
  ])
  func leftToTheParser(_ value: String) {
    #expect(rules(value) == nil)
  }

  @Test func aValueThatIsTooLongIsOneHereToo() {
    let value = "Mo" + String(repeating: " ", count: Parser.longest) + "off"
    #expect(throws: Problem(kind: .tooLong, position: 0)) { try Schedule(reading: value) }
  }

  @Test(arguments: (0..<4 as Range<UInt64>).sweep(1))
  func whatIsReadIsWhatTheParserReads(part: UInt64) throws {
    var (plain, strict) = (0, 0)
    for seed in part * 1000..<part * 1000 + 1000 {
      var random = SplitMix64(seed: seed)
      let value = Self.value(&random)
      guard let rules = rules(value) else { continue }
      plain += 1
      #expect(rules == (try? parsed(value)), "seed \(seed): \(value)")
      guard Schedule(plain: value) != nil else { continue }
      strict += 1
      #expect(warnings(value) == [], "seed \(seed): \(value)")
    }
    #expect(plain > 200)
    #expect(strict > 50)
  }

  private func rules(_ value: String) -> [Rule]? {
    var reader = PlainReader(value)
    return reader.rules()
  }

  private func parsed(_ value: String) throws -> [Rule] {
    var parser = try Parser(value)
    return try parser.schedule().map(\.rule)
  }

  /// The warnings of the parser, with those about the whole schedule.
  private func warnings(_ value: String) -> [Warning] {
    (try? Schedule.read(value))?.warnings ?? []
  }

  private static let days = ["Mo", "Tu-Fr", "Sa", "Su", "Fr-Mo", "PH", "SH", "Mo,PH", "We, Th"]
  private static let hours = [
    "10:00-12:00", "8:30-26:00", "17:00-02:00", "18:00+", "8:00-9:00+", "off",
  ]
  private static let signs = [" ", " ", " ", ",", ", ", "; ", ";", "; ", "-", ""]

  /// Pieces in a likely order, at times with one byte of them replaced.
  private static func value(_ random: inout SplitMix64) -> String {
    var value = ""
    for index in 0..<Int.random(in: 1...3, using: &random) {
      if index > 0 { value += signs.randomElement(using: &random) ?? "" }
      if random.chance(80) { value += (days.randomElement(using: &random) ?? "") + " " }
      value += hours.randomElement(using: &random) ?? ""
    }
    guard random.chance(30) else { return value }
    var bytes = Array(value.utf8)
    let place = Int.random(in: bytes.indices, using: &random)
    bytes[place] = Array("0123456789:-+,; MTFSPHoufa/".utf8).randomElement(using: &random) ?? 0
    return String(decoding: bytes, as: UTF8.self)
  }
}
