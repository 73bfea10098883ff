/// What the address of a place on a map site says about the place.
struct MapLink {
  /// The name in `/maps/place/Bao+House/…`, or before the address in `?q=Bao+House,+1+High+Street`.
  let name: String?
  /// The place's own point, not the middle of the map that was shown.
  let position: Coordinate?

  /// Reads an address; another kind of address says nothing.
  init(_ address: String) {
    let parts = address.split(separator: "/", omittingEmptySubsequences: true)
    func part(after name: Substring) -> String? {
      guard let index = parts.firstIndex(of: name), index + 1 < parts.count else { return nil }
      return Self.decoded(parts[index + 1].prefix { $0 != "?" })
    }
    let place = part(after: "place")
    let query = Self.query(address)
    let words = place ?? query?.split(separator: ",").first.map(String.init)
    let isPoint = (place ?? query).map { Coordinate(parsing: $0) != nil } ?? true
    name = isPoint ? nil : words
    position =
      Self.point(marked: address)
      ?? [place, part(after: "search"), query, Self.query(address, ["ll=", "coordinate="])]
      .compactMap(\.self)
      .compactMap { Coordinate(parsing: $0) }.first
  }

  /// The point in `!3d55.95!4d-3.19`.
  private static func point(marked address: String) -> Coordinate? {
    let marks = address.split(separator: "!")
    guard let latitude = marks.first(where: { $0.hasPrefix("3d") }),
      let longitude = marks.first(where: { $0.hasPrefix("4d") }),
      let north = Double(latitude.dropFirst(2)),
      let east = Double(longitude.dropFirst(2).prefix { $0 != "?" && $0 != "/" })
    else { return nil }
    return Coordinate(latitude: north, longitude: east)
  }

  /// The value of `?q=`, or another of the names; those of Apple's maps have `ll`, `coordinate` and
  /// `name`.
  private static func query(
    _ address: String, _ names: [String] = ["q=", "query=", "name="]
  ) -> String? {
    guard let mark = address.firstIndex(of: "?") else { return nil }
    for pair in address[address.index(after: mark)...].split(separator: "&") {
      for name in names where pair.hasPrefix(name) {
        return decoded(pair.dropFirst(name.count))
      }
    }
    return nil
  }

  /// A part of an address as text: `%C3%A9` is é, and `+` is a blank.
  private static func decoded(_ part: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(part.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? 0x20 : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
