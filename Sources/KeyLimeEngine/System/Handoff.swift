#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A short queue between two threads: one sends, the other receives, and the faster one waits.
final class Handoff<Element: Sendable>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let limit: Int
  // What follows is touched under the mutex alone.
  private var elements: [Element] = []
  private var isClosed = false

  /// Makes a queue with room for a number of elements.
  init(limit: Int) {
    self.limit = limit
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Waits for room and adds an element; false when the queue is closed.
  func send(_ element: Element) -> Bool {
    locked {
      while elements.count >= limit, !isClosed { pthread_cond_wait(changed, mutex) }
      if isClosed { return false }
      elements.append(element)
      return true
    }
  }

  /// Waits for an element and takes it; nil when the queue is closed and empty.
  func receive() -> Element? {
    locked {
      while elements.isEmpty, !isClosed { pthread_cond_wait(changed, mutex) }
      return elements.isEmpty ? nil : elements.removeFirst()
    }
  }

  /// Ends the queue: by the sender when it has no more, by the receiver when it wants no more.
  func close() { locked { isClosed = true } }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    return body()
  }
}
