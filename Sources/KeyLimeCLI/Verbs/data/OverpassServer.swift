import KeyLimeEngine

/// Queries an Overpass server through `curl`, with retries when it is busy.
struct OverpassServer {
  /// The public server.
  static let standardAddress = "https://overpass-api.de/api/interpreter"

  /// The server that the user chose once: `KEYLIME_OVERPASS`, the config's `overpass`, else the
  /// public one.
  ///
  /// Throws `config` when the config is damaged.
  static func usualAddress(_ context: Context) throws(Failure) -> String {
    if let address = context.environment.nonEmpty("KEYLIME_OVERPASS") { return address }
    return try context.configuration()["overpass"]?.text ?? standardAddress
  }

  /// The retry policy for a busy server.
  struct Patience {
    /// The total number of attempts.
    var tries = 4
    /// Seconds before the second attempt.
    ///
    /// The wait doubles each time, unless the server sends Retry-After.
    var firstWait = 5.0
    /// The longest wait in seconds, even if the server asks for more.
    var longestWait = 60.0
  }

  let address: String
  var patience = Patience()
  let context: Context

  /// Runs a query and returns the body of the response.
  ///
  /// An incomplete answer is detected by the import.
  ///
  /// Throws `usage` with the server's message when it refuses, when it answers with a page, when it
  /// cannot be reached, or when `curl` is missing.
  func answer(to query: String, timeout: Int) throws(Failure) -> [UInt8] {
    var wait = patience.firstWait
    for attempt in 1... {
      let response = try response(to: query, timeout: timeout)
      if response.status == 200 {
        if ForeignContent.recognise(beginning: Array(response.body.prefix(1024))) == .html {
          throw page()
        }
        return response.body
      }
      guard response.isBusy, attempt < patience.tries else { throw refusal(response) }
      let pause = min(response.retryAfter ?? wait, patience.longestWait)
      context.note(
        "the server is busy (\(response.status)); trying again in \(Int(pause.rounded(.up))) s")
      Platform.pause(seconds: pause)
      wait *= 2
    }
    throw Failure(.internalFault, "the attempts overflowed")
  }

  private func response(
    to query: String, timeout: Int
  ) throws(Failure) -> OverpassResponse {
    let command = [
      "curl", "--proto", "=http,https", "--silent", "--show-error", "--location", "--compressed",
      "--connect-timeout", "15",
      "--max-time", String(timeout + 30), "--user-agent",
      "\(Program.name)/\(Program.version)", "--data-urlencode", "data@-", "--write-out",
      OverpassResponse.trailer, "--url", address,
    ]
    let result: ProgramResult
    do throws(FileFault) {
      result = try Platform.run(command, input: Array(query.utf8))
    } catch {
      throw .cannot(
        "ask '\(address)'", "cannot run 'curl': \(error.reason)", .usage, code: "curl-missing",
        hints: ["install curl, or fetch the answer yourself and import the file"])
    }
    guard result.status == 0, let response = OverpassResponse(result.output) else {
      throw .cannot(
        "query '\(address)'", CurlAnswer.reason(of: result), .usage,
        code: "server-unreachable", hints: ["nothing was changed; try another one with --server"])
    }
    return response
  }

  /// A page for people, with the status of an answer.
  private func page() -> Failure {
    .cannot(
      "query '\(address)'", "it answered with an HTML page", .usage, code: "server-refused",
      hints: ["nothing was changed; try again later, or use another --server"])
  }

  private func refusal(_ response: OverpassResponse) -> Failure {
    let words = response.words
    return .cannot(
      "query '\(address)'", "it answered \(response.status)\(words.isEmpty ? "" : ": \(words)")",
      .usage, code: "server-refused",
      hints: [
        response.isBusy
          ? "nothing was changed; try again later, or use another --server"
          : "nothing was changed; is this the address of an Overpass interpreter?"
      ])
  }
}

/// The response of an Overpass server: a status and a body, which is HTML for errors.
struct OverpassResponse {
  /// What `curl` writes after the body.
  static let trailer = CurlAnswer.trailer(with: "%header{retry-after}")

  let status: Int
  /// The value of the Retry-After header, in seconds.
  let retryAfter: Double?
  let body: [UInt8]

  /// Parses the output of `curl`; nil when it has no trailer.
  init?(_ output: [UInt8]) {
    guard let answer = CurlAnswer(output) else { return nil }
    (status, body) = (answer.status, answer.body)
    retryAfter = Double(answer.value).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Whether a retry may succeed.
  var isBusy: Bool { [429, 502, 503, 504].contains(status) }

  /// The server's message: its lines with "Error", else the end of the page.
  var words: String {
    let text = Self.plain(String(decoding: body.prefix(20_000), as: UTF8.self))
    let errors = text.split("\n").filter {
      $0.contains("rror:") || $0.contains("rror :")
    }
    let chosen = errors.isEmpty ? text.split("\n").suffix(2) : errors[...]
    return String(chosen.joined(separator: "; ").prefix(300))
  }

  /// The text of an HTML page without head and tags, one line per paragraph.
  private static func plain(_ page: String) -> String {
    var text = ""
    var isInTag = false
    var tag = ""
    for character in page {
      if character == "<" {
        (isInTag, tag) = (true, "")
      } else if character == ">", isInTag {
        isInTag = false
        if tag.hasPrefix("/head") { text = "" }
        if ["p", "/p", "br", "/h1", "/title"].contains(where: tag.hasPrefix) { text += "\n" }
      } else if isInTag {
        tag.append(character)
      } else {
        text.append(character.isWhitespace && character != "\n" ? " " : character)
      }
    }
    return text.split("\n").map { $0.trimmed }.filter { !$0.isEmpty }
      .joined(separator: "\n").replacingEntities
  }
}

extension String {
  /// The text with the five entities of error pages replaced.
  fileprivate var replacingEntities: String {
    let names = ["&quot;": "\"", "&lt;": "<", "&gt;": ">", "&#39;": "'", "&amp;": "&"]
    var text = self
    for (entity, character) in names.sorted(by: { $0.key > $1.key }) {
      text = text.replacing(entity, with: character)
    }
    return text
  }
}
