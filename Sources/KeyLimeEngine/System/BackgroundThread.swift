#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread that runs one closure beside the main one.
///
/// Swift's own tasks would link a pool of threads into every command; this is two system calls for
/// the one command that needs it.
final class BackgroundThread<Output> {
  private let work: Work<Output>
  private let thread: pthread_t

  /// Starts the closure; nil when the system has no thread to give.
  init?(_ body: sending @escaping () -> sending Output) {
    let work = Work(body)
    guard let thread = startThread(for: work) else { return nil }
    self.work = work
    self.thread = thread
  }

  /// Waits for the end of the closure; to be called once.
  func join() -> sending Output {
    pthread_join(thread, nil)
    guard let output = work.takeOutput() else {
      preconditionFailure("a thread ended without its output, or was waited for twice")
    }
    return output
  }
}

/// What a thread has to do, whatever its output.
private class AnyWork {
  func run() {}
}

/// A closure and, once it has run, its output.
///
/// The thread touches it before ``BackgroundThread/join()`` returns, the others after.
private final class Work<Output>: AnyWork {
  private var body: (() -> Output)?
  private nonisolated(unsafe) var output: Output?

  init(_ body: @escaping () -> Output) { self.body = body }

  override func run() {
    output = body?()
    body = nil
  }

  func takeOutput() -> sending Output? {
    defer { output = nil }
    nonisolated(unsafe) let taken = output
    return taken
  }
}

/// Other threads get less than a program's first one on some systems, and JSON nests deep.
private let stackSize = 8 << 20

private func startThread(for work: AnyWork) -> pthread_t? {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, stackSize)
  let retained = Unmanaged.passRetained(work)
  #if canImport(Darwin)
    var thread: pthread_t?
    let code = pthread_create(&thread, &attributes, { run($0) }, retained.toOpaque())
  #else
    var thread = pthread_t()
    let code = pthread_create(&thread, &attributes, { run($0) }, retained.toOpaque())
  #endif
  if code != 0 { retained.release() }
  return code == 0 ? thread : nil
}

private func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let work { Unmanaged<AnyWork>.fromOpaque(work).takeRetainedValue().run() }
  return nil
}
