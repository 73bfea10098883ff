import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Limits on the time of one piece of a test.
///
/// The time limit of a test counts from its start, and all tests start at once: on a busy machine
/// a test that takes a millisecond waits for minutes. These count what the piece itself takes.
public enum TimeLimits {
  /// Runs `body`, and ends the whole run with a message when it still runs after `seconds`.
  ///
  /// It is for what would wait for ever. A thread that waits cannot be stopped in any other way.
  public static func atMost<Result>(
    seconds: Int = 60, _ name: String = #function, _ body: () throws -> Result
  ) rethrows -> Result {
    let end = DispatchWorkItem { fatalError("\(name) still ran after \(seconds) seconds") }
    DispatchQueue(label: name).asyncAfter(deadline: .now() + .seconds(seconds), execute: end)
    defer { end.cancel() }
    return try body()
  }

  /// The seconds of processor that this thread needs for `body`: the least of three times, since on
  /// a busy machine others take its caches away.
  public static func processorTime(of body: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<3 {
      let start = nanosecondsOfThread()
      try body()
      least = min(least, Double(nanosecondsOfThread() - start) / 1e9)
    }
    return least
  }

  private static func nanosecondsOfThread() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
