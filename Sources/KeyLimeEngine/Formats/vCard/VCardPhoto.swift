/// The picture of a vCard.
///
/// It stands in the card itself, as one of these; an address of a picture is passed over:
///
///     PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ…              (2.1)
///     PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ…              (3.0)
///     PHOTO:data:image/jpeg;base64,/9j/4AAQ…            (4.0)
enum VCardPhoto {
  /// The longest picture that is read and written: 8 MB.
  private static let limit = 8 << 20

  /// What the property holds.
  enum Found: Equatable {
    case picture([UInt8])
    /// An address of a picture elsewhere.
    case address
    case unreadable
  }

  /// Reads the property; `rest` is what followed it without the space that would continue it.
  static func read(_ property: VCardProperty, rest: [UInt8]) -> Found {
    var text = property.value[...]
    if property.encoding != "BASE64" {
      guard let data = dataOfURI(text) else { return .address }
      text = data
    }
    guard text.count + rest.count <= limit / 3 * 4, let bytes = Base64.bytes(of: text + rest),
      ImageType(bytes) != nil
    else { return .unreadable }
    return .picture(bytes)
  }

  /// `data:image/jpeg;base64,` and the picture (RFC 2397); nil for one that is too long.
  static func uri(of picture: [UInt8]) -> String? {
    guard picture.count <= limit, let type = ImageType(picture) else { return nil }
    let name = type == .jpeg ? "jpeg" : type.rawValue
    return "data:image/\(name);base64,\(Base64.text(of: picture))"
  }

  private static func dataOfURI(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let head = String(decoding: value.prefix(64), as: UTF8.self).lowercased().trimmed
    guard head.hasPrefix("data:"), let comma = value.firstIndex(of: UInt8(ascii: ",")) else {
      return nil
    }
    let kind = String(decoding: value[..<comma], as: UTF8.self).lowercased()
    // In a text of version 3.0 the semicolon and the comma may be escaped.
    return kind.hasSuffix(";base64") || kind.hasSuffix(";base64\\")
      ? value[(comma + 1)...] : nil
  }
}
