extension Restaurant {
  /// Sets the kind, once all else is known.
  ///
  /// Publishers leave the cuisine of an ice cream parlour out, as it goes without saying; whoever
  /// asks for ice cream should find it.
  mutating func settle(kind: Kind?) {
    self.kind = kind
    if kind == .iceCream, cuisines.isEmpty { cuisines = ["ice_cream"] }
  }
}
