/// The code that a guest shows once and the restaurant redeems: 60 random bits as twelve symbols of
/// Crockford's base 32 and a check symbol, such as `2BNY-1JC0-4HMAW`.
///
/// The journal keeps its hash only, see ``mark(of:at:)``, so somebody who reads the journal cannot
/// show the code.
public struct DealCode: Hashable, Sendable {
  private let values: [UInt8]

  static let symbolCount = 12

  /// Draws a code whose check symbol is a letter or a digit and none of `*~$=`, which shells treat
  /// specially.
  ///
  /// `random` must be a good source of bits.
  public init(drawnFrom random: () -> UInt64) {
    var code = DealCode(bits: random())
    for _ in 0..<40 where !code.isPlain { code = DealCode(bits: random()) }
    self = code
  }

  /// The code of the low 60 bits of a number.
  init(bits: UInt64) {
    values = (0..<Self.symbolCount).map { UInt8(truncatingIfNeeded: bits >> (55 - 5 * $0) & 31) }
  }

  fileprivate init(values: [UInt8]) { self.values = values }

  /// The code as it is shown: three groups of four symbols, the check symbol behind the last.
  public var text: String {
    let symbols = Array(CrockfordBase32.text(of: values))
    let groups = stride(from: 0, to: symbols.count, by: 4).map { String(symbols[$0..<$0 + 4]) }
    return groups.joined(separator: "-") + String(CrockfordBase32.check(of: values))
  }

  /// The code as a QR code carries it: without the check symbol, which its error correction
  /// replaces.
  public var symbols: String { CrockfordBase32.text(of: values) }

  private var isPlain: Bool { text.last?.isLetter == true || text.last?.isNumber == true }

  /// What the journal keeps of the code when it is for this deal.
  public func mark(of deal: DealID, at restaurant: RestaurantID) -> CodeMark {
    let place = Array(restaurant.text.utf8)
    let message =
      Array("keylime code 1\0".utf8) + UInt32(truncatingIfNeeded: place.count).bigEndianBytes
      + place + Array("\(deal.text)\0\(symbols)".utf8)
    return .hash(SHA256.hash(of: message).hexadecimal)
  }
}

/// A code as somebody types or scans it.
public enum TypedCode: Equatable, Sendable {
  /// A code of this version.
  case short(DealCode)
  /// A code of 0.1.0.
  case keyed(KeyedDealCode)

  /// Why a text is no code.
  public enum ReadingError: Error, Equatable, Sendable {
    /// Neither 12 symbols nor 13 with the check symbol; nor 36 or 37, as codes of 0.1.0 have.
    case wrongLength(Int)
    /// A character that no code holds.
    case badSymbol(Character)
    /// The check symbol does not fit: something is mistyped.
    case mistyped
    /// Made by another version of keylime.
    case unknownVersion(UInt8)
  }

  /// Reads a code as it is typed: any case, hyphens and spaces anywhere, `O` for 0, `I` and `L` for
  /// 1, with or without the check symbol.
  ///
  /// Throws ``ReadingError`` when the text is no code.
  public init(reading text: String) throws(ReadingError) {
    let symbols = text.filter { $0 != "-" && !$0.isWhitespace }
    let count = symbols.count > 13 ? KeyedDealCode.symbolCount : DealCode.symbolCount
    guard symbols.count == count || symbols.count == count + 1 else {
      throw .wrongLength(symbols.count)
    }
    var values: [UInt8] = []
    for symbol in symbols.prefix(count) {
      guard let value = CrockfordBase32.value(of: symbol) else { throw .badSymbol(symbol) }
      values.append(value)
    }
    if let check = symbols.dropFirst(count).first {
      guard check.uppercased() == String(CrockfordBase32.check(of: values)) else { throw .mistyped }
    }
    self =
      count == DealCode.symbolCount
      ? .short(DealCode(values: values)) : .keyed(try KeyedDealCode(values: values))
  }
}

extension TypedCode.ReadingError: CustomStringConvertible {
  /// One line without a full stop.
  public var description: String {
    switch self {
    case .wrongLength(let count): "it has \(count) symbols, a code has 13"
    case .badSymbol(let symbol): "no code holds '\(symbol)'"
    case .mistyped: "the check symbol does not fit, something is mistyped"
    case .unknownVersion(let version): "made by another version (\(version))"
    }
  }
}
