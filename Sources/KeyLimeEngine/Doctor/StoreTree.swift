/// Every file and folder of a store, found without following a symbolic link.
struct StoreTree {
  struct Entry {
    /// From the store's folder on.
    let path: String
    let status: FileStatus

    var name: Substring { path.split(separator: "/").last ?? "" }
    /// The folders that it is in, from the store's own on.
    var steps: [Substring] { path.split(separator: "/").dropLast() }
    /// Whether it is the folder of another program, such as `.git` of a synchroniser.
    var isFolderOfOthers: Bool { status.kind == .folder && path.hasPrefix(".") }
  }

  /// Files and folders by path; each folder before what is in it.
  private(set) var entries: [Entry] = []
  /// Folders that cannot be listed and files that this user may not read, and why.
  private(set) var unreadable: [(path: String, fault: FileFault)] = []

  /// What a link or a device in the store would lead to is not looked at.
  init(_ root: Folder) { visit(root.path, "") }

  private mutating func visit(_ folder: String, _ prefix: String) {
    let names: [String]
    do throws(FileFault) { names = try Folder.names(in: folder).sorted() } catch {
      if !error.isMissing || !prefix.isEmpty { unreadable.append((prefix, error)) }
      return
    }
    for name in names {
      let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
      guard let status = FileStatus("\(folder)/\(name)") else { continue }
      let entry = Entry(path: path, status: status)
      entries.append(entry)
      if status.kind == .regular, let fault = Self.denial("\(folder)/\(name)") {
        unreadable.append((path, fault))
      }
      // What was set aside is kept as it was found.
      if status.kind == .folder, path != LostAndFound.name, !entry.isFolderOfOthers {
        visit("\(folder)/\(name)", path)
      }
    }
  }

  /// Why this user may not read a file; nil where that is allowed.
  private static func denial(_ path: String) -> FileFault? {
    do throws(FileFault) {
      _ = try File(ifPresent: path, .read)
      return nil
    } catch { return error.isDenied ? error : nil }
  }
}

extension StoreTree {
  /// What is wrong with names, kinds and permissions, whatever the files hold.
  var findings: [Finding] {
    entries.flatMap { entry in
      [entry.misplacement, entry.looseMode, entry.leftOver].compactMap(\.self)
    }
      + unreadable.map { path, fault in
        fault.isDenied
          ? Finding(.denied, path, "you may not read it, so it was not examined")
          : Finding(.unusable, path, "this folder cannot be listed: \(fault.reason)")
      }
  }

  /// The findings without those about what this user may not read: that proves no damage.
  func withoutGuesses(_ findings: [Finding]) -> [Finding] {
    let denied = unreadable.filter(\.fault.isDenied).map(\.path)
    return findings.filter { finding in
      finding.kind == .denied
        || !denied.contains { finding.path == $0 || finding.path.hasPrefix($0 + "/") }
    }
  }
}

extension StoreTree.Entry {
  fileprivate var misplacement: Finding? {
    switch status.kind {
    case .regular, .folder: nil
    case .link:
      Finding(
        .misplaced, path,
        "this is a symbolic link, which is not followed inside a store; put what it leads to in its"
          + " place")
    case .other:
      Finding(.misplaced, path, "this is neither a file nor a folder; remove it")
    }
  }

  /// The permission bits that it should not have.
  var excessPermissions: UInt16 {
    let isPrivate = path == "private" || path.hasPrefix("private/") || path == LostAndFound.name
    return status.permissions & (isPrivate ? 0o077 : 0o022)
  }

  fileprivate var looseMode: Finding? {
    guard status.kind == .regular || status.kind == .folder, excessPermissions != 0 else {
      return nil
    }
    let mode = String(status.permissions, radix: 8)
    let words =
      excessPermissions & 0o022 != 0
      ? "its mode is \(mode): other users may change it" : "its mode is \(mode): others may read it"
    return Finding(.looseMode, path, words, isMendable: true)
  }

  fileprivate var leftOver: Finding? {
    if isFolderOfOthers {
      return Finding(.unknownFile, path, "keylime did not put this folder here")
    }
    guard status.kind == .regular else { return nil }
    if let process = writer {
      return status.isAbandoned(by: process)
        ? Finding(.leftOver, path, "a killed process left it", isMendable: true) : nil
    }
    if isTorn {
      return Finding(
        .leftOver, path, "a command that was cut short, which never counted", isMendable: true)
    }
    return isKnown || conflictCopy != nil
      ? nil : Finding(.unknownFile, path, "keylime did not put this file here")
  }

  /// What it is a copy of, where a synchroniser made it of a file of this program.
  var conflictCopy: ConflictCopy? {
    guard status.kind == .regular, let copy = ConflictCopy(path),
      Self(path: copy.original, status: status).isKnown
    else { return nil }
    return copy
  }

  /// Whether this program did not put it here.
  var isOfOthers: Bool {
    if isFolderOfOthers { return true }
    guard status.kind == .regular, writer == nil, !isTorn else { return false }
    return !isKnown || conflictCopy != nil
  }

  /// The process that is writing a file under a passing name, such as `current.4711-99.tmp`.
  var writer: Int32? {
    guard name.hasSuffix(".tmp"), let stamp = name.dropLast(4).split(separator: ".").last else {
      return nil
    }
    return stamp.split(separator: "-").first.flatMap { Int32($0) }
  }

  /// Whether it has the bytes of a command that was cut short.
  var isTorn: Bool { steps.first == "journal" && name.contains(".jsonl.torn-") }

  /// Whether it is a file of a kind that this program writes.
  private var isKnown: Bool {
    let bytes = Array(name.utf8)
    switch (steps.first, steps.count) {
    case (nil, _): return name == StoreFormat.name
    case ("catalogue", 1): return ["current", "lock", "names.jsonl"].contains(name)
    case ("catalogue", 2):
      return Int(steps[1]) != nil
        && [
          Generation.linesName[...], Generation.copyName[...], Appearances.fileName[...], "index",
          "ratings",
        ].contains(name)
    case ("journal", 2):
      return ReplicaID(String(steps[1])) != nil
        && bytes.withBytes { Segment.number(in: $0) } != nil
    case ("photos", 1): return PhotoName(String(name)) != nil
    case ("private", 1): return true
    case ("private", 2): return steps[1] == "snapshot" || steps[1] == "pictures"
    default: return false
    }
  }
}
