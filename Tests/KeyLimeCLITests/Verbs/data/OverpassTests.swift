import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// A server on this machine that gives recorded answers, one after the other, and notes what it was
/// asked.
private enum RecordedServer {
  private static let script = """
    import http.server, sys, urllib.parse
    folder = sys.argv[1]
    answers = open(folder + "/answers").read().split("\\n====\\n")
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"])).decode()
            with open(folder + "/asked", "a") as log:
                log.write(urllib.parse.parse_qs(body)["data"][0] + "\\n")
                log.write(self.headers["User-Agent"] + "\\n")
            status, _, text = (answers.pop(0) if len(answers) > 1 else answers[0]).partition("\\n")
            self.send_response(int(status))
            if status == "429": self.send_header("Retry-After", "0")
            self.end_headers()
            self.wfile.write(text.encode())
        def log_message(self, *words): pass
    server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    open(folder + "/port.new", "w").write(str(server.server_port))
    import os; os.rename(folder + "/port.new", folder + "/port")
    server.timeout = 20
    for _ in range(8): server.handle_request()
    """

  static var isPossible: Bool {
    Platform.runShell("command -v curl python3 >/dev/null 2>&1") == 0
  }

  /// Runs a body with the address of a server that gives these answers.
  static func with<Result>(
    _ world: OwnersWorld, _ answers: [String], _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = world.folder
    try UserFile.replace("\(folder)/server.py", with: Array(script.utf8))
    let text = answers.joined(separator: "\n====\n")
    try UserFile.replace("\(folder)/answers", with: Array(text.utf8))
    _ = Platform.runShell(
      "python3 '\(folder)/server.py' '\(folder)' >/dev/null 2>&1 & echo $! > '\(folder)/pid'")
    defer { _ = Platform.runShell("kill $(cat '\(folder)/pid') 2>/dev/null") }
    for _ in 0..<200 {
      if let port = try? UserFile.read("\(folder)/port") {
        return try body("http://127.0.0.1:\(String(decoding: port, as: UTF8.self))/api")
      }
      Platform.pause(seconds: 0.05)
    }
    throw Failure(.internalFault, "the server did not begin")
  }
}

@Suite(.enabled(if: RecordedServer.isPossible)) struct OverpassTests {
  private static let answer = """
    200
    {"osm3s":{"copyright":"The data included in this document is from www.openstreetmap.org."},
    "elements":[
    {"type":"node","id":1,"lat":55.951,"lon":-3.19,"tags":{"amenity":"cafe","name":"Brew Lab"}},
    {"type":"way","id":2,"center":{"lat":55.952,"lon":-3.19},
    "tags":{"amenity":"restaurant","name":"Bao House"}}]}
    """
  private static let busy = """
    429
    <html><head><title>OSM3S Response</title></head><body>
    <p>The server is <b>probably</b> too busy to handle your request.</p></body></html>
    """

  private static let words = ["import", "--overpass", "--near", "55.95,-3.19", "--within", "2km"]

  @Test func whatIsAroundIsImported() throws {
    try OwnersWorld.with { world in
      try RecordedServer.with(world, [Self.answer]) { address in
        let result = world.run(Self.words + ["--server", address])
        #expect(result.status == 0, "\(result.errors)")
      }
      let asked = String(decoding: try UserFile.read("\(world.folder)/asked"), as: UTF8.self)
      #expect(
        asked.hasPrefix("[out:json][timeout:60];(nwr[amenity~\"(^|[;, ])(restaurant|cafe|"))
      #expect(asked.contains("(around:2000,55.95,-3.19);nwr[shop~\"(^|[;, ])(bakery|"))
      #expect(asked.contains("(around:2000,55.95,-3.19);nwr[craft~\"(^|[;, ])(bakery|"))
      #expect(asked.contains("|nightclub)([;, ]|$)\"]"))
      #expect(asked.contains("out tags center;\nkeylime/"))
      #expect(world.run("show", "Brew Lab").status == 0)
      #expect(try world.json("import", "--list")["name"] == "osm-55.95,-3.19")
    }
  }

  @Test func aBusyServerIsAskedAgain() throws {
    try OwnersWorld.with { world in
      try RecordedServer.with(world, [Self.busy, Self.busy, Self.answer]) { address in
        let result = world.run(Self.words + ["--server", address])
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("the server is busy (429); trying again in 0 s"))
      }
    }
  }

  @Test func patienceEndsWithTheServersOwnWords() throws {
    try OwnersWorld.with { world in
      try RecordedServer.with(world, [Self.busy]) { address in
        let result = world.run(Self.words + ["--server", address])
        #expect(result.status == 2)
        let words = "it answered 429: The server is probably too busy to handle your request."
        #expect(result.errors.contains(words), "\(result.errors)")
        #expect(world.run("import", "--list").status == 1)
      }
    }
  }

  @Test func anErrorIsNotTriedAgain() throws {
    let page = """
      400
      <html><body><p><strong style="color:#FF0000">Error</strong>: line 1: parse error: &quot;&gt;</p></body></html>
      """
    try OwnersWorld.with { world in
      try RecordedServer.with(world, [page, Self.answer]) { address in
        let result = world.run(Self.words + ["--server", address])
        #expect(result.status == 2)
        #expect(result.errors.contains(#"it answered 400: Error: line 1: parse error: ">"#))
      }
    }
  }

  @Test func aPageIsNoAnswer() throws {
    try OwnersWorld.with { world in
      try RecordedServer.with(world, ["200\n<html><body>busy</body></html>"]) { address in
        let result = world.run(Self.words + ["--server", address])
        #expect(result.status == 2)
        #expect(result.errors.contains("it answered with an HTML page"), "\(result.errors)")
      }
    }
  }

  @Test func anAnswerThatRanOutOfTimeIsRefused() throws {
    let half = #"200\#n{"elements":[],"remark":"runtime error: Query timed out in \"query\""}"#
    try OwnersWorld.with { world in
      try RecordedServer.with(world, [half]) { address in
        let result = world.run(Self.words + ["--server", address])
        #expect(result.status == 2)
        #expect(result.errors.contains("Query timed out"))
      }
    }
  }

  @Test func aServerThatIsNotThereIsTold() throws {
    try OwnersWorld.with { world in
      let result = world.run(Self.words + ["--server", "http://127.0.0.1:9/api"])
      #expect(result.status == 2)
      #expect(result.errors.contains("cannot query 'http://127.0.0.1:9/api'"))
    }
  }
}
