/// What a backup says of itself: `backup.json`, written last.
///
///     {"backup":1,"time":"2026-11-20T20:00:00Z","replica":"k3f9q0d7m2xa","private":true,
///     "files":[{"path":"format.json","bytes":42,"sha256":"9f86…"}]}
///
/// (on two lines here). A folder without it is no backup: the copy was not finished.
struct BackupManifest: Equatable {
  static let name = "backup.json"
  static let version = 1

  /// One file of the store.
  struct Entry: Equatable {
    /// From the store's folder on.
    let path: String
    let bytes: Int
    let sha256: String
  }

  /// When it was made, RFC 3339.
  var time: String
  /// The replica that the store was written as where the backup was made; nil when it was only
  /// read.
  var replica: ReplicaID?
  /// Whether it has passwords and keys.
  var hasPrivate: Bool
  var files: [Entry] = []
}

extension BackupManifest {
  var bytes: [UInt8] {
    var json = JSONObject()
    json.add("backup", Self.version)
    json.add("time", time)
    json.add("replica", replica?.text)
    json.members.append(.init(name: "private", value: .bool(hasPrivate)))
    let files = files.map { file in
      var object = JSONObject()
      object.add("path", file.path)
      object.add("bytes", file.bytes)
      object.add("sha256", file.sha256)
      return JSON.object(object)
    }
    json.members.append(.init(name: "files", value: .array(files)))
    return Array("\(JSON.object(json).compactText)\n".utf8)
  }

  /// Reads the manifest of a folder.
  ///
  /// Throws ``BackupFault`` when there is none, or a file is named that a backup does not have.
  init(in folder: Folder) throws(BackupFault) {
    let found: [UInt8]?
    do throws(FileFault) { found = try folder.contents(Self.name) } catch { throw .file(error) }
    guard let found, let json = try? JSON(parsing: found),
      let version = json["backup"]?.number?.integer, let time = json["time"]?.text,
      let elements = json["files"]?.elements
    else { throw .noBackup(path: folder.path) }
    guard version == Int64(Self.version) else { throw .newer(path: folder.path) }
    self.time = time
    replica = json["replica"]?.text.flatMap { ReplicaID($0) }
    hasPrivate = json["private"] == .bool(true)
    for element in elements {
      guard let path = element["path"]?.text, let bytes = element["bytes"]?.number?.integer,
        let sha256 = element["sha256"]?.text, BackupContents.mayHold(path)
      else {
        throw .damaged(path: folder.file(Self.name), reason: "it names a file that no backup has")
      }
      files.append(Entry(path: path, bytes: Int(bytes), sha256: sha256))
    }
  }
}

/// Why a store cannot be backed up or restored.
public enum BackupFault: Error, Equatable, Sendable {
  /// A system call failed on a file of the store, or of a backup that is read.
  case file(FileFault)
  /// The place of the backup cannot be used.
  case place(path: String, FileFault)
  /// The store cannot be used.
  case store(StoreError)
  /// There is something at the destination already.
  case notEmpty(path: String)
  /// The folder is not a finished backup.
  case noBackup(path: String)
  /// A newer program made the backup.
  case newer(path: String)
  /// A file is not what was backed up.
  case damaged(path: String, reason: String)
  /// The backup is of another store, whose replicas must not speak for the accounts of this one.
  case otherStore
  /// Both the store and the backup have events that the other lacks, under the same numbers.
  case diverged(replica: ReplicaID, file: String)
}
