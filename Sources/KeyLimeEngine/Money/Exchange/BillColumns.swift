/// What a column says of a bill.
enum BillField {
  case date, title, amount, currency, payer, payerWeight, owers, portions, category, kind, note
  case deleted

  /// The field under a heading in lower case without punctuation, in the languages of programs that
  /// share bills; nil for all else.
  init?(_ heading: String) {
    guard let field = Self.fields[heading] else { return nil }
    self = field
  }

  private static let fields: [String: BillField] = {
    let headings: [(BillField, String)] = [
      (
        .date,
        "date datetime dateandtime day when expensedate transactiondate datum fecha data 日付 日期 날짜"
      ),
      (
        .title,
        "what purpose title description expense expensename item subject details "
          + "beschreibung zweck titel titre descripción concepto descrizione descrição omschrijving "
          + "内容 品目 項目 描述 项目 事项 항목 내용"
      ),
      (
        .amount,
        "amount cost price total totalamount betrag summe kosten montant coût importe monto "
          + "importo valor bedrag 金額 金额 금액"
      ),
      (.currency, "currency currencycode währung devise moneda valuta moeda"),
      (
        .payer,
        "whopaid paidby payer payername paidbyname creditor bezahltvon gezahltvon zahler payépar "
          + "payeur pagadopor quiénpagó pagatoda pagopor betaalddoor 支払者 支払った人 立替者 付款人 "
          + "결제자 낸사람"
      ),
      (.payerWeight, "payerweight"),
      (
        .owers,
        "forwhom splitbetween splitamong owers participants sharedby sharedbetween sharedamong "
          + "paidfor fürwen beteiligte pourqui participantes paraquién perchi voorwie aufgeteiltauf "
          + "aufgeteiltzwischen partagéentre dividoentre divididoentre divisotra verdeeldover "
          + "対象者 参加者 参与人 参与者 分摊人 참여자"
      ),
      (.owers, others),
      (.portions, "splitamounts"),
      (.category, "category kategorie catégorie categoría categoria categorie"),
      (.kind, "type billtype expensetype transactiontype"),
      (.note, "note notes comment comments notiz bemerkung"),
      (.deleted, "deleted"),
    ]
    var fields: [String: BillField] = [:]
    for (field, names) in headings {
      for name in names.split(separator: " ") { fields[String(name)] = field }
    }
    return fields
  }()

  private static let others =
    "splitwith sharedwith geteiltmit partagéavec compartidocon condivisocon gedeeldmet"

  /// Whether a heading means the others beside who paid, unless a row names the payer, too.
  static func isOfOthers(_ heading: String) -> Bool {
    others.split(separator: " ").contains(Substring(heading))
  }
}

extension BillField {
  /// Words that mean a field only where no other heading does: `Who`, and `For` where another column
  /// says what a bill is for.
  fileprivate static let weak: [(field: BillField, headings: Set<String>)] = [
    (.title, ["was", "qué", "que", "quoi", "cosa", "wat"]),
    (.payer, ["who", "wer", "qui", "quién", "quien", "chi"]),
    (.amount, ["howmuch", "wieviel", "combien", "cuánto", "cuanto", "quanto"]),
    (.owers, ["for", "für", "pour", "para", "voor"]),
  ]
}

/// Where the fields of a bill are in the rows of a table.
struct BillColumns {
  private let places: [BillField: Int]
  /// How many columns the table has.
  let count: Int

  /// Finds the columns of a header; nil when none of them says who paid, or none how much.
  init?(_ header: [String]) {
    var places: [BillField: Int] = [:]
    for (place, heading) in header.enumerated() {
      guard let field = BillField(RecordField.folded(heading)), places[field] == nil else {
        continue
      }
      places[field] = place
    }
    for (field, headings) in BillField.weak where places[field] == nil {
      if field == .owers, places[.title] == nil { continue }
      places[field] = header.firstIndex { headings.contains(RecordField.folded($0)) }
    }
    guard places[.payer] != nil, places[.amount] != nil else { return nil }
    self.places = places
    count = header.count
  }

  /// Whether there is a column for a field.
  func has(_ field: BillField) -> Bool { places[field] != nil }

  /// The heading of a column in lower case without punctuation; nothing where there is none.
  func heading(_ field: BillField, in header: [String]) -> String {
    places[field].map { RecordField.folded(header[$0]) } ?? ""
  }

  /// What a row says in a column; nothing where it has none.
  func text(_ field: BillField, of line: CSVLine) -> String {
    guard let place = places[field], place < line.cells.count else { return "" }
    return CSVCells.unguarded(line.cells[place]).trimmed
  }
}
