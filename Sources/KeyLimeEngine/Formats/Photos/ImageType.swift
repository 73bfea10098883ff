/// The kinds of picture that keylime keeps, known by their first bytes, never by their names.
public enum ImageType: String, CaseIterable, Sendable {
  /// The raw value is the file extension.
  case jpeg = "jpg"
  /// Portable Network Graphics.
  case png
  /// Graphics Interchange Format.
  case gif
  /// WebP in its three forms.
  case webp
  /// HEIF pictures, as phones take them.
  case heic

  /// Looks at the first bytes of a file (32 are enough); nil for anything else.
  public init?(_ bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(32))
    func has(_ text: String, at offset: Int) -> Bool {
      head.dropFirst(offset).starts(with: text.utf8)
    }
    if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has("GIF87a", at: 0) || has("GIF89a", at: 0) {
      self = .gif
    } else if has("RIFF", at: 0), has("WEBP", at: 8) {
      self = .webp
    } else if has("ftyp", at: 4), Self.heifBrands.contains(where: { has($0, at: 8) }) {
      self = .heic
    } else {
      return nil
    }
  }

  private static let heifBrands = ["heic", "heix", "heim", "heis", "mif1", "msf1", "hevc"]
}
