import KeyLimeEngine

/// The satellite receiver of this machine, which gpsd speaks for.
struct Receiver {
  let context: Context

  /// How many seconds it has to find its position.
  static let patience = 10

  /// Throws `usage` when there is no program that asks gpsd.
  func check(for action: String, otherwise: String) throws(Failure) {
    guard context.environment.path(ofProgram: "gpspipe") == nil else { return }
    throw .cannot(
      action, "there is no program 'gpspipe'", .usage, code: "no-program",
      hints: ["it comes with gpsd; \(otherwise)"])
  }

  /// Throws `usage` when gpsd does not answer, or there is no program that asks it.
  func checkAnswer(for action: String, otherwise: String) throws(Failure) {
    try check(for: action, otherwise: otherwise)
    // The first thing that gpsd says is its version.
    let result = try? Platform.run(["gpspipe", "-w", "-n", "1", "-x", "5"], limit: 10)
    guard result?.output.isEmpty ?? true else { return }
    throw .cannot(
      action, "gpsd does not answer", .usage, code: "no-position", hints: [otherwise])
  }

  /// Where it is.
  ///
  /// Throws `usage` when there is no such program, gpsd does not answer, or it has no position.
  func position() throws(Failure) -> Coordinate {
    let action = "find 'me'"
    try check(for: action, otherwise: "or give coordinates: --near 55.95,-3.19")
    // The first report with a position ends the pipe; gpspipe itself ends in any case. The first
    // thing that gpsd says is its version.
    let reports = #"/"class":"VERSION"/p; /"class":"TPV".*"lat"/{p;q;}"#
    let pipe = "gpspipe -w -x \(Self.patience) | sed -n '\(reports)'"
    guard
      let result = try? Platform.run(["/bin/sh", "-c", pipe], limit: Double(Self.patience) + 5)
    else { throw .cannot(action, "'gpspipe' cannot be run", .usage, code: "program-unusable") }
    // Its lines end with a carriage return, too.
    let lines = String(decoding: result.output, as: UTF8.self).split(whereSeparator: \.isNewline)
    for line in lines {
      for case .at(let position) in TrackLine.fixes(in: String(line)) { return position }
    }
    let reason =
      lines.isEmpty
      ? "gpsd does not answer" : "gpsd had no position within \(Self.patience) seconds"
    throw .cannot(
      action, reason, .usage, code: "no-position", hints: ["give coordinates: --near 55.95,-3.19"])
  }
}

extension Context {
  /// Where the receiver is, which is asked once in a run.
  ///
  /// Throws as ``Receiver/position()`` does.
  func receivedPosition() throws(Failure) -> Coordinate {
    if let received { return try received.get() }
    let answer: Result<Coordinate, Failure>
    do throws(Failure) {
      answer = .success(try Receiver(context: self).position())
    } catch {
      answer = .failure(error)
    }
    received = answer
    return try answer.get()
  }
}
