/// What an import of a file would read; nothing is written.
public struct ImportPreview: Sendable {
  /// The format that was read.
  public let format: CatalogueFormat
  /// The records of the file, accepted and left out.
  public let reading: ReadingCount
  /// The first places, as they would be in the catalogue.
  public let first: [Restaurant]

  /// Reads the whole file and keeps its first places.
  ///
  /// - Parameters:
  ///   - request: the file.
  ///   - count: how many places are kept.
  ///   - observer: is told how far the reading is.
  /// - Throws: ``ImportError`` as an import would, but for what is wrong with the store.
  public init(
    of request: ImportRequest, count: Int, observer: ImportObserver = ImportObserver()
  ) throws(ImportError) {
    var window = InputWindow(request.input)
    let format = try request.recognisedFormat(&window)
    let reader = CatalogueReader(
      format: format, sourceName: request.sourceName, options: request.options)
    let size = window.size
    do throws(ImportFault) {
      let reading = try reader.read(
        window, progress: { observer.progress(.reading(bytes: $0, of: size)) }
      ) { FirstRecords(count) }
      first = FirstRecords.joined(reading.outputs, count)
      self.reading = reading.count.leavingOut(
        duplicates: FirstRecords.repeated(reading.outputs), limit: request.options.detailLimit)
    } catch {
      throw ImportError(error, in: format)
    }
    self.format = format
    if reading.accepted == 0 { throw .nothingToImport(reading, format: format) }
  }
}

/// Keeps the first records that a thread reads, and a hash of the id of each.
private final class FirstRecords: RecordSink {
  struct Output {
    var records: [(sequence: RecordSequence, restaurant: Restaurant)] = []
    var ids: [UInt64] = []
  }

  private let limit: Int
  private var output = Output()
  private var shown: Set<RestaurantID> = []

  init(_ limit: Int) { self.limit = limit }

  var isFailed: Bool { false }

  func add(_ restaurant: Restaurant, sequence: RecordSequence) {
    output.ids.append(Fingerprint.of(restaurant.id.text.utf8))
    guard output.records.count < limit, shown.insert(restaurant.id).inserted else { return }
    output.records.append((sequence, restaurant))
  }

  func add(
    _ lexed: inout LexedRestaurant, of bytes: ByteView, at position: Coordinate,
    sequence: RecordSequence
  ) {
    guard output.records.count < limit, let restaurant = try? lexed.restaurant(in: bytes) else {
      output.ids.append(lexed.id?.string(in: bytes).hash ?? Fingerprint.of(ByteView()))
      return
    }
    add(restaurant, sequence: sequence)
  }

  func finish() -> Output { output }

  /// The first records of all threads, each id once.
  static func joined(_ outputs: [Output], _ count: Int) -> [Restaurant] {
    var shown: Set<RestaurantID> = []
    let inOrder = outputs.flatMap(\.records).sorted { $0.sequence.value < $1.sequence.value }
    return Array(inOrder.map(\.restaurant).filter { shown.insert($0.id).inserted }.prefix(count))
  }

  /// How many records have the id of another that comes before them.
  static func repeated(_ outputs: [Output]) -> Int {
    let ids = outputs.flatMap(\.ids).sorted()
    return zip(ids, ids.dropFirst()).count { $0 == $1 }
  }
}
