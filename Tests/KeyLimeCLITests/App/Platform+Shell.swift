@testable import KeyLimeCLI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Platform {
  /// Runs a shell command and waits.
  ///
  /// Returns its exit code, or 128 plus the signal that ended it.
  static func runShell(_ command: String) -> Int32 { exitCode(fromWait: system(command)) }
}
