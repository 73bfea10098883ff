/// A web server on this machine, with pictures, an Overpass server and faults (`Fixtures/web.py`).
struct WebServer {
  /// Its address without a path.
  let address: String
  private let bench: Bench

  static var isPossible: Bool {
    Bench.path(of: "python3") != nil && Bench.path(of: "curl") != nil
  }

  /// Runs a body with a server that ends after it.
  static func with<Result>(_ bench: Bench, _ body: (WebServer) throws -> Result) throws -> Result {
    let python = try Running(
      ["/bin/sh", "-c", "exec python3 '\(bench.home)/web.py' '\(bench.home)'"], in: bench.home,
      environment: bench.environment)
    defer {
      python.send(15)
      _ = try? python.finish()
    }
    for _ in 0..<400 {
      if let port = readFile("\(bench.home)/port") {
        let address = "http://127.0.0.1:\(String(decoding: port, as: UTF8.self))"
        return try body(WebServer(address: address, bench: bench))
      }
      pause(milliseconds: 20)
    }
    throw SystemFault(call: "python3", description: "the server did not begin")
  }

  private init(address: String, bench: Bench) { (self.address, self.bench) = (address, bench) }

  /// How often a path was asked for.
  func count(_ path: String) -> Int {
    String(decoding: readFile("\(bench.home)/asked") ?? [], as: UTF8.self)
      .split(separator: "\n").count { $0 == path }
  }
}
