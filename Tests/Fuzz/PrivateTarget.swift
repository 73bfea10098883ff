@testable import KeyLimeEngine

/// Any bytes as one of the small files of a store: no crash.
///
/// The first byte says which file it is.
func fuzz(_ input: UnsafeBufferPointer<UInt8>) {
  guard let kind = input.first else { return }
  let bytes = Array(input.dropFirst())
  switch kind % 7 {
  case 0:
    Small.put(bytes, "list")
    _ = ShownList(readingFrom: Small.inner.file("list"))
  case 1: _ = Credentials(bytes)
  case 2:
    Small.put(bytes, "session")
    _ = try? Small.store?.session()
  case 3:
    Small.put(bytes, "codes")
    _ = try? Small.store?.forgetCode(of: .hash("x"))
  case 4:
    Small.put(bytes, "replica")
    _ = try? ReplicaFile.replica(store: Lived.path, machine: "m", folder: "/f", random: 3)
  case 5:
    Lived.put(bytes, StoreFormat.name, in: Small.other)
    if let store = try? Store(at: Small.other.path) { _ = store.format?.json }
  default:
    Lived.put(bytes, "current", in: Small.catalogue)
    _ = try? Small.store?.currentGeneration()
  }
}

private enum Small {
  static let inner = made(Folder(Lived.path).folder("private"))
  static let catalogue = made(Folder(Lived.path).folder("catalogue"))
  /// A store whose format is any bytes.
  static let other = made(Folder(Lived.path + "-other"))

  static var store: Store? { try? Store(at: path) }

  private static let path = {
    let folder = made(Folder(Lived.path))
    Lived.put(Array("{\"format\":1}\n".utf8), StoreFormat.name, in: folder)
    return folder.path
  }()

  private static func made(_ folder: Folder) -> Folder {
    try? folder.make()
    return folder
  }

  static func put(_ bytes: [UInt8], _ file: String) { Lived.put(bytes, file, in: inner) }
}
