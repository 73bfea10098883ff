import KeyLimeEngine

/// What a verb has to say; `Renderer` decides how it looks.
enum Output {
  /// Rows of one kind. An empty listing counts as its `whenEmpty`.
  case listing(Listing)
  /// One thing.
  case record(Record)
  /// Prose or a script, printed as it is.
  case text(String)
  /// A question was understood, and the answer is that there is nothing: exit code 1.
  ///
  /// When something that the user named does not exist, throw a `Failure` of kind `nothingFound`.
  case nothing(Nothing)
  /// Something was changed.
  case done(Confirmation)
  /// The verb has shown everything already, as swiping through cards does.
  case shown
  /// An answer and the fault in it: printed, then told with the exit code of the fault.
  indirect case faulty(Output, Failure)
  /// Another program takes over the process, and its exit code is ours.
  case handOver(ExternalProgram)
}

/// One thing, told in lines on a terminal and by its fields everywhere else.
struct Record {
  /// What a pipe gets.
  enum PipeForm {
    /// A line `field<TAB>value` for every field.
    case fields
    /// The lines of the terminal, without colour.
    case lines
  }

  /// Its fields.
  let json: JSONObject
  /// What a terminal shows.
  let lines: [StyledText]
  /// Where it is, for `--geojson`.
  var position: Coordinate?
  /// What a pipe gets.
  var inPipe = PipeForm.fields
  /// What may be done next, said below it.
  var hints: [String] = []
}

/// What a change has done.
struct Confirmation {
  /// The changed thing's fields.
  let json: JSONObject
  /// One line for people, on standard error: `Rated Bao House 5 of 5 limes`.
  let line: StyledText
  /// What may be done next.
  var hints: [String] = []
}

/// The answer "there is none", with what may help.
struct Nothing {
  /// One line: `no restaurant is open within 3 km`.
  let message: String
  /// What to try, one line each.
  let hints: [String]

  /// Says what was not found.
  init(_ message: String, hints: [String] = []) {
    self.message = message
    self.hints = hints
  }
}
