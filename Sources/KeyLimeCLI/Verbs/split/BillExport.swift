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

  /// Writes the bills in a format; `today` is the date of the totals.
  ///
  /// Throws `refused` when a sum overflows.
  static func output(
    _ book: BillBook, _ format: Format, today: CalendarDay
  ) throws(Failure) -> Output {
    guard !book.bills.isEmpty else {
      return .nothing(Nothing("there are no bills to export"))
    }
    let names = book.names
    do throws(MoneyError) {
      guard let program = format.program else {
        return .text(try AccountingJournal(of: book.me, names: names.plain).text(of: book.bills))
      }
      return .text(
        try BillTable.text(of: book.bills, for: program, today: today) {
          $0 == book.me ? "Me" : names.plain($0)
        })
    } catch { throw Failure(error) }
  }
}
