/// What a record says of services: those that it offers, and those that it does not.
struct NamedServices {
  private var answers: [Service: Bool] = [:]

  /// The services that are offered, or not, in the order of their cases.
  func services(_ isOffered: Bool) -> [Service] {
    answers.isEmpty ? [] : Service.allCases.filter { answers[$0] == isOffered }
  }

  /// Notes what a record says of one service; what it said before counts.
  private mutating func note(_ service: Service, isOffered: Bool) {
    answers[service] = answers[service] ?? isOffered
  }

  /// Notes the services that texts name, such as `Takeaway; outdoor seating`; other words say
  /// something else.
  mutating func note(named texts: [String], isOffered: Bool) {
    for word in texts.flatMap(TagList.keywords) {
      if let service = Self.service(word) { note(service, isOffered: isOffered) }
    }
  }

  /// Notes what a cell of a table says: names of services, or the text of an object with them.
  mutating func note(cell text: String) {
    if let object = PythonLiteral.read(text) {
      note(in: object)
    } else {
      note(named: [text], isOffered: true)
    }
  }

  /// Notes what a value says of services.
  ///
  /// It is a list of names, `{"Delivery": true}`, `{"name": "Delivery", "enabled": true}`, or groups
  /// of these:
  ///
  ///     {"Service options": [{"Outdoor seating": true}, {"Delivery": false}]}
  mutating func note(in value: JSON, depth: Int = 0) {
    guard depth < 4 else { return }
    switch value.plain {
    case .string(let text): note(named: [text], isOffered: true)
    case .array(let elements): for element in elements { note(in: element, depth: depth + 1) }
    case .object(let object): note(in: object, depth)
    case .number, .bool, .null: break
    }
  }

  private mutating func note(in object: JSONObject, _ depth: Int) {
    let answers = ["enabled", "value", "available"].lazy.compactMap { object[$0]?.answerText }
    if let name = (object["name"] ?? object["title"])?.text, let service = Self.service(name) {
      return note(service, answers.first ?? "yes")
    }
    for member in object.members {
      if let service = Self.service(member.name) {
        if let answer = member.value.plain.answerText { note(service, answer) }
      } else if member.value.plain.text == nil {
        note(in: member.value, depth: depth + 1)
      }
    }
  }

  /// The service that a word of a file means; in a list of what a place has, a terrace is for its
  /// guests, where in a question it may be a street.
  private static func service(_ word: String) -> Service? {
    if let service = Service(word: word) { return service }
    let words = word.lowercased().replacing(" ", with: "_").replacing("-", with: "_")
    return switch words {
    case "wheelchair_accessible_entrance", "wheelchair_accessible_restaurant": .wheelchair
    case "curbside_pickup", "in_store_pickup": .takeaway
    case "no_contact_delivery": .delivery
    default: RecordField.service(named: word) ?? serviceInOtherLanguages(words)
    }
  }

  /// Notes what a text says of one service: `yes`, `only`, `terrace`, `no`.
  ///
  /// The name of its column or member, folded, tells whether a `no` is about all of it: who does not
  /// deliver what is ordered online may deliver all the same.
  mutating func note(_ service: Service, _ text: String, under name: String = "") {
    if let answer = WrittenAnswer.read(text) {
      if answer || !name.contains("online") { note(service, isOffered: answer) }
      return
    }
    switch text.lowercased() {
    case "only", "designated": note(service, isOffered: true)
    // Part of the way is not in.
    case "", "limited", "unknown", "none": break
    // The tables stand on a terrace, in a garden, or there are some in summer.
    default: if service == .outdoorSeating { note(service, isOffered: true) }
    }
  }
}

extension RecordField {
  /// The fields that say of one service whether it is offered.
  static let ofServices: [(field: RecordField, service: Service)] = [
    (.takeaway, .takeaway), (.delivery, .delivery), (.outdoorSeating, .outdoorSeating),
    (.wheelchair, .wheelchair),
  ]

  /// The service that a column of this name is about.
  static func service(named name: String) -> Service? {
    meanings[folded(name)].flatMap { meaning in ofServices.first { $0.field == meaning.field } }?
      .service
  }
}

extension JSON {
  /// `yes` or `no` for a value that says so, else its text.
  var answerText: String? { bool.map { $0 ? "yes" : "no" } ?? textOrNumber }
}
