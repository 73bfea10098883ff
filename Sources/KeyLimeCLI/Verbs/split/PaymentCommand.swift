import Arguments
import KeyLimeEngine

/// The command that records a payment, as somebody could type it.
struct PaymentCommand {
  private let book: BillBook
  private let people: BillPeople
  private let reader: AmountReader

  /// Writes commands with the names of a book.
  ///
  /// Throws `config` when the config's currency is unknown.
  init(_ book: BillBook, _ context: Context) throws(Failure) {
    self.book = book
    people = book.everybody(to: "settle with")
    reader = try AmountReader(context, option: nil)
  }

  /// `keylime split settle jo priya 2.78`.
  func line(_ debt: Debt) -> String {
    let words = [word(debt.debtor), word(debt.creditor)] + amount(debt.amount)
    return (["keylime", "split", "settle"] + words.map(ShellLine.quoted)).joined(separator: " ")
  }

  /// The shortest word that means the person: the given name, the full name, else the id.
  func word(_ person: PersonID) -> String {
    if person == book.me { return "me" }
    let name = book.known.contacts.first { PersonID(contact: $0.id) == person }?.contact.name ?? ""
    let given = name.split(separator: " ").first.map(String.init) ?? ""
    for word in [given, name] where !word.isEmpty && !word.hasPrefix("-") {
      if (try? people.known(word)) == person { return word }
    }
    return person.description
  }

  /// The amount in words that are read as just this amount, whatever the decimal mark is.
  private func amount(_ money: Money) -> [String] {
    let point = money.decimal
    let comma = String(point.map { $0 == "." ? "," : $0 })
    let code = money.currency.code
    let isOnly = Set(book.bills.map(\.currency)) == [money.currency]
    let words = [point, comma].first { (try? reader.read("\($0) \(code)", as: "")) == money }
    return isOnly ? [words ?? point] : [words ?? point, code]
  }
}
