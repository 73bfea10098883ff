/// How many check-ins somebody had on one day, where they were.
public struct DayCount: Equatable, Sendable {
  /// How many check-ins.
  public var count = 0
  /// With how many pictures.
  public var photos = 0

  /// Counts nothing.
  public init() {}

  /// Whether there is nothing on that day.
  var isEmpty: Bool { count == 0 && photos == 0 }

  /// Counts a check-in, or takes it away with `sign` -1.
  mutating func add(_ checkIn: CheckIn, sign: Int) {
    count += sign
    photos += sign * checkIn.photos.count
  }

  /// `[3,1]`: check-ins, then pictures; empty when there is nothing.
  var body: [UInt8] {
    guard !isEmpty else { return [] }
    var columns = ColumnWriter()
    columns.append(count)
    columns.append(photos)
    return columns.bytes
  }

  /// Reads that form; nil when the bytes are something else.
  init?(body: ByteView) {
    guard var columns = ColumnReader(body), let count = try? columns.integer(),
      let photos = try? columns.integer(), (1...1 << 40).contains(count),
      (0...1 << 40).contains(photos)
    else { return nil }
    (self.count, self.photos) = (Int(count), Int(photos))
  }
}
