import Arguments
import KeyLimeEngine

/// `doctor`: says what is wrong with the store and what surrounds it, and mends what it can.
enum Doctor: Verb {
  private static let repair = Flag(
    "repair", summary: "Mend what can be mended; nothing that people did is deleted",
    discussion: """
      Tightens permissions, removes what killed processes left, and lets derived files be made \
      again. What is damaged moves to lost+found in the store, with a report. A damaged journal \
      can be written again afterwards.
      """)
  private static let bundle = Flag(
    "bundle", summary: "Print what a report of a fault needs, without personal data")
  private static let dryRun = Flag("dry-run", summary: "With --repair: say what would be mended")

  static var spec: CommandSpec {
    CommandSpec(
      name: "doctor", group: .tool, summary: "Find what is wrong, and mend it",
      discussion: """
        Reads every file of the store: the checksums of all journals, the places and their index, \
        the pictures and their names, permissions, links, what killed processes left, and who \
        holds a lock. Also says what is wrong with the config, and which helper programs, completions and manual pages it finds. Each \
        line says what is wrong and what that means.
        """,
      options: [repair.declaration, bundle.declaration, dryRun.declaration],
      rules: [.conflict("repair", "bundle"), .conflict("dry-run", "bundle")],
      examples: [
        Example("doctor", "What is wrong"),
        Example("doctor --repair", "Mend it"),
        Example("doctor --bundle", "For a report of a fault"),
      ],
      fields: DoctorRow.fields + DoctorBundle.fields, columns: DoctorRow.documented,
      exits: [ExitNote(1, "Something is wrong")],
      advice: [Advice("--fix", "doctor --repair")], seeAlso: ["backup", "restore"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let store: Store
    do throws(Failure) { store = try context.store(toExamine: true) } catch {
      return output([DoctorRow(error)] + around(context), context)
    }
    let now = context.now.seconds * 1000
    let examination = store.examine(now: now)
    if arguments[bundle] ?? false {
      return DoctorBundle(examination, store, context).output
    }
    let mendable = examination.findings.filter(\.isMendable)
    var rows = DoctorRow.rows(of: examination, store)
    let isDryRun = arguments[dryRun] ?? false
    let repairs = (arguments[repair] ?? false) && !isDryRun
    if isDryRun { rows = rows.map(\.beforeRepair) }
    if repairs, !mendable.isEmpty {
      let done = try context.asking { () throws(StoreError) in
        try store.repair(examination, now: now, random: context.draw)
      }
      rows = rows.map { $0.after(done) }
    }
    return output(rows + around(context), context, isRepaired: repairs)
  }

  /// The lines about what is not in the store: the config, and what surrounds the program.
  private static func around(_ context: Context) -> [DoctorRow] {
    DoctorRow.rows(ofConfig: context.configurationSource) + Surroundings(context).rows
  }

  private static func output(
    _ rows: [DoctorRow], _ context: Context, isRepaired: Bool = false
  ) -> Output {
    let listing = Output.listing(DoctorRow.listing(rows, width: context.terminal.width))
    let left = rows.filter { $0.level == .problem }
    guard !left.isEmpty else { return listing }
    let problems = left.count == 1 ? "1 thing is wrong" : "\(left.count) things are wrong"
    let canMend = !isRepaired && left.contains { $0.finding?.isMendable ?? false }
    return .faulty(
      listing,
      Failure(
        .nothingFound, problems, code: "problems-found",
        hints: canMend ? ["keylime doctor --repair mends what can be mended"] : []))
  }
}
