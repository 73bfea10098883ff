extension PlainObject {
  /// The paths of the values that nothing is read from, such as `geo.accuracy`.
  ///
  /// An object in which no value is read is named as a whole.
  var unusedMembers: [String] { unused(in: root, parents: [], path: "").paths }

  private func unused(
    in object: JSON, parents: [String], path: String
  ) -> (paths: [String], isUsed: Bool) {
    var found: (paths: [String], isUsed: Bool) = ([], false)
    for member in object.object?.members ?? [] where !Self.saysNothing(member.value.plain) {
      let (name, value) = (RecordField.folded(member.name), member.value.plain)
      let path = path + member.name
      let first = Self.openedLists.contains(name) ? value.elements?.first?.plain : nil
      let inner = unused(in: first ?? value, parents: parents + [name], path: path + ".")
      if inner.isUsed || isRead(name, in: parents, path) {
        if inner.isUsed { found.paths += inner.paths }
        found.isUsed = true
      } else {
        found.paths.append(path)
      }
    }
    return found
  }

  private static func saysNothing(_ value: JSON) -> Bool {
    switch value {
    case .null: true
    case .string(let text): text.trimmed.isEmpty || Cleaning.isNothing(text)
    case .array(let elements): elements.isEmpty
    case .object(let object): object.members.isEmpty
    case .number, .bool: false
    }
  }

  /// Whether a value with this folded name, in objects of these names, can be read.
  private func isRead(_ name: String, in parents: [String], _ path: String) -> Bool {
    if fields.values.contains(path) { return true }
    let around = Set(parents).subtracting(Self.wrappers)
    if let field = RecordField.meanings[name]?.field {
      return fields[field] == nil && around.isSubset(of: Self.containers(of: field))
    }
    return Self.positionContainers.contains(name) || Self.besides.contains(name)
      || Self.addressParts.contains(name) || name == "location"
      || around.isEmpty
        && (RecordField.namesInLanguages.contains(name) || BusinessStatus.isSaid(in: name)
          || DayNames.mayName(folded: name)
          || DietAnswers.diet(named: name) != nil || FoodCategories.tagNames.contains(name))
  }

  /// Names of values that no field has and that are read all the same.
  private static let besides: Set = [WrittenRating.bestName, "servesvegetarianfood"]
  /// The same of Google's addresses.
  private static let addressParts: Set = [
    "addresscomponents", "addresslines", "administrativearea", "regioncode",
  ]
}
