import Arguments
import KeyLimeEngine

/// `contact merge`: makes one person of two contacts.
enum ContactMerge {
  static let kept = Operand("PERSON", value: .person, summary: "The contact to keep")
  static let other = Operand("OTHER", value: .person, summary: "The contact who is the same person")

  static var spec: CommandSpec {
    CommandSpec(
      name: "merge", summary: "Make one person of two contacts",
      discussion: """
        The first stays, and learns what is known of the second: names, addresses, numbers, \
        notes. Of two birth dates, pictures or accounts it keeps its own. Bills and check-ins of \
        the second are those of the first from now on. Nobody's share changes: where it would, a \
        bill that both are on becomes exact amounts. A debt between the two is gone.
        """,
      operands: [kept.declaration, other.declaration], options: WriteOptions.declarations,
      examples: [Example("contact merge eli eve", "'keylime undo' parts them again")],
      fields: ContactFields.declared)
  }

  /// Merges the contacts.
  ///
  /// Throws `nothingFound` and `usage` when a name means nobody, several, or the same contact
  /// twice.
  static func run(
    _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    if let output = try session.contactRetry(arguments) { return output }
    let people = try PersonReference(session)
    let first = try people.resolve(arguments.needed(kept), to: "merge")
    let second = try people.resolve(arguments.needed(other), to: "merge")
    guard first.id != second.id else {
      throw .cannot(
        "merge '\(first.contact.name)'", "both names mean the same contact", .usage,
        code: "same-person", hints: ["keylime contact list shows the ids"])
    }
    let merged = ContactState(id: first.id, contact: first.contact.merged(with: second.contact))
    let (name, other) = names(first, second)
    return try session.perform(
      [.contact(first.id, .merge(second.contact)), .contact(second.id, .join(first.id))],
      arguments, json: ContactFields.json(merged),
      line: "\(other, .strong) is now \(name, .strong)",
      hints: lost(of: second.contact, in: merged.contact)
        + restated(second.id, first.id, try BillSession(arguments, session.context).book()))
  }

  /// What the two are called: where that is the same, with what tells them apart.
  private static func names(_ first: ContactState, _ second: ContactState) -> (String, String) {
    let (one, other) = (first.contact, second.contact)
    guard Folding.fold(one.name) == Folding.fold(other.name) else { return (one.name, other.name) }
    let marks = [one.emails.first, other.emails.first]
    guard let mail = marks[0], let otherMail = marks[1], mail != otherMail else {
      return ("\(one.name) (\(first.id))", "\(other.name) (\(second.id))")
    }
    return ("\(one.name) (\(mail))", "\(other.name) (\(otherMail))")
  }

  /// A hint about bills that keep their shares only as exact amounts, without items.
  private static func restated(
    _ second: ContactID, _ first: ContactID, _ book: BillBook
  ) -> [String] {
    let merged = book.known.joining(second, with: first)
    let count = book.bills.count { !$0.isExact && merged.naming($0).isExact }
    guard count > 0 else { return [] }
    let bills = count == 1 ? "1 bill becomes" : "\(count) bills become"
    return ["\(bills) exact amounts, so that nobody's share changes"]
  }

  /// A hint about what only one of the two can keep.
  private static func lost(of second: Contact, in merged: Contact) -> [String] {
    func other<Value: Equatable>(_ value: Value?, _ kept: Value?) -> Value? {
      value == kept ? nil : value
    }
    let lost = [
      other(second.birthDate, merged.birthDate).map { "birth date \($0)" },
      other(second.picture, merged.picture).map { _ in "picture" },
      other(second.account, merged.account).map { "account \($0.text)" },
    ].compactMap(\.self)
    return lost.isEmpty ? [] : ["not kept of \(second.name): \(lost.listed)"]
  }
}

extension Bill {
  fileprivate var isExact: Bool { if case .exactly = split { true } else { false } }
}
