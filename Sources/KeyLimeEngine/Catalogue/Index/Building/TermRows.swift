/// One term of a dictionary with the rows that hold it.
struct TermRows: Equatable {
  let text: [UInt8]
  /// How many rows there are.
  private(set) var count: UInt32
  /// The last of the rows.
  private(set) var last: UInt32
  /// The rows as differences in LEB128, the first as it is.
  private(set) var rows: [UInt8]

  /// A term whose rows are laid out already.
  init(text: [UInt8], count: UInt32, last: UInt32, rows: [UInt8]) {
    self.text = text
    self.count = count
    self.last = last
    self.rows = rows
  }

  /// A term of no rows yet.
  private init(text: [UInt8]) { self.init(text: text, count: 0, last: 0, rows: []) }

  /// Appends a row behind all others; one that is there already is not added again.
  private mutating func append(_ row: UInt32) {
    guard count == 0 || row != last else { return }
    rows.append(leb128: row - last)
    last = row
    count += 1
  }

  /// The term with more rows, which ascend.
  func inserting(_ more: [UInt32]) -> TermRows {
    var all = TermRows(text: text)
    all.rows.reserveCapacity(rows.count + 2 * more.count)
    var rest = more[...]
    forEachRow { row in
      while let next = rest.first, next < row {
        all.append(next)
        rest = rest.dropFirst()
      }
      all.append(row)
    }
    for row in rest { all.append(row) }
    return all
  }

  /// Appends rows of the same term that are all behind these.
  mutating func append(_ later: TermRows) {
    guard count > 0 else { return self = later }
    var first: UInt32 = 0
    var length = 0
    repeat {
      first |= UInt32(later.rows[length] & 0x7F) << (7 * UInt32(length))
      length += 1
    } while later.rows[length - 1] & 0x80 != 0
    rows.append(leb128: first - last)
    rows += later.rows[length...]
    count += later.count
    last = later.last
  }

  /// Visits the rows, ascending.
  func forEachRow(_ body: (UInt32) -> Void) {
    var (row, number, shift): (UInt32, UInt32, UInt32) = (0, 0, 0)
    for byte in rows {
      number |= UInt32(byte & 0x7F) << shift
      shift += 7
      guard byte & 0x80 == 0 else { continue }
      row += number
      body(row)
      (number, shift) = (0, 0)
    }
  }
}
