/// One event of a made-up journal, before it has a place in it.
struct InventedEvent {
  let by: String
  /// Seconds since 1970.
  let time: Int
  /// The members of its line from `"do"` on.
  let members: String

  /// The line of version 0.1.0, which every later version reads.
  func line(_ n: Int, replica: String) -> String {
    let moment = "\(Platform.timestamp(time)).000Z#0000"
    let line =
      "{\"v\":1,\"replica\":\"\(replica)\",\"n\":\(n),\"time\":\"\(moment)\",\"by\":\"\(by)\",\(members)"
    return "\(line),\"crc\":\"\(CRC32C.text(of: line))\"}\n"
  }

  /// Noon of 20 November 2026, when the last event happens.
  static let noon = 20_777 * 86_400 + 43_200
}

/// Events in an order of time that is the same for the same seed.
protocol InventedEvents {
  /// How many there are.
  var count: Int { get }
  /// Event `n`, from 1 on; each is asked for once, in order.
  mutating func event(_ n: Int) -> InventedEvent
}

extension InventedEvents {
  /// The members that begin an account.
  static var beginning: String { "\"do\":\"createAccount\"" }
}

/// The checksum of journal lines (CRC-32C, Castagnoli), byte by byte.
private enum CRC32C {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0x82F6_3B78 : value >> 1
    }
  }

  static func text(of string: String) -> String {
    let checksum = ~string.utf8.reduce(UInt32.max) { value, byte in
      table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ value >> 8
    }
    let text = String(checksum, radix: 16)
    return String(repeating: "0", count: 8 - text.count) + text
  }
}
