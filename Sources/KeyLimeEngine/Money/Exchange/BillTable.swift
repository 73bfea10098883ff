/// Bills of another program, as far as they are known before it is known who its people are.
public struct BillTable: Sendable {
  /// The programs.
  public enum Format: String, CaseIterable, Sendable {
    case splitwise, spliit, ihatemoney
  }

  /// The program that wrote them; nil for a ``PayerTable``, which many programs write.
  public let format: Format?
  /// What the people are called there.
  public var names: [String] = []
  /// The bills.
  public var rows: [Row] = []
  /// What could not be taken, with the reason.
  public var refused: [Refused] = []
  /// Currencies in which the rows do not make the totals that the file states.
  public var contradictions: [Currency] = []
  /// The currency of the amounts for which the file names none; nil when it names one for each.
  public var assumedCurrency: Currency?

  /// One bill.
  public struct Row: Sendable {
    /// Its id, the same whenever the file is read.
    public let id: BillID
    /// The line of the file, or the number of the record, from 1.
    public let number: Int
    /// Those who paid or owe, as places in ``BillTable/names``.
    public let people: [Int]
    let draft: Draft
  }

  /// What a bill will be made from.
  enum Draft: Sendable {
    case balances(SplitwiseCSV.Row)
    case shared(SharedBill)
    case portable(PortableBill, [String])
  }

  /// A row that was left out.
  public struct Refused: Equatable, Sendable {
    /// The line of the file, or the number of the record, from 1.
    public let number: Int
    /// Why, as one line without a full stop.
    public let reason: String

    /// Notes a row that was left out.
    public init(number: Int, reason: String) {
      self.number = number
      self.reason = reason
    }
  }

  /// Why a text holds no bills at all.
  public enum ReadingError: Error, Equatable, Sendable {
    /// It is no export of Splitwise either.
    case splitwise(SplitwiseCSV.ReadingError)
    /// It is broken JSON.
    case broken(JSONError)
    /// It is JSON of something else.
    case otherJSON
    /// It is a table that says who paid, but not this.
    case noColumn(of: String)
  }

  init(format: Format?) { self.format = format }

  /// Reads an export of any of the programs.
  ///
  /// The content shows which program wrote it.
  /// `currency` is that of amounts for which the file names none, and `decimalMark` the mark before
  /// decimals where the reader lives.
  public init(
    reading bytes: [UInt8], currency: Currency, decimalMark: DecimalMark? = nil
  ) throws(ReadingError) {
    let first = bytes.first { !isJSONSpace($0) }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      let text = String(decoding: bytes, as: UTF8.self)
      let splitwise: SplitwiseCSV
      do throws(SplitwiseCSV.ReadingError) { splitwise = try SplitwiseCSV(reading: text) } catch {
        guard error != .noPeople,
          let table = try PayerTable(text, currency: currency, decimalMark: decimalMark)
        else { throw .splitwise(error) }
        self.init(table)
        return
      }
      self.init(splitwise)
      return
    }
    let json: JSON
    do throws(JSONError) { json = try JSON(parsing: bytes) } catch { throw .broken(error) }
    if let table = BillTable(spliit: json, currency: currency)
      ?? BillTable(ihatemoney: json, currency: currency)
    {
      self = table
    } else {
      throw .otherJSON
    }
  }
}

extension BillTable.Row {
  /// The bill, when it is known who the people of the table are, in the order of their names.
  public func bill(people: [PersonID]) throws(BillError) -> Bill {
    switch draft {
    case .balances(let row): try row.bill(id: id, people: people)
    case .shared(let shared): try shared.bill(id: id, people: people)
    case .portable(let portable, let names):
      try portable.bill(
        Dictionary(zip(names, people).map { ($0, $1) }, uniquingKeysWith: { first, _ in first }))
    }
  }
}

extension BillTable.ReadingError: CustomStringConvertible {
  /// One line without a full stop.
  public var description: String {
    switch self {
    case .splitwise(let error): error.description
    case .broken(let error): error.description
    case .otherJSON: "it is JSON, but neither of spliit nor of ihatemoney"
    case .noColumn(let what): "its header names no column for \(what)"
    }
  }
}

// MARK: - Splitwise

extension BillTable {
  /// Takes over a table of Splitwise.
  init(_ table: SplitwiseCSV) {
    self.init(format: .splitwise)
    names = table.names
    refused = table.refused.map { Refused(number: $0.line, reason: $0.reason.description) }
    contradictions = (try? table.contradictions()) ?? []
    var seen = RepeatedRows()
    for row in table.rows {
      let people = names.indices.filter { row.balances[$0] != 0 }
      if let portable = row.portable, let id = portable.id {
        let people = Set(portable.people.compactMap { names.firstIndex(of: $0) }).sorted()
        rows.append(
          Row(id: id, number: row.line, people: people, draft: .portable(portable, names)))
        continue
      }
      let text = [
        row.date.description, row.description, row.category, row.cost.decimal,
        row.cost.currency.code, table.names.joined(separator: ","),
        row.balances.map(String.init).joined(separator: ","),
      ]
      rows.append(
        Row(
          id: row.id ?? seen.id(of: text), number: row.line, people: people,
          draft: .balances(row)))
    }
  }
}

extension BillTable {
  /// A bill of people whose names are known, with an id that follows from what it says.
  func row(_ bill: SharedBill, _ number: Int, _ seen: inout RepeatedRows) -> Row {
    var text = [
      "ihatemoney", bill.date.description, bill.title, bill.amount.decimal,
      bill.amount.currency.code, names[bill.payer],
      bill.parts.map { names[$0.person] }.joined(separator: ","),
    ]
    let isInNumbers = bill.way == .byAmount || bill.way == .byPercentage
    if isInNumbers { text += bill.parts.map { "\($0.value)" } }
    text += bill.coPayers.map { "\(names[$0.person]) \($0.minor)" }
    let people = [bill.payer] + bill.parts.map(\.person) + bill.coPayers.map(\.person)
    return Row(
      id: seen.id(of: text), number: number, people: Set(people).sorted(), draft: .shared(bill))
  }
}

/// Ids for rows that have none: made from what they say, so that importing a file again adds
/// nothing.
struct RepeatedRows {
  private var seen: [String: Int] = [:]

  mutating func id(of parts: [String]) -> BillID {
    let text = parts.joined(separator: "\u{1F}")
    let repetition = seen[text, default: 0]
    seen[text] = repetition + 1
    let digest = SHA256.hash(of: "\(repetition)\u{1F}\(text)".utf8)
    return BillID(random: digest.bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}

extension BillTable {
  /// Bills as a file for another program, from which keylime reads every bill back as it was.
  ///
  /// `name` says what to call a person, and `today` dates totals. Throws ``MoneyError`` when a sum
  /// overflows.
  public static func text(
    of bills: [Bill], for format: Format, today: CalendarDay, name: (PersonID) -> String
  ) throws(MoneyError) -> String {
    switch format {
    case .splitwise: try SplitwiseCSV(bills, name: name).text(today: today)
    case .spliit: SpliitJSON.text(bills, name: name)
    case .ihatemoney: IHateMoneyJSON.text(bills, name: name)
    }
  }
}

extension ContactID {
  /// The id of somebody whom a file of bills names: the same on every machine that imports it, so
  /// that they are one contact where the machines meet.
  public init(importedName name: String) {
    let hash = SHA256.hash(of: "split import\n\(name.lowercased())".utf8)
    self.init(random: hash.bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) })
  }
}
