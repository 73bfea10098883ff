/// The name of a picture in the store.
///
/// It is the SHA-256 of its bytes and the ending of its kind, such as `2cf2…9824.jpg`. The same
/// picture has the same name wherever it came from.
public struct PhotoName: Hashable, Sendable, CustomStringConvertible {
  /// The file name below the store's `photos/`.
  public let text: String

  /// Names a picture by its bytes; nil when they are no picture.
  public init?(of bytes: [UInt8]) {
    guard let type = ImageType(bytes) else { return nil }
    text = "\(SHA256.hash(of: bytes).hexadecimal).\(type.rawValue)"
  }

  /// Takes a name from the journal; nil when it is none, so that no name leads out of the folder.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 64,
      parts[0].allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
      ImageType(rawValue: String(Substring(parts[1]))) != nil
    else { return nil }
    self.text = text
  }

  /// The file name.
  public var description: String { text }
}

extension Store {
  /// Where a picture is, or would be.
  public func path(of photo: PhotoName) -> String { photos.file(photo.text) }

  /// Whether a picture is here; one that another machine's journal names may not have come yet.
  public func has(_ photo: PhotoName) -> Bool {
    (try? File(path(of: photo), .read).size()) != nil
  }

  /// The bytes of a picture; nil when it is not here, or cannot be read.
  public func bytes(of photo: PhotoName) -> [UInt8]? {
    (try? photos.contents(photo.text)) ?? nil
  }

  /// Copies a picture into the store, durably; one that is there already is left alone.
  public func keep(_ bytes: [UInt8], as photo: PhotoName) throws(StoreError) {
    try prepareForWriting()
    try onDisk { () throws(FileFault) in
      try photos.make()
      if try File(ifPresent: path(of: photo), .read)?.size() == bytes.count { return }
      try photos.replace(photo.text, with: bytes)
    }
  }

  private var photos: Folder { root.folder("photos") }
}
