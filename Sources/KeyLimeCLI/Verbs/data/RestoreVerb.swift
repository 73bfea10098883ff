import Arguments
import KeyLimeEngine

/// `restore`: brings a backup back, into nothing or merged with what is there.
enum RestoreVerb: Verb {
  private static let source = Operand(
    "SRC", value: .path, summary: "A folder or a .tar.gz file that 'keylime backup' made")
  private static let dryRun = Flag("dry-run", summary: "Show what would be written, write nothing")
  private static let move = Flag(
    "move", summary: "Go on as the machine that made the backup",
    discussion: """
      The old machine must not write any more, and the backup must have all of its events that \
      other machines have. Without this option the restored store writes to a journal of its own, \
      so that the old machine can go on as well.
      """)

  static var spec: CommandSpec {
    CommandSpec(
      name: "restore", group: .data, summary: "Bring a backup back",
      discussion: """
        Into an empty store, or merged with what is there when it is a copy of the same store: \
        journals grow and never shrink, \
        what cannot be read of them comes back, and pictures and private files come when they are \
        missing. A catalogue that is there stays, unless it is damaged and the backup has all \
        of it. The backup is read and compared before anything is written; restoring again goes on where it \
        stopped.
        """,
      operands: [source.declaration], options: [dryRun.declaration, move.declaration],
      examples: [
        Example("restore stick/keylime", "From a folder"),
        Example("restore keylime.tar.gz --dry-run", "What would come"),
        Example("restore keylime.tar.gz --move", "On the machine that takes the old one's place"),
      ],
      fields: [
        ResultField("journals", type: "array of strings", "The journals that come or grow"),
        ResultField("keptJournals", type: "array of strings", "The journals that are here already"),
        ResultField("photos", type: "number", "How many pictures come"),
        ResultField("places", type: "number", "How many imported places come, if any"),
        ResultField("private", type: "array of strings", "The private files that come"),
        ResultField("dryRun", type: "boolean", "Whether nothing was written"),
      ],
      exits: [ExitNote(4, "The store and the backup contradict each other")],
      seeAlso: ["backup", "doctor"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let path = arguments[source] ?? ""
    guard UserFile.exists(path) else {
      throw .cannot(
        "restore '\(path)'", "there is no such file or folder", .usage, code: "file-unreadable",
        hints: ["name what 'keylime backup' wrote"])
    }
    guard try BackupArchive.isNamed(by: path, to: "restore"), !UserFile.isFolder(path) else {
      let backup: Backup
      do throws(BackupFault) { backup = try Backup(at: path) } catch { throw Failure(error) }
      return try restore(backup, arguments, context)
    }
    return try BackupArchive(path).read { (backup) throws(Failure) in
      try restore(backup, arguments, context)
    }
  }

  private static func restore(
    _ backup: Backup, _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Output {
    let store = try context.store()
    let isDryRun = arguments[dryRun] ?? false
    let plan: RestorePlan
    do throws(BackupFault) {
      if isDryRun {
        plan = try store.planRestore(of: backup)
      } else {
        let folder = UserFile.resolved(store.path) ?? store.path
        let place = (machine: Platform.machineName, folder: folder)
        plan = try store.restore(
          backup, movingTo: arguments[move] ?? false ? place : nil, now: context.now.seconds * 1000)
      }
    } catch { throw Failure(error) }
    var hints: [String] = []
    let session = try UserSession(context)
    if !isDryRun, try session.currentAccount() == nil {
      let accounts = try session.accounts()
      if !accounts.isEmpty { hints.append(accounts.howToGoOn) }
    }
    return .done(confirmation(of: plan, isDryRun: isDryRun, hints: hints))
  }

  private static func confirmation(
    of plan: RestorePlan, isDryRun: Bool, hints: [String]
  ) -> Confirmation {
    var json: JSONObject = [
      "journals": .array(plan.journals.map { .string($0.text) }),
      "keptJournals": .array(plan.keptJournals.map { .string($0.text) }),
      "photos": .count(plan.photos),
    ]
    json["places"] = plan.places.map(JSON.count)
    json["private"] = .array(plan.privateFiles.map { .string($0) })
    json["dryRun"] = .bool(isDryRun)
    let parts = [
      count(plan.journals.count, "journal"), count(plan.photos, "picture"),
      count(plan.places ?? 0, "place"), count(plan.privateFiles.count, "private file"),
      // With journals it changes always, and goes without saying.
      plan.changesFormat && plan.journals.isEmpty ? "what the store says of itself" : nil,
    ].compactMap(\.self)
    let nothing =
      plan.keptDamage.isEmpty ? "all of it is here" : "the backup lacks what is damaged here"
    let words = parts.isEmpty ? "nothing: \(nothing)" : parts.joined(separator: ", ")
    return Confirmation(
      json: json, line: isDryRun ? "would restore \(words)" : "restored \(words)", hints: hints)
  }

  private static func count(_ number: Int, _ thing: String) -> String? {
    number == 0 ? nil : number.counted(thing)
  }
}
