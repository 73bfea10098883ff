import Foundation
import Testing

@testable import KeyLimeEngine

/// Two descriptors of one process exclude each other like two processes.
@Suite struct FileLockTests {
  private let store: TemporaryStore
  private let path: String

  init() throws {
    store = try TemporaryStore()
    path = "\(store.path)/lock"
  }

  /// Holds the lock in another thread.
  private func hold(seconds: Double) throws {
    let file = try File(path, .update)
    #expect(try file.tryLock())
    let held = Held(file)
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: seconds)
      held.release()
    }
  }

  @Test func theHolderIsNamedOnceAfterASecond() throws {
    try hold(seconds: 1.5)
    let start = Date()
    var holders: [Int?] = []
    let file = try File(path, .update)
    try file.lock(
      LockWaiting { holder in
        #expect(Date().timeIntervalSince(start) >= 1)
        holders.append(holder)
      })
    #expect(holders.count == 1)
    #if os(Linux)
      #expect(holders == [System.processIdentifier])
    #endif
    #expect(Date().timeIntervalSince(start) >= 1.4)
    #expect(try !File(path, .update).tryLock())
  }

  @Test func aLockThatIsFreeIsTakenInSilence() throws {
    for _ in 0..<3 {
      try File(path, .update).lock(LockWaiting(limit: 0) { _ in Issue.record("it was free") })
    }
  }

  @Test func waitingCanEnd() throws {
    let other = try File(path, .update)
    #expect(try other.tryLock())
    #expect {
      try File(path, .update).lock(LockWaiting(limit: 0.05))
    } throws: {
      ($0 as? FileFault)?.isLocked == true
        && "\($0)" == "cannot lock '\(path)': another process holds it"
    }
    try other.sync()
  }
}

/// A file that is closed when that is asked for.
private final class Held: @unchecked Sendable {
  private var file: File?

  init(_ file: consuming File) { self.file = consume file }

  func release() { file = nil }
}
