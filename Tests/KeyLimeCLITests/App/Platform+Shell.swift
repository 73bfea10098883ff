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
  /// Returns its exit code, or 128 plus the signal that ended it. The C library says 127, too, when
  /// it cannot start a shell, as happens for a moment under load: then it tries once more.
  static func runShell(_ command: String) -> Int32 {
    let code = exitCode(fromWait: system(command))
    return code == 127 ? exitCode(fromWait: system(command)) : code
  }
}
