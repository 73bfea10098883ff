import KeyLimeEngine

/// The result of a verb; `Renderer` formats it.
enum Output {
  /// Rows of one kind. An empty listing becomes its `whenEmpty`.
  case listing(Listing)
  /// One thing.
  case record(Record)
  /// Prose or a script, printed unchanged.
  case text(String)
  /// The question was understood and there is nothing to show: exit code 1.
  ///
  /// When something the user named does not exist, throw a `Failure` of kind `nothingFound`
  /// instead.
  case nothing(Nothing)
  /// A change was made.
  case done(Confirmation)
  /// The verb has already printed everything.
  case shown
  /// An answer that is printed, followed by a failure that decides the exit code.
  indirect case faulty(Output, Failure)
  /// Another program replaces this process.
  case handOver(ExternalProgram)
}

/// One thing: lines on a terminal, fields everywhere else.
struct Record {
  /// The form in a pipe.
  enum PipeForm {
    /// A line `field<TAB>value` for each field.
    case fields
    /// The same lines as on a terminal, without colour.
    case lines
  }

  /// The fields.
  let json: JSONObject
  /// Makes the lines on a terminal, which most forms do not need.
  private let page: () -> [StyledText]
  /// The position, for `--geojson`.
  var position: Coordinate?
  /// The form in a pipe.
  var inPipe: PipeForm
  /// Hints about what to do next, printed below.
  var hints: [String]
  /// Whether a line that is too long for the terminal is broken at a blank.
  var wraps: Bool

  /// A thing with these fields; `lines` is evaluated only where the lines are printed.
  init(
    json: JSONObject, lines: @autoclosure @escaping () -> [StyledText],
    position: Coordinate? = nil, inPipe: PipeForm = .fields, hints: [String] = [],
    wraps: Bool = true
  ) {
    (self.json, page) = (json, lines)
    (self.position, self.inPipe, self.hints, self.wraps) = (position, inPipe, hints, wraps)
  }

  /// The lines on a terminal.
  var lines: [StyledText] { page() }
}

/// The result of a change.
struct Confirmation {
  /// The fields of the changed thing.
  let json: JSONObject
  /// One line for people, on standard error: `rated Bao House 5 of 5 limes`.
  let line: StyledText
  /// Hints about what to do next.
  var hints: [String] = []

  /// The position of the changed thing, for `--geojson`; nil when its fields have none.
  var position: Coordinate? {
    guard let latitude = json["latitude"]?.number?.double,
      let longitude = json["longitude"]?.number?.double
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}

/// The answer "there is none", with hints.
struct Nothing {
  /// One line: `no restaurant is open within 3 km`.
  let message: String
  /// What to try next, one line each.
  let hints: [String]

  /// An empty answer with this message.
  init(_ message: String, hints: [String] = []) {
    self.message = message
    self.hints = hints
  }
}

extension Output {
  /// The answer to a change that would change nothing.
  ///
  /// The exit code is 0. No event is written, so `json` has no `event`.
  ///
  /// - Parameters:
  ///   - name: The thing that was to be changed.
  ///   - json: The fields of the thing.
  ///   - already: What is true of it already, such as `has these pictures`.
  ///   - hints: Hints about what to do next.
  static func unchanged(
    _ name: String, already: String = "has these values", _ json: JSONObject, hints: [String] = []
  ) -> Output {
    .done(Confirmation(json: json, line: unchangedLine(name, already: already), hints: hints))
  }

  /// The message of such an answer.
  static func unchangedLine(_ name: String, already: String = "has these values") -> StyledText {
    "nothing to change, \(name, .strong) already \(already)"
  }
}
