extension Store {
  /// Hands out every restaurant: those of the catalogue in its order, each source's own, not
  /// completed by others; then those that people added and changed, as they are now.
  ///
  /// A changed one stands for every record that was shown as it. When nothing was imported the
  /// sample is not handed out, only what people added.
  ///
  /// - Parameters:
  ///   - source: only the records of this source; nil for all.
  ///   - each: called with one record after the other; returns whether to go on.
  /// - Returns: how many records were handed out.
  /// - Throws: ``StoreError`` when the catalogue cannot be read.
  public func export(
    source: String? = nil, each: (Restaurant) -> Bool
  ) throws(StoreError) -> Int {
    var count = 0
    let catalogue = try answer { (catalogue) throws(QueryFault) in
      for layer in catalogue.layers.dropFirst() { try layer.checkRecords() }
      return catalogue
    }
    for layer in catalogue.layers where !layer.isSample || layer !== catalogue {
      let goesOn = try layer.export { restaurant in
        if let source, restaurant.source?.name != source { return true }
        count += 1
        return each(restaurant)
      }
      if !goesOn { break }
    }
    return count
  }
}

extension Catalogue {
  /// Hands out the records of this layer that no other layer replaced; tells whether to go on.
  fileprivate func export(_ each: (Restaurant) -> Bool) throws(StoreError) -> Bool {
    var row = 0
    return try forEachLine { (line, byte) throws(StoreError) in
      defer { row += 1 }
      if isReplaced(row) { return true }
      do throws(Restaurant.Refusal) {
        return each(try Restaurant(line: line))
      } catch {
        throw .damagedCatalogue(
          path: linesPath, byte: byte, reason: "the line is no restaurant")
      }
    }
  }
}
