import Arguments
import KeyLimeEngine

/// `backup`: copies the store.
enum BackupVerb: Verb {
  private static let destination = Operand(
    "DEST", value: .path, summary: "A folder that is empty or not there yet, or a new .tar.gz file")
  private static let withoutPrivate = Flag(
    "without-private", summary: "Leave out passwords, keys and the session")

  static var spec: CommandSpec {
    CommandSpec(
      name: "backup", group: .data, summary: "Copy the store to a safe place",
      discussion: """
        The copy is of one moment: no other keylime writes meanwhile. It has everything that \
        people did, the imported places and the pictures, and nothing that can be made again. It \
        is read and compared after it was written. What is damaged is named, and copied as it is. \
        Keep it where nobody else can read it, unless \
        it was made with --without-private.
        """,
      operands: [destination.declaration],
      options: [withoutPrivate.declaration],
      examples: [
        Example("backup stick/keylime", "To a folder"),
        Example("backup keylime.tar.gz", "To one file"),
        Example("backup shared --without-private", "Without passwords and keys"),
      ],
      fields: [
        ResultField("path", type: "string", "Where the copy is"),
        ResultField("files", type: "number", "How many files it has"),
        ResultField("bytes", type: "number", "How many bytes they have, before they are packed"),
        ResultField("photos", type: "number", "How many of them are pictures"),
        ResultField("private", type: "boolean", "Whether it has passwords and keys"),
      ],
      exits: [ExitNote(4, "Something is at the destination already, or it is inside the store")],
      seeAlso: ["restore"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let store = try context.store()
    guard UserFile.isFolder(store.path) else {
      throw .cannot(
        "back up '\(store.path)'", "there is no store yet", .nothingFound, code: "no-store")
    }
    let path = arguments[destination] ?? ""
    guard !UserFile.isInside(path, folder: store.path) else {
      throw .cannot(
        "back up to '\(path)'", "it is inside the store", .refused, code: "inside-store",
        hints: ["name a folder somewhere else, best on another disk"])
    }
    let isPacked = try BackupArchive.isNamed(by: path, to: "back up to")
    let copy = StoreCopy(
      store: store, withPrivate: !(arguments[withoutPrivate] ?? false), context: context)
    let summary =
      isPacked
      ? try BackupArchive(path).write { (folder) throws(Failure) in
        try copy.write(to: folder)
      } : try copy.write(to: path)
    return .done(
      Confirmation(
        json: [
          "path": .string(path), "files": .number(JSONNumber(summary.files)),
          "bytes": .number(JSONNumber(summary.bytes)),
          "photos": .number(JSONNumber(summary.photos)), "private": .bool(summary.hasPrivate),
        ],
        line: "backed up \(String(summary.files)) files to \(path, .strong)",
        hints: summary.hasPrivate ? ["it has passwords and keys; keep it to yourself"] : []))
  }
}

/// A store that is copied.
struct StoreCopy {
  let store: Store
  let withPrivate: Bool
  let context: Context

  /// Copies it to a folder and reads the copy again.
  func write(to folder: String) throws(Failure) -> BackupSummary {
    let place = UserFile.resolved(store.path) ?? store.path
    // A damaged file that names it is named with all other damage.
    let replica = try? ReplicaFile.known(
      store: store.path, machine: Platform.machineName, folder: place)
    let summary: BackupSummary
    do throws(BackupFault) {
      summary = try store.backUp(
        to: folder, withPrivate: withPrivate, replica: replica, time: context.now.rfc3339)
    } catch { throw Failure(error) }
    warnOfFilesOfOthers()
    return summary
  }

  /// Names what stays behind, such as the conflict copies of a synchroniser.
  private func warnOfFilesOfOthers() {
    let files = store.filesOfOthers
    guard let first = files.first else { return }
    let more = files.count > 1 ? " and \(files.count - 1) more" : ""
    let them = files.count > 1 ? "them" : "it"
    context.warn("left out '\(first)'\(more): keylime did not put \(them) there")
  }
}
