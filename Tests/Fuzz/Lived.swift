@testable import KeyLimeEngine

/// A store in which one person acted, below the folder in which the target runs.
enum Lived {
  static let path = "store"
  static let replica = ReplicaID(random: 1)
  static var journal: Journal { Journal(store: path, replica: replica) }

  /// A segment of sixteen commands, of one and of three events.
  static let segment: [UInt8] = {
    var (bytes, n): ([UInt8], Int) = ([], 0)
    for number in 0..<16 {
      let size = number % 4 == 3 ? 3 : 1
      for index in 0..<size {
        n += 1
        guard let place = RestaurantID("p\(n % 9)"), let limes = Limes(1 + n % 5) else { continue }
        EventLine.append(
          Event(
            id: EventID(replica: replica, n: n),
            time: HybridTime(milliseconds: 1_700_000_000_000 + Int64(n)), by: AccountID(random: 5),
            action: n == 1 ? .account(.create) : .rate(place, limes),
            command: size > 1 ? n - index : nil, hasMoreInCommand: index < size - 1), to: &bytes)
      }
    }
    return bytes
  }()

  /// Changes bytes: each change is a place, two bytes, and what is changed there.
  static func changed(_ bytes: [UInt8], by changes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for start in stride(from: 0, to: changes.count - 2, by: 3) {
      let place = Int(changes[start]) | Int(changes[start + 1]) << 8
      bytes[place % bytes.count] ^= changes[start + 2]
    }
    return bytes
  }

  static func put(_ bytes: [UInt8], _ file: String, in folder: Folder) {
    try? folder.replace(file, with: bytes, isDurable: false)
  }
}

/// Takes the place of the system's: a reader that finds damage waits for a writer who may be at
/// work, and here there is none.
@_cdecl("poll")
public func waitForNobody(
  _ files: UnsafeMutableRawPointer?, _ count: UInt, _ milliseconds: Int32
) -> Int32 { 0 }
