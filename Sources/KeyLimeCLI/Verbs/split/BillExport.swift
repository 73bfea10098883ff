import Arguments
import KeyLimeEngine

/// `split export`: writes the bills for other programs.
enum BillExport {
  /// The export formats.
  enum Format: String, CaseIterable, Sendable {
    case hledger, ledger, splitwise, spliit, ihatemoney

    /// The program that the bills are written for; nil for accounting.
    fileprivate var program: BillTable.Format? { BillTable.Format(rawValue: rawValue) }
  }

  private static let format = Option(
    "format", short: "f", value: .oneOf(Format.self, "FORMAT"),
    summary: "Output format", standard: "hledger")

  static var spec: CommandSpec {
    CommandSpec(
      name: "export", summary: "Write the bills for other programs",
      discussion: """
        Formats: hledger and ledger for accounting, splitwise for spreadsheets, spliit and \
        ihatemoney as these programs export JSON. 'split import' reads the last three back: nobody's \
        share changes. In another store an equal split becomes exact amounts where its odd cent \
        would fall on somebody else.
        """,
      options: [format.declaration] + BillDays.options,
      examples: [Example("split export --format splitwise", "For a spreadsheet")],
      fields: Context.exportFields)
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let session = try BillSession(arguments, context)
    let book = try session.book()
    book.warnOfUnreadable(context)
    let days = try BillDays(arguments, session.session)
    let bills = book.bills.filter { days.contains($0.date.day) }
    let today = try context.civilTime(.now).day
    return try output(bills, book, arguments[format] ?? .hledger, today: today)
  }

  /// Writes bills of a book in a format; `today` is the date of the totals.
  ///
  /// Throws `refused` when a sum overflows.
  static func output(
    _ bills: [Bill], _ book: BillBook, _ format: Format, today: CalendarDay
  ) throws(Failure) -> Output {
    guard !bills.isEmpty else {
      return .nothing(Nothing("there are no bills to export"))
    }
    let names = book.names
    do throws(MoneyError) {
      guard let program = format.program else {
        return .text(try AccountingJournal(of: book.me, names: names.plain).text(of: bills))
      }
      return .text(
        try BillTable.text(of: bills, for: program, today: today) {
          $0 == book.me ? "Me" : names.plain($0)
        })
    } catch { throw Failure(error) }
  }
}
