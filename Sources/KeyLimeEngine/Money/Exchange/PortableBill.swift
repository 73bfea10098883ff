/// A bill whose people are called by names, for a file that another program reads as well.
///
/// It is the object of ``Bill/json`` with names in the place of the people's ids, and with what
/// each bears, to the minor unit: in another store the odd one could go to somebody else.
public struct PortableBill: Equatable, Sendable {
  /// The member of the other program's record that holds it.
  static let member = "keylime"

  /// The object.
  let object: JSONObject

  /// Takes what a file holds, which may be anything.
  init(_ object: JSONObject) { self.object = object }

  /// The names of those who paid or have a share.
  var people: [String] {
    ((object["shares"]?.elements ?? []) + (object["payers"]?.elements ?? []))
      .compactMap { $0["person"]?.text }
  }

  /// Writes down a bill.
  init(_ bill: Bill, name: (PersonID) -> String) {
    var object =
      Self.renamed(.object(bill.json)) { text in
        PersonID(text).map(name) ?? text
      }.object ?? JSONObject()
    object["shares"] = .array(
      bill.shares.map {
        ["person": .string(name($0.person)), "minor": .number(JSONNumber($0.minor))]
      })
    self.object = object
  }

  /// Reads what ``text`` gives; nil for anything else.
  init?(text: String) {
    guard case .object(let object)? = try? JSON(parsing: text) else { return nil }
    self.init(object)
  }

  /// The object as text.
  var text: String {
    var writer = JSONWriter()
    writer.write(.object(object))
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The id of the bill.
  var id: BillID? { object["id"]?.text.flatMap { BillID($0) } }

  /// The bill with people in place of names; several names may mean one person.
  func bill(_ people: [String: PersonID]) throws(BillError) -> Bill {
    // It is made among strangers in the order that its people had, so that odd cents fall as
    // before.
    var strangers: [String: PersonID] = [:]
    for name in self.people + people.keys.sorted() where strangers[name] == nil {
      strangers[name] = PersonID(contact: ContactID(random: UInt64(strangers.count)))
    }
    let known = Dictionary(
      strangers.compactMap { name, stranger in people[name].map { (stranger, $0) } },
      uniquingKeysWith: { first, _ in first })
    do throws(BillError) {
      let bill = try bill(among: strangers.filter { people[$0.key] != nil })
      return bill.naming { known[$0] ?? $0 }
    } catch { throw error.naming { known[$0] ?? $0 } }
  }

  private func bill(among people: [String: PersonID]) throws(BillError) -> Bill {
    var own = object
    own["shares"] = nil
    own = Self.renamed(.object(own)) { people[$0]?.description ?? "" }.object ?? own
    let bill: Bill
    do throws(Bill.Refusal) { bill = try Bill(own) } catch {
      if case .unsound(let error) = error { throw error }
      throw .nobodyShares
    }
    let portions = (object["shares"]?.elements ?? []).compactMap { share -> Split.Portion? in
      guard let person = share["person"]?.text.flatMap({ people[$0] }),
        let minor = share["minor"]?.number?.integer
      else { return nil }
      return Split.Portion(person, minor)
    }.sorted { $0.person < $1.person }
    guard !portions.isEmpty, portions != bill.shares.map({ Split.Portion($0.person, $0.minor) })
    else { return bill }
    return try Bill(
      id: bill.id, date: bill.date, title: bill.title, kind: bill.kind, amount: bill.amount,
      payers: bill.payers, split: .exactly(portions), note: bill.note,
      restaurant: bill.restaurant, checkIn: bill.checkIn
    ).with(category: bill.category, original: bill.original)
  }

  /// A value in which those who are called `person`, or are among `people`, have other names.
  private static func renamed(_ value: JSON, _ name: (String) -> String) -> JSON {
    switch value {
    case .array(let elements): return .array(elements.map { renamed($0, name) })
    case .object(var object):
      for index in object.members.indices {
        let member = object.members[index]
        switch (member.name, member.value) {
        case ("person", .string(let text)): object.members[index].value = .string(name(text))
        case ("people", .array(let list)):
          object.members[index].value = .array(
            list.map { $0.text.map { .string(name($0)) } ?? $0 })
        default: object.members[index].value = renamed(member.value, name)
        }
      }
      return .object(object)
    case .null, .bool, .number, .string: return value
    }
  }
}

/// What people are called in a file.
///
/// Two people of one name also have their ids there.
struct UniqueNames {
  private let names: [PersonID: String]

  init(_ people: [PersonID], name: (PersonID) -> String) {
    let counts = Dictionary(people.map { (name($0), 1) }, uniquingKeysWith: +)
    names = Dictionary(
      uniqueKeysWithValues: people.map { person in
        (person, counts[name(person)] == 1 ? name(person) : "\(name(person)) (\(person))")
      })
  }

  subscript(person: PersonID) -> String { names[person] ?? person.description }
}
