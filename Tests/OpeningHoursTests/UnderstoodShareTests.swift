import Testing

@testable import OpeningHours

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file of `count<TAB>value` lines to measure, when the environment names one.
private let measuredFile = getenv("KEYLIME_HOURS_FILE").map { String(cString: $0) }

@Suite("Share of real values", .enabled(if: measuredFile != nil))
struct UnderstoodShareTests {
  @Test("Values are understood, by use, and print to what they are")
  func share() throws {
    let bytes = try #require(Platform.bytes(ofFile: measuredFile ?? "", limit: 1 << 28))
    var total = 0
    var understood = 0
    for line in bytes.split(separator: Ascii.newline) {
      let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard fields.count == 2, let count = Int(String(decoding: fields[0], as: UTF8.self)) else {
        continue
      }
      let value = String(decoding: fields[1], as: UTF8.self)
      total += count
      guard let schedule = Schedule.parse(value).schedule else {
        print("\(count)\t\(value)")
        continue
      }
      understood += count
      let isSame = Schedule.parse(schedule.canonical).schedule == schedule
      #expect(isSame, "\(value) printed as \(schedule.canonical)")
    }
    let share = Double(understood) * 100 / Double(max(total, 1))
    print("understood \(share) % of \(total) uses")
    #expect(share >= 97)
  }
}
