import Arguments

extension Wish {
  /// Parts a wish into what holds and what options set aside.
  ///
  /// Where both speak of one thing, the option wins. Diets, and what must not be, add up.
  /// `namesPlace` is whether an option says where to look around.
  func parted(
    by arguments: ParsedArguments, namesPlace: Bool
  ) -> (kept: Wish, setAside: Wish) {
    let nothing = Wish()
    var (kept, aside) = (self, nothing)
    func setAside<Part>(_ part: WritableKeyPath<Wish, Part>, if isGiven: Bool) {
      guard isGiven else { return }
      aside[keyPath: part] = self[keyPath: part]
      kept[keyPath: part] = nothing[keyPath: part]
    }
    setAside(\.cuisines, if: !FilterOptions.cuisines(arguments).isEmpty)
    setAside(\.kinds, if: !arguments[FilterOptions.kind].isEmpty)
    let saysPrice =
      arguments[FilterOptions.maxPrice] != nil || !arguments[FilterOptions.price].isEmpty
    setAside(\.maximumPrice, if: saysPrice)
    setAside(\.prices, if: saysPrice)
    setAside(
      \.time, if: arguments[OpenOptions.openAt] != nil || arguments[OpenOptions.openNow] ?? false)
    setAside(\.within, if: arguments[Nearby.within] != nil)
    setAside(\.near, if: namesPlace)
    setAside(\.isNew, if: arguments[PickOptions.notSince] != nil)
    return (kept, aside)
  }
}
