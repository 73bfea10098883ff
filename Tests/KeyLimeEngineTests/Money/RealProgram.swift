import Foundation

/// A program on PATH that a test asks for its opinion.
struct RealProgram {
  let path: String

  /// Nil when the program is not installed; a test that needs it is then skipped.
  init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    guard let found else { return nil }
    path = found
  }

  /// What the program printed, and whether it was content.
  struct Answer {
    let text: String
    let errors: String
    let status: Int32
  }

  /// Runs the program with `contents` in a file whose path takes the place of `FILE`.
  func run(_ arguments: [String], on contents: [UInt8], suffix: String = "txt") throws -> Answer {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("keylime-\(UUID().uuidString).\(suffix)")
    try Foundation.Data(contents).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments.map { $0 == "FILE" ? file.path : $0 }
    process.environment = ["LC_ALL": "C.UTF-8", "HOME": "/nonexistent"]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let problems = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Answer(
      text: String(decoding: text, as: UTF8.self),
      errors: String(decoding: problems, as: UTF8.self), status: process.terminationStatus)
  }
}
