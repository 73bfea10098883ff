@testable import KeyLimeEngine

/// What the reader made of a text, for tests to look at.
struct Reading {
  enum Failure: Error { case notRecognised }

  let format: CatalogueFormat
  let restaurants: [Restaurant]
  let count: ReadingCount

  init(
    _ text: String, format: CatalogueFormat? = nil,
    options: CatalogueReader.Options = CatalogueReader.Options()
  ) throws {
    try self.init(Array(text.utf8), format: format, options: options)
  }

  init(
    _ bytes: [UInt8], format: CatalogueFormat? = nil,
    options: CatalogueReader.Options = CatalogueReader.Options()
  ) throws {
    var options = options
    options.detailLimit = 100
    var restaurants: [Restaurant] = []
    let recognised = bytes.withBytes { CatalogueFormat.recognise($0) }
    guard let format = format ?? recognised else { throw Failure.notRecognised }
    let reader = CatalogueReader(format: format, sourceName: "test", options: options)
    count = try bytes.withBytes { bytes in
      try reader.read(bytes) { restaurants.append($0) }
    }
    self.format = format
    self.restaurants = restaurants
  }
}
