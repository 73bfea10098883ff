/// Reads one object of OpenStreetMap from the answer of an Overpass server.
public enum OSMPlace {
  /// Why an answer has no such place.
  public enum Fault: Error, Equatable, Sendable {
    /// The object does not exist.
    case missing
    /// It exists, and every import leaves it out for this reason.
    case leftOut(SkipReason)
    /// The answer cannot be read.
    case broken(ImportFault)
  }

  /// The place that an object describes, with its id in a catalogue and its source.
  ///
  /// Throws ``Fault`` when the answer has no such place.
  public static func read(
    _ answer: [UInt8], _ reference: OSMReference
  ) throws(Fault) -> Restaurant {
    var options = CatalogueReader.Options()
    options.detailLimit = 1
    let reader = CatalogueReader(format: .overpass, sourceName: "osm", options: options)
    let reading: CatalogueReader.Reading<[Restaurant]>
    do throws(ImportFault) {
      reading = try reader.read(InputWindow(ImportInput(answer))) { RestaurantList() }
    } catch { throw .broken(error) }
    if let place = reading.outputs.joined().first(where: { $0.id == reference.id }) {
      return place
    }
    guard let reason = reading.count.details.first?.reason else { throw .missing }
    throw .leftOut(reason)
  }
}

/// Keeps the restaurants of a short file.
private final class RestaurantList: RecordSink {
  private var places: [Restaurant] = []

  var isFailed: Bool { false }

  func add(_ restaurant: Restaurant, sequence: RecordSequence) { places.append(restaurant) }

  func add(
    _ lexed: inout LexedRestaurant, of bytes: ByteView, at position: Coordinate,
    sequence: RecordSequence
  ) {}

  func finish() -> [Restaurant] { places }
}
