import Arguments
import KeyLimeEngine

/// Completes bill ids, the newest first.
enum BillProvider: CompletionProvider {
  static let kind = "bill"

  /// More candidates than this do not fit on a screen.
  private static let limit = 40

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    guard let session = try? UserSession(context), let account = try? session.account(),
      let book = try? session.state({ state throws(SnapshotFault) in try BillBook(account, state) })
    else { return [] }
    let last = book.bills.last.map { [Candidate("last", $0.heading)] } ?? []
    return last
      + book.bills.reversed().lazy.filter { $0.id.text.hasPrefix(request.prefix) }
      .prefix(limit).map { Candidate($0.id.text, $0.heading) }
  }
}
