/// The pictures of a store: `photos/<sha256>.<ext>`, named after what they hold.
///
/// The same picture given twice is kept once, and a name always means the same bytes, so the journal
/// names pictures and another machine that has the journal can tell whether it has them too.
public struct PhotoStore: Sendable {
  private let folder: Folder

  init(_ folder: Folder) { self.folder = folder }

  /// Keeps a picture, durably, and gives the name that the journal calls it by.
  ///
  /// Its type is told from its first bytes. Throws ``PhotoFault``.
  public func keep(_ bytes: [UInt8]) throws(PhotoFault) -> String {
    guard let type = ImageType(bytes) else { throw .noPicture }
    let name = "\(SHA256.hash(of: bytes).hexadecimal).\(type.rawValue)"
    do throws(FileFault) {
      if try !has(name, size: bytes.count) {
        try folder.create()
        try folder.replace(name, with: bytes)
      }
    } catch { throw .file(error) }
    return name
  }

  /// Where a picture is kept, or would be; nil for a text that is no picture's name.
  public func path(of name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 64,
      parts[0].utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
      ImageType(rawValue: String(parts[1])) != nil
    else { return nil }
    return folder.file(name)
  }

  /// A file of another size is what a crash left; it is written again.
  private func has(_ name: String, size: Int) throws(FileFault) -> Bool {
    do { return try File(folder.file(name), .read).size() == size } catch  where error.isMissing {
      return false
    }
  }
}

/// Why a picture cannot be kept.
public enum PhotoFault: Error, Equatable, Sendable {
  /// The bytes are no JPEG, PNG, GIF, WebP or HEIF picture.
  case noPicture
  /// The store cannot be written.
  case file(FileFault)
}

extension Store {
  /// Its pictures.
  public var photos: PhotoStore { PhotoStore(root.folder("photos")) }
}
