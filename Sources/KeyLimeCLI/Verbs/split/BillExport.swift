import Arguments
import KeyLimeEngine

/// Writes the bills for other programs.
enum BillExport {
  /// What can be written.
  enum Format: String, CaseIterable, Sendable {
    case hledger, ledger, splitwise
  }

  /// The bills in a format; `today` dates the totals.
  static func output(
    _ book: BillBook, _ format: Format, today: CalendarDay
  ) throws(Failure) -> Output {
    guard !book.bills.isEmpty else {
      return .nothing(Nothing("there is no bill to export"))
    }
    let names = book.names
    do throws(MoneyError) {
      switch format {
      case .hledger, .ledger:
        return .text(try AccountingJournal(of: book.me, names: names.all).text(of: book.bills))
      case .splitwise:
        let table = try SplitwiseCSV(book.bills) { $0 == book.me ? "Me" : names[$0] }
        return .text(table.text(today: today))
      }
    } catch { throw Failure(error) }
  }
}
