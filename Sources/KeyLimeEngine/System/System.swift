import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// What differs between operating systems is in this file.

@inline(__always) func sine(_ x: Double) -> Double { sin(x) }
@inline(__always) func cosine(_ x: Double) -> Double { cos(x) }
@inline(__always) func arcsine(_ x: Double) -> Double { asin(x) }
@inline(__always) func arctangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
@inline(__always) func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// The operating system, for what the file types do not cover.
public enum System {
  /// Repeats a call as long as a signal interrupts it.
  @inline(__always)
  public static func retrying<Outcome: SignedInteger>(_ call: () -> Outcome) -> Outcome {
    while true {
      let outcome = call()
      if outcome != -1 || errno != EINTR { return outcome }
    }
  }

  /// Waits until a file, or the names in a folder, are on the disk; tells whether they are.
  static func sync(_ descriptor: Int32, isFolder: Bool) -> Bool {
    #if canImport(Darwin)
      // Darwin's `fsync` stops at the drive's cache; some file systems have nothing better.
      if retrying({ fcntl(descriptor, F_FULLFSYNC) }) != -1 { return true }
    #else
      if !isFolder { return retrying { fdatasync(descriptor) } == 0 }
    #endif
    return retrying { fsync(descriptor) } == 0
  }

  /// When the content of a file was last changed, in nanoseconds since 1970.
  static func modified(_ status: stat) -> Int64 {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// When anything about a file was last changed, in seconds since 1970.
  static func touched(_ status: stat) -> Int {
    #if canImport(Darwin)
      Int(status.st_ctimespec.tv_sec)
    #else
      Int(status.st_ctim.tv_sec)
    #endif
  }

  /// Stops the system from reading ahead in a file that is read here and there.
  static func adviseRandom(_ descriptor: Int32) {
    #if !canImport(Darwin)
      posix_fadvise(descriptor, 0, 0, POSIX_FADV_RANDOM)
    #endif
  }

  /// Nanoseconds on a clock that nobody sets.
  public static var monotonicNanoseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// What the clock of this machine shows, to compare it with the times of files alone.
  static var secondsSince1970: Int { time(nil) }

  static func pause(milliseconds: Int) { _ = poll(nil, 0, Int32(milliseconds)) }

  static var processIdentifier: Int { Int(getpid()) }

  /// The hash of a password by crypt(3); nil when this system does not know the method that the
  /// setting names.
  static func passwordHash(_ password: String, setting: String) -> String? {
    // crypt(3) answers in memory that the next call overwrites.
    passwordHashing.withLock { _ in
      guard let answer = crypt(password, setting) else { return nil }
      let hash = String(cString: answer)
      return hash.hasPrefix("*") ? nil : hash
    }
  }
}

private let passwordHashing = Mutex(())
