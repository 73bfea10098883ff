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
      if let service = Service(word: word) { note(service, isOffered: isOffered) }
    }
  }

  /// Notes what a text says of one service: `yes`, `only`, `terrace`, `no`.
  mutating func note(_ service: Service, _ text: String) {
    switch text.lowercased() {
    case "no", "false", "0", "n": note(service, isOffered: false)
    case "yes", "true", "1", "only", "designated", "y": note(service, isOffered: true)
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
}

extension JSON {
  /// `yes` or `no` for a value that says so, else its text.
  var answerText: String? { bool.map { $0 ? "yes" : "no" } ?? textOrNumber }
}
