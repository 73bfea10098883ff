import Arguments
import KeyLimeEngine

/// Operands that come from standard input, one a line, when the operand is `-`.
///
/// Each line is done for itself: a bad one is named, and the rest are done. With `--null`, or when
/// there is a NUL, entries end in NUL instead.
struct OperandLines {
  /// A field of the answers of verbs that read lines.
  static let field = ResultField(
    "refused", type: "array", "With -: lines that were not done: line, text, code and reason")

  /// One entry that is not blank.
  struct Line {
    /// Counted from 1.
    let number: Int
    /// Its values, which TABs part.
    let values: [String]
  }

  private let context: Context
  private let lines: [Line]
  private var problems: [(line: Line, failure: Failure)] = []

  /// Whether the operands are `-`, which means the lines of standard input.
  ///
  /// Throws `usage` when there are others beside it.
  static func areMeant(by words: [String]) throws(Failure) -> Bool {
    guard words.contains("-") else { return false }
    guard words.count == 1 else {
      throw Failure(
        .usage, "'-' stands for a list on standard input; no place can be given beside it",
        code: "conflicting-options")
    }
    return true
  }

  /// Reads standard input to its end.
  ///
  /// Throws `usage` when it cannot be read.
  init(_ context: Context) throws(Failure) {
    self.context = context
    if context.isInteractive { context.note("type one place a line; Ctrl-D ends") }
    let bytes: [UInt8]
    do throws(FileFault) { bytes = try context.input.readAll() } catch {
      throw .cannot("read the list", error.reason, .usage, code: "input-unreadable")
    }
    let end = context.format.isOfIDs || bytes.contains(0) ? UInt8(0) : 0x0A
    lines = bytes.split(separator: end, omittingEmptySubsequences: false).enumerated()
      .map { number, line in
        let values = line.split(separator: 0x09, omittingEmptySubsequences: false)
        return Line(
          number: number + 1,
          values: values.map { String(decoding: $0, as: UTF8.self).trimmed })
      }.filter { !$0.values.allSatisfy(\.isEmpty) }
  }

  /// What `read` makes of each line; a failure of it concerns that line alone, unless the store or
  /// the config cannot be used.
  mutating func map<Value>(
    _ read: (Line) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    var values: [Value] = []
    for line in lines {
      do throws(Failure) { values.append(try read(line)) } catch {
        guard [.nothingFound, .usage].contains(error.kind) else { throw error }
        problems.append((line, error))
      }
    }
    return values
  }

  /// The answer to all lines: that of what was done, and which lines were not.
  ///
  /// `perform` gets the arguments with the first `count` values of each line: another list under
  /// the same `--key` is another command. It ends in exit code 1 when those name no place, and 2
  /// when one of them cannot be understood.
  func output(
    _ arguments: ParsedArguments, reading count: Int = 1,
    _ perform: (ParsedArguments) throws(Failure) -> Output
  ) throws(Failure) -> Output {
    if lines.isEmpty { return .nothing(Nothing("there is no line to read")) }
    let arguments = arguments.asking(
      lines.map { $0.values.prefix(count).joined(separator: "\t") })
    guard !problems.isEmpty else { return try perform(arguments) }
    // Where there is nothing to do, nobody's account begins.
    let nothing = Confirmation(
      json: ["changed": [], "unchanged": []], line: "nothing was changed")
    let done = problems.count < lines.count ? try perform(arguments) : .done(nothing)
    for (line, failure) in problems {
      if context.printsNotes { context.say("line \(line.number): \(failure.message)") }
    }
    let isUnknown = problems.allSatisfy { $0.failure.kind == .nothingFound }
    let all = lines.count == 1 ? "1 line was" : "\(lines.count) lines were"
    return .faulty(
      naming(done),
      Failure(
        isUnknown ? .nothingFound : .usage, "\(problems.count) of \(all) not done",
        code: "lines-refused", hints: count > 1 ? hints : []))
  }

  /// What to try where a line has another separator than a TAB.
  private var hints: [String] {
    let values = problems.map(\.line.values).first {
      $0.count == 1 && $0[0].contains { ",;".contains($0) }
    }
    return values == nil ? [] : ["the values of a line are separated by TABs"]
  }

  /// The same answer with a field for the lines that were not done.
  private func naming(_ output: Output) -> Output {
    guard case .done(let done) = output else { return output }
    var json = done.json
    json["refused"] = .array(
      problems.map { line, failure in
        [
          "line": .count(line.number), "text": .string(line.values.joined(separator: "\t")),
          "code": .string(failure.code), "reason": .string(failure.message),
        ]
      })
    return .done(Confirmation(json: json, line: done.line, hints: done.hints))
  }
}
