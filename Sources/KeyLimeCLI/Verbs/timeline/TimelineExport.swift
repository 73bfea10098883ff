import KeyLimeEngine

/// Exports a timeline for other programs.
struct TimelineExport {
  /// The export formats.
  enum Format: String, CaseIterable, Sendable {
    case ical, geojson, gpx, csv
  }

  let timeline: Timeline
  let people: PersonReference

  /// The whole file.
  func text(_ format: Format) -> String {
    switch format {
    case .ical: timeline.iCalendar(naming: people.name)
    case .gpx: timeline.gpx(naming: people.name)
    case .csv: timeline.csv(naming: people.name)
    case .geojson: geojson
    }
  }

  /// The number of check-ins that a format leaves out because their position is unknown.
  func omitted(_ format: Format) -> Int {
    format == .gpx ? timeline.visits.filter { $0.checkIn.place.position == nil }.count : 0
  }

  private var geojson: String {
    let features = timeline.visits.map { visit in
      GeoJSON.feature(CheckInFields.json(visit, people), at: visit.checkIn.place.position)
    }
    let lines = features.map(\.compactText).joined(separator: ",\n")
    return "{\"type\":\"FeatureCollection\",\"features\":[\n\(lines)\n]}\n"
  }
}
