extension OSMTags {
  /// The restaurant that the tags of an object describe, or why it is none; the point is in
  /// degrees.
  func outcome(
    at point: PlanePoint?, reference: OSMReference?, ownName: String?, run: ReadingRun
  ) -> ReadingRun.Outcome {
    if let reason = FoodAndDrink.reason(against: self, on: run.reader.options.today) {
      return .skipped(reason)
    }
    guard let kind = FoodAndDrink.kind(of: self) else { return .skipped(.notFood) }
    guard let point else { return .skipped(.noPosition) }
    guard let position = Coordinate(latitude: point.y, longitude: point.x) else {
      return .skipped(.positionOutOfRange)
    }
    guard let name = placeName else { return .skipped(.noName) }
    let identity =
      reference?.id
      ?? DerivedID.id(prefix: run.reader.sourceName, own: ownName, name: name, position: position)
    guard let identity else { return .skipped(.malformed) }
    var restaurant = Restaurant(id: identity, name: name, position: position)
    describe(&restaurant)
    restaurant.settle(kind: kind)
    restaurant.source = run.source(
      record: reference?.record ?? ownName,
      usual: reference == nil ? nil : CatalogueFormat.openStreetMapAttribution)
    return .accepted(restaurant)
  }

  /// The object whose number has no type beside it, from `osm_id` or `osm_way_id`.
  ///
  /// osm2pgsql makes the numbers of relations negative. GDAL keeps them and has the tag `type` in
  /// the same layer; the ways of that layer have `osm_way_id`.
  func untypedReference(isPoint: Bool) -> OSMReference? {
    if let way = self[.osmWayID]?.wholeNumber, way > 0 {
      return OSMReference(type: .way, number: way)
    }
    guard let number = self[.osmID]?.wholeNumber, number != 0, number > .min else { return nil }
    guard number > 0 else { return OSMReference(type: .relation, number: -number) }
    if let type = self[.type], "multipolygon" ~= type || "boundary" ~= type {
      return OSMReference(type: .relation, number: number)
    }
    return OSMReference(type: isPoint ? .node : .way, number: number)
  }
}
