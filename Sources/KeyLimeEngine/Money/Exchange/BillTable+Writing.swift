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
