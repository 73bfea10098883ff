/// Goes through the lines of several runs in the order of all of them together.
struct RunMerge {
  /// A run by its line at hand.
  private struct Head {
    let key: UInt64
    let sequence: UInt64
    let run: Int

    @inline(__always)
    static func < (a: Head, b: Head) -> Bool {
      a.key != b.key ? a.key < b.key : a.sequence < b.sequence
    }
  }

  private var readers: [RunReader] = []
  /// A binary heap with the least line first.
  private var heads: [Head] = []

  /// Starts at the first lines; `memory` is what all runs together may read at once.
  init(_ runs: [Run], memory: Int) throws(FileFault) {
    let bufferSize = min(max(memory / max(1, runs.count), 1 << 12), 1 << 20)
    for run in runs where run.size > 0 {
      readers.append(try RunReader(run, bufferSize: bufferSize))
    }
    heads = readers.indices.map(head).sorted { $0 < $1 }
  }

  /// Calls `body` with the next line; false when there is none.
  mutating func next(
    _ body: (PackedLine) throws(StoreError) -> Void
  ) throws(StoreError) -> Bool {
    guard let run = heads.first?.run else { return false }
    try readers[run].withLine(body)
    if try onDisk({ () throws(FileFault) in try readers[run].advance() }) {
      heads[0] = head(of: run)
    } else {
      heads[0] = heads[heads.count - 1]
      heads.removeLast()
    }
    sink()
    return true
  }

  private func head(of run: Int) -> Head {
    Head(key: readers[run].key, sequence: readers[run].sequence, run: run)
  }

  /// Puts the first head where it belongs.
  private mutating func sink() {
    var place = 0
    while true {
      var least = 2 * place + 1
      guard least < heads.count else { return }
      if least + 1 < heads.count, heads[least + 1] < heads[least] { least += 1 }
      guard heads[least] < heads[place] else { return }
      heads.swapAt(least, place)
      place = least
    }
  }
}
