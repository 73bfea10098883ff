/// One line of a vCard taken apart: `item1.TEL;TYPE=CELL;PREF:+1 805 555 0100`.
struct VCardProperty {
  /// The name in capitals, without its group.
  let name: String
  /// The parameters in capitals with their values; a bare one of vCard 2.1 has its meaning found.
  private let parameters: [(name: String, values: [String])]
  /// What stands behind the colon.
  let value: [UInt8]

  /// Nil for a line without a colon or a name.
  init?(_ line: [UInt8]) {
    guard let colon = Self.colon(in: line) else { return nil }
    let head = String(decoding: line[..<colon], as: UTF8.self)
    let parts = Self.split(head, at: ";")
    let name = parts[0].split(separator: ".").last.map { String($0).trimmed.uppercased() } ?? ""
    guard !name.isEmpty else { return nil }
    self.name = name
    parameters = parts.dropFirst().map(Self.parameter)
    value = Array(line[(colon + 1)...])
  }

  /// All values of a parameter.
  func values(of parameter: String) -> [String] {
    parameters.filter { $0.name == parameter }.flatMap(\.values)
  }

  /// The encoding in capitals, `B` and `Q` spelled out.
  var encoding: String {
    let encoding = values(of: "ENCODING").last?.uppercased() ?? ""
    return ["B": "BASE64", "Q": "QUOTED-PRINTABLE"][encoding] ?? encoding
  }

  /// How much the person prefers it, 1 most; 101 when nothing is said.
  var preference: Int {
    if let number = values(of: "PREF").last.flatMap({ Int($0) }) { return number }
    return values(of: "TYPE").contains { $0.uppercased() == "PREF" } ? 1 : 101
  }

  /// The first colon outside quotes, or the first of all when a quote stays open.
  private static func colon(in line: [UInt8]) -> Int? {
    var isQuoted = false
    for (index, byte) in line.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: ":"), !isQuoted { return index }
    }
    return line.firstIndex(of: UInt8(ascii: ":"))
  }

  private static func split(_ text: String, at separator: Unicode.Scalar) -> [String] {
    var parts = [String.UnicodeScalarView()]
    var isQuoted = false
    for scalar in text.unicodeScalars {
      if scalar == "\"" { isQuoted.toggle() }
      if scalar == separator, !isQuoted {
        parts.append(String.UnicodeScalarView())
      } else {
        parts[parts.count - 1].append(scalar)
      }
    }
    return parts.map { String($0) }
  }

  private static func parameter(_ text: String) -> (name: String, values: [String]) {
    let (name, value) = text.divided { $0 == "=" }
    if let value {
      let values = split(value, at: ",").map { value in
        String(value.unicodeScalars.filter { $0 != "\"" })
      }
      return (name.trimmed.uppercased(), values)
    }
    let bare = text.trimmed.uppercased()
    return switch bare {
    case "QUOTED-PRINTABLE", "BASE64", "B", "8BIT", "7BIT": ("ENCODING", [bare])
    case "PREF": ("PREF", ["1"])
    default: ("TYPE", [bare])
    }
  }
}
