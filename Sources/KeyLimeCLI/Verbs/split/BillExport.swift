import Arguments
import KeyLimeEngine

/// `split export`: writes the bills for other programs.
enum BillExport {
  /// The export formats.
  enum Format: String, CaseIterable, Sendable {
    case hledger, ledger, splitwise
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
      switch format {
      case .hledger, .ledger:
        return .text(try AccountingJournal(of: book.me, names: names.all).text(of: book.bills))
      case .splitwise:
        let table = try SplitwiseCSV(book.bills) { $0 == book.me ? "Me" : names.plain($0) }
        return .text(table.text(today: today))
      }
    } catch { throw Failure(error) }
  }
}
