import KeyLimeEngine

/// Asks an Overpass server through `curl`, and again when it is busy.
struct OverpassServer {
  /// The one that everybody may ask, within reason.
  static let standardAddress = "https://overpass-api.de/api/interpreter"

  /// How often a busy server is asked, and how long is waited between.
  struct Patience {
    /// How often in all.
    var tries = 4
    /// Seconds before the second try; each later wait is twice as long, unless the server says.
    var firstWait = 5.0
    /// The longest wait, in seconds, whatever the server says.
    var longestWait = 60.0
  }

  let address: String
  var patience = Patience()
  let context: Context

  /// The answer to a query, as the server sent it; that it ran out of time half-way is for the
  /// reader to see.
  ///
  /// Throws `nothingFound` with the server's own words when it refuses, and `usage` when it cannot
  /// be reached or `curl` is missing.
  func answer(to query: OverpassQuery) throws(Failure) -> [UInt8] {
    var wait = patience.firstWait
    for attempt in 1... {
      let response = try response(to: query)
      if response.status == 200 { return response.body }
      guard response.isBusy, attempt < patience.tries else { throw refusal(response) }
      let pause = min(response.retryAfter ?? wait, patience.longestWait)
      context.note(
        "the server is busy (\(response.status)); trying again in \(Int(pause.rounded(.up))) s")
      Platform.pause(seconds: pause)
      wait *= 2
    }
    throw Failure(.internalFault, "counting tries came to an end")
  }

  private func response(to query: OverpassQuery) throws(Failure) -> OverpassResponse {
    let command = [
      "curl", "--silent", "--show-error", "--location", "--compressed", "--connect-timeout", "15",
      "--max-time", String(query.timeout + 30), "--user-agent",
      "\(Program.name)/\(Program.version)", "--data-urlencode", "data@-", "--write-out",
      OverpassResponse.trailer, "--url", address,
    ]
    let result: ProgramResult
    do throws(FileFault) {
      result = try Platform.run(command, input: Array(query.text.utf8))
    } catch {
      throw .cannot(
        "ask '\(address)'", "cannot run 'curl': \(error.reason)", .usage, code: "curl-missing",
        hints: ["install curl, or fetch the answer yourself and import the file"])
    }
    guard result.status == 0, let response = OverpassResponse(result.output) else {
      let line = result.errors.split(separator: "\n").last.map(String.init)
      let words = line.map { $0.hasPrefix("curl: ") ? String($0.dropFirst(6)) : $0 }
      throw .cannot(
        "ask '\(address)'", words ?? "curl failed with \(result.status)", .usage,
        code: "server-unreachable", hints: ["nothing was changed; --server names another one"])
    }
    return response
  }

  private func refusal(_ response: OverpassResponse) -> Failure {
    let words = response.words
    return .cannot(
      "ask '\(address)'", "it says \(response.status)\(words.isEmpty ? "" : ": \(words)")",
      .nothingFound, code: "server-refused",
      hints: [
        response.isBusy
          ? "nothing was changed; try later, or --server with another one"
          : "nothing was changed; is this the address of an Overpass interpreter?"
      ])
  }
}
