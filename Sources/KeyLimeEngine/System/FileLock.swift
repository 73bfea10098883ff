/// What a writer does while another process has the lock that it needs.
public struct LockWaiting {
  /// Called once, after a second, with the number of the other process where that is known.
  public var notify: (_ holder: Int?) -> Void
  /// How many seconds to wait before giving up; nil to wait without end.
  public var limit: Double?

  /// Makes a way to wait; without arguments it is silent and without end.
  public init(limit: Double? = nil, notify: @escaping (_ holder: Int?) -> Void = { _ in }) {
    (self.limit, self.notify) = (limit, notify)
  }
}

extension File {
  /// Waits for the lock.
  ///
  /// Throws a fault that is ``FileFault/isLocked`` when the time to wait is over.
  func lock(_ waiting: LockWaiting) throws(FileFault) {
    if try tryLock() { return }
    let start = System.monotonicNanoseconds
    var (pause, isNotified) = (1, false)
    while true {
      System.pause(milliseconds: pause)
      if try tryLock() { return }
      pause = min(pause * 2, 8)
      let waited = Double(System.monotonicNanoseconds - start) / 1e9
      if let limit = waiting.limit, waited >= limit {
        throw FileFault("lock", path, code: FileFault.locked)
      }
      if waited >= 1, !isNotified {
        isNotified = true
        waiting.notify(lockHolder)
      }
    }
  }

  /// The process that has the lock; nil where the system does not tell.
  var lockHolder: Int? {
    guard let inode = try? inode(), let table = try? UserFile.read("/proc/locks") else {
      return nil
    }
    // 3: FLOCK  ADVISORY  WRITE 4711 fe:01:131090 0 EOF
    for line in String(decoding: table, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 5, words[1] == "FLOCK", words[5].hasSuffix(":\(inode)") else { continue }
      return Int(words[4]).flatMap { $0 > 0 ? $0 : nil }
    }
    return nil
  }
}
