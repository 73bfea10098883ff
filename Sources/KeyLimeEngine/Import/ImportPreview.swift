/// What an import of a file would read; nothing is written.
public struct ImportPreview: Sendable {
  /// The format that was read.
  public let format: CatalogueFormat
  /// The records of the file, accepted and left out; those that repeat others count as accepted.
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
      first = reading.outputs.flatMap { $0 }.sorted { $0.0.value < $1.0.value }.prefix(count)
        .map(\.1)
      self.reading = reading.count
    } catch {
      if case .unreadable(let fault) = error.reason { throw .unreadable(fault.reason) }
      throw .broken(error, format: format)
    }
    self.format = format
    if reading.accepted == 0 { throw .nothingToImport(reading, format: format) }
  }
}

/// Keeps the first records that a thread reads.
private final class FirstRecords: RecordSink {
  private let limit: Int
  private var records: [(RecordSequence, Restaurant)] = []

  init(_ limit: Int) { self.limit = limit }

  var isFailed: Bool { false }

  func add(_ restaurant: Restaurant, sequence: RecordSequence) {
    if records.count < limit { records.append((sequence, restaurant)) }
  }

  func add(
    _ lexed: inout LexedRestaurant, of bytes: ByteView, at position: Coordinate,
    sequence: RecordSequence
  ) {
    guard records.count < limit, let restaurant = try? lexed.restaurant(in: bytes) else { return }
    records.append((sequence, restaurant))
  }

  func finish() -> [(RecordSequence, Restaurant)] { records }
}
