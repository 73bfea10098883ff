/// How far into the journal of each replica something has read.
struct JournalPositions: Equatable {
  /// By replica, in order: there are few.
  private(set) var entries: [Entry] = []

  struct Entry: Equatable {
    let replica: ReplicaID
    var position: JournalPosition
  }

  subscript(replica: ReplicaID) -> JournalPosition? {
    get { entries.first { $0.replica == replica }?.position }
    set {
      entries.removeAll { $0.replica == replica }
      guard let newValue else { return }
      let place = entries.firstIndex { $0.replica > replica } ?? entries.count
      entries.insert(Entry(replica: replica, position: newValue), at: place)
    }
  }
}

/// How far into one replica's journal something has read.
struct JournalPosition: Equatable {
  /// The number of the last event that was read; 0 before the first.
  var n = 0
  /// The segment it is in, from 1.
  var segment = 1
  /// The offset behind its line.
  var offset = 0
  /// Its checksum; nil before the first event.
  var crc: UInt32?
  /// Its time; nil before the first event.
  var time: HybridTime?
}
