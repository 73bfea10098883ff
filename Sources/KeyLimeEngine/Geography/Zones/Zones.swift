/// The time zone and the country of a point on the Earth, from a table in the program.
///
/// The table has the boundaries of all zones as runs along the Hilbert curve, exact to about a
/// kilometre where people live. Of places to eat it knows the zone of more than 99.9 %, the offset
/// of their clocks and their country likewise. At sea it answers with the nearest land.
public enum Zones {
  /// The IANA name of the time zone at a point, such as `Asia/Ho_Chi_Minh`.
  ///
  /// It is nil at 0,0, where data puts what has no position.
  public static func zone(at position: Coordinate) -> String? {
    entry(at: position)?.zone
  }

  /// The ISO 3166-1 code of the country at a point, such as `VN`; nil at 0,0.
  public static func country(at position: Coordinate) -> String? {
    entry(at: position)?.country
  }

  /// Whether a text is the ISO 3166-1 code of a country, in upper case.
  public static func isCountry(_ code: String) -> Bool {
    let wanted = Array(code.utf8)
    guard wanted.count == 2 else { return false }
    let names = ByteView(ZoneTable.names)
    var start = 0
    while start < names.count {
      if names[start] == wanted[0], names[start + 1] == wanted[1] { return true }
      start = entryEnd(names, from: start) + 1
    }
    return false
  }

  /// One zone of the table.
  struct Entry: Equatable {
    let zone: String
    let country: String
  }

  /// The number of the zone at a point, which costs a fraction of its name; nil at 0,0.
  static func number(at position: Coordinate) -> Int? {
    guard position.latitudeE7 != 0 || position.longitudeE7 != 0 else { return nil }
    let code = Int(Hilbert.key(of: position) >> 32)
    let runs = ByteView(ZoneTable.runs)
    var low = 0
    var high = runs.count / runSize
    while high - low > 1 {
      let middle = (low + high) / 2
      if digits(runs, from: middle * runSize, count: 5) <= code {
        low = middle
      } else {
        high = middle
      }
    }
    return digits(runs, from: low * runSize + 5, count: 2)
  }

  /// The zone with a number.
  static func entry(_ number: Int) -> Entry {
    let names = ByteView(ZoneTable.names)
    var start = 0
    for _ in 0..<number { start = entryEnd(names, from: start) + 1 }
    let end = entryEnd(names, from: start)
    return Entry(
      zone: String(decoding: names[start + 3..<end], as: UTF8.self),
      country: String(decoding: names[start..<start + 2], as: UTF8.self))
  }

  private static func entry(at position: Coordinate) -> Entry? {
    number(at: position).map(entry)
  }

  /// The characters of a run: where it starts, and its zone.
  private static let runSize = 7

  private static func entryEnd(_ bytes: ByteView, from start: Int) -> Int {
    bytes.firstIndex(of: UInt8(ascii: ";"), from: start) ?? bytes.count
  }

  /// A number in base 85, whose zero is `(`.
  private static func digits(_ bytes: ByteView, from start: Int, count: Int) -> Int {
    var value = 0
    for index in start..<start + count {
      value = value * 85 + Int(bytes[index]) - Int(UInt8(ascii: "("))
    }
    return value
  }
}

extension Restaurant {
  /// The ISO 3166-1 code of the country that it is in: its address says, else its position.
  ///
  /// Nil only for a place at 0,0 whose address names no country.
  public var country: String? { address.country(at: position) }

  /// The money that its prices are in; nil when its country is not known or not listed.
  public var currency: Currency? { country.flatMap { Currency(country: $0) } }
}

extension CheckIn.Place {
  /// The money of the country that it is in: its address says, else its position; nil when neither
  /// does.
  public var currency: Currency? {
    address.country(at: position).flatMap { Currency(country: $0) }
  }
}

extension Address {
  /// The ISO 3166-1 code of its country; where it names none, that of a position.
  fileprivate func country(at position: Coordinate?) -> String? {
    if let code = country?.uppercased(), Zones.isCountry(code) { return code }
    return position.flatMap(Zones.country(at:))
  }
}
