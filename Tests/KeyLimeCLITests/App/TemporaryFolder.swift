import Thoroughness

@testable import KeyLimeCLI
@testable import KeyLimeEngine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder with files in it that lives as long as a closure.
enum TemporaryFolder {
  /// Makes the files, and programs of those whose text starts with `#!`.
  static func with<Result>(
    _ files: [String: String] = [:], _ body: (String) throws -> Result
  ) throws -> Result {
    var template = Array("\(TestFolders.parent)/keylime-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileFault("create", "a folder") }
    let folder = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    defer { try? Folder(folder).removeAll() }
    for (name, text) in files {
      try UserFile.replace("\(folder)/\(name)", with: Array(text.utf8))
      // A process started meanwhile elsewhere may still hold the file open for writing, and such a
      // file cannot be run: the program is a copy that nobody but `cp` ever had open.
      if text.hasPrefix("#!") {
        _ = Platform.runShell(
          "cd '\(folder)' && cp '\(name)' copy && mv copy '\(name)' && chmod 755 '\(name)'")
      }
    }
    return try body(folder)
  }
}
