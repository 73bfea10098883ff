/// Every file and folder of a store, found without following a symbolic link.
struct StoreTree {
  struct Entry {
    /// From the store's folder on.
    let path: String
    let status: FileStatus

    var name: Substring { path.split(separator: "/").last ?? "" }
    /// The folders that it is in, from the store's own on.
    var steps: [Substring] { path.split(separator: "/").dropLast() }
  }

  /// Files and folders by path; each folder before what is in it.
  private(set) var entries: [Entry] = []
  /// Folders that cannot be listed, and why.
  private(set) var unreadable: [(path: String, reason: String)] = []

  /// What a link or a device in the store would lead to is not looked at.
  init(_ root: Folder) { visit(root.path, "") }

  private mutating func visit(_ folder: String, _ prefix: String) {
    let names: [String]
    do throws(FileFault) { names = try Folder.names(in: folder).sorted() } catch {
      if !error.isMissing || !prefix.isEmpty { unreadable.append((prefix, error.reason)) }
      return
    }
    for name in names {
      let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
      guard let status = FileStatus("\(folder)/\(name)") else { continue }
      entries.append(Entry(path: path, status: status))
      // What was set aside is kept as it was found.
      if status.kind == .folder, path != LostAndFound.name { visit("\(folder)/\(name)", path) }
    }
  }
}
