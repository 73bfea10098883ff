/// A folder of the store and the few things that are done with folders and whole files.
struct Folder: Hashable, Sendable {
  let path: String

  init(_ path: String) { self.path = path }

  /// A folder inside this one.
  func folder(_ name: String) -> Folder { Folder("\(path)/\(name)") }

  /// The path of a file inside this one.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of what is inside, sorted; none when the folder is missing.
  func names() throws(FileFault) -> [String] {
    do { return try System.list(path).sorted() } catch  where error.isMissing { return [] }
  }

  /// Makes the folder and the folders above it that are missing.
  func create() throws(FileFault) {
    do { try System.makeFolder(path) } catch {
      guard error.isMissing, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
        throw error
      }
      try Folder(String(path[..<slash])).create()
      try System.makeFolder(path)
    }
  }

  /// Makes new, renamed and removed names in this folder survive a power cut.
  func synchronize() throws(FileFault) {
    let folder = try File(path, .read)
    try folder.synchronize()
  }

  /// Writes a file so that readers see either the old contents or all of the new; a private one
  /// only its owner may read.
  func replace(
    _ name: String, with bytes: [UInt8], isPrivate: Bool = false
  ) throws(FileFault) {
    let temporary = file("\(name).\(System.processIdentifier).tmp")
    do {
      let new = try File(temporary, isPrivate ? .createPrivate : .create)
      try new.write(bytes)
      try new.synchronize()
      try System.rename(temporary, to: file(name))
    } catch {
      try? System.remove(temporary)
      throw error
    }
    try synchronize()
  }

  /// The contents of a file, or nil when there is none.
  func contents(_ name: String) throws(FileFault) -> [UInt8]? {
    do { return try File(file(name), .read).readAll() } catch  where error.isMissing { return nil }
  }

  /// Removes the folder and the files in it.
  func remove() throws(FileFault) {
    for name in try names() { try System.remove(file(name)) }
    try System.removeFolder(path)
  }
}
