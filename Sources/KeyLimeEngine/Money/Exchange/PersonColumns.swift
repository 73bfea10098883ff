/// The columns of a table that are headed by people: what falls on each, or a mark for those who
/// share a bill alike.
///
///     Date,Description,Amount,Paid By,Ann,Eli
///     2026-11-20,Pizza,20.00,Ann,12.50,7.50
///     2026-11-21,Tea,4.00,Eli,x,x
///
/// Under `Ann owes` stands what she owes the payer, on whom the rest falls.
struct PersonColumns {
  private let people: [(place: Int, name: String)]
  /// Whether the numbers are debts to the payer.
  let areDebts: Bool

  /// What a cell says of a person.
  private enum Part {
    case nothing
    /// A mark; with its minor units where it is `1`, which is a number beside others.
    case mark(Int64?)
    /// A number in minor units; nil for one that cannot be read.
    case number(Int64?)
  }

  /// Finds the columns; nil when none is headed by one of `payers`.
  ///
  /// Beside those, a column counts unless its numbers keep the rows from making their amounts, or it
  /// has other marks, as a column for what is settled may have.
  init?(
    _ header: [String], rows: [CSVLine], payers: Set<String>, amounts: [Int64?],
    number: (String) -> Int64?
  ) {
    let unknown = Array(header.indices.filter { Self.mayBePerson(header[$0]) }.prefix(Self.most))
    var places = unknown.filter { payers.contains(Self.name(header[$0], among: payers)) }
    guard !places.isEmpty else { return nil }
    let parts = rows.map { row in
      header.indices.map { Self.part(Self.cell(row, $0), number) }
    }
    let debts = places.contains { Self.saysOwes(header[$0]) }
    func misfits(_ places: [Int]) -> Int {
      zip(parts, amounts).count { row, amount in
        !Self.fits(places.map { row[$0] }, amount, areDebts: debts)
      }
    }
    let marks = Self.marks(in: places, of: rows)
    for place in unknown where !places.contains(place) {
      let column = parts.map { $0[place] }
      guard column.allSatisfy(Self.isReadable), column.contains(where: Self.says),
        Self.marks(in: [place], of: rows).isSubset(of: marks)
      else { continue }
      if misfits(places + [place]) <= misfits(places) { places.append(place) }
    }
    areDebts = debts
    people = places.sorted().map {
      ($0, Self.name(CSVCells.unguarded(header[$0]), among: payers))
    }
  }

  /// The person of a heading such as `Ann` or `Ann owes`.
  private static func name(_ heading: String, among payers: Set<String>) -> String {
    let heading = heading.trimmed
    guard !payers.contains(heading) else { return heading }
    let ending = (endings + owing).first { heading.lowercased().hasSuffix($0) }
    return ending.map { String(heading.dropLast($0.count)).trimmed } ?? heading
  }

  private static let endings = ["'s share", "’s share", " share", "'s part", "’s part", " anteil"]
  private static let owing = [" owes", " schuldet", " doit", " debe", " deve"]

  private static func saysOwes(_ heading: String) -> Bool {
    owing.contains { heading.trimmed.lowercased().hasSuffix($0) }
  }

  /// Nobody shares a bill with more people than these.
  private static let most = 100

  /// Whether a column is neither of a field of the bill nor of what is often told of one.
  private static func mayBePerson(_ heading: String) -> Bool {
    let folded = RecordField.folded(heading)
    return !folded.isEmpty && BillField(folded) == nil && !things.contains(folded)
  }

  private static let things: Set = [
    "tip", "tips", "tax", "vat", "fee", "fees", "service", "discount", "subtotal", "balance",
    "each", "perperson", "perpersonshare", "share", "rate", "exchangerate", "id", "no", "number",
    "qty", "quantity", "year", "month", "week", "settled", "paid", "done", "receipt", "split",
    "trinkgeld", "steuer", "rabatt", "beglichen", "pourboire", "propina", "mancia",
  ]

  private static func marks(in places: [Int], of rows: [CSVLine]) -> Set<String> {
    Set(rows.flatMap { row in places.map { cell(row, $0).lowercased() } }.filter(isMark))
  }

  /// Whether the parts of a row are marks alone, or numbers that make its amount.
  private static func fits(_ parts: [Part], _ amount: Int64?, areDebts: Bool) -> Bool {
    var sum = Int128(0)
    var hasNumbers = false
    for part in parts {
      switch part {
      case .nothing: break
      case .mark(let minor): sum += Int128(minor ?? 0)
      case .number(let minor):
        hasNumbers = true
        sum += Int128(minor ?? 0)
      }
    }
    guard hasNumbers else { return true }
    if areDebts { return amount.map { sum <= Int128($0) } ?? false }
    return amount.map { (sum - Int128($0)).magnitude <= UInt128(parts.count) } ?? false
  }

  private static func isReadable(_ part: Part) -> Bool {
    if case .number(nil) = part { false } else { true }
  }

  private static func says(_ part: Part) -> Bool {
    if case .nothing = part { false } else { true }
  }

  private static func part(_ cell: String, _ number: (String) -> Int64?) -> Part {
    if !says(cell) { return .nothing }
    return isMark(cell) ? .mark(number(cell)) : .number(number(cell))
  }

  /// On whom a row falls, with the numbers of each where it has any.
  func people(of row: CSVLine) -> PeopleCell {
    let named = people.map { ($0.name, Self.cell(row, $0.place)) }.filter { Self.says($0.1) }
    let areMarked = named.allSatisfy { Self.isMark($0.1) }
    return PeopleCell(names: named.map(\.0), portions: areMarked ? [] : named.map(\.1))
  }

  private static func cell(_ row: CSVLine, _ place: Int) -> String {
    place < row.cells.count ? CSVCells.unguarded(row.cells[place]).trimmed : ""
  }

  /// Whether a cell says that something falls on somebody.
  private static func says(_ cell: String) -> Bool {
    !cell.isEmpty && cell != "-" && cell != "–" && WrittenAnswer.read(cell) != false
      && Double(cell) != 0
  }

  private static func isMark(_ cell: String) -> Bool {
    ["x", "✓", "✔", "☑", "*"].contains(cell.lowercased()) || WrittenAnswer.read(cell) == true
  }
}
