extension Event {
  /// An undo or a redo, and the event that it names.
  struct Toggle {
    /// The event that is taken out of effect, or put back.
    var target: EventID
    var isUndo: Bool
    var event: Event

    /// Why it has no effect on the event that it names; nil when it has one.
    ///
    /// An undo that comes before its event in the order has none.
    func refusal(naming target: Event) -> NoEffect? {
      if event.order < target.order { return .noSuchEvent }
      if target.by != event.by { return .notPermitted }
      return target.action.isIrrevocable ? .irrevocable : nil
    }
  }

  /// What the event says when it is an undo or redo.
  var toggle: Toggle? {
    guard kind == .undo || kind == .redo else { return nil }
    return switch action {
    case .undo(let target): Toggle(target: target, isUndo: true, event: self)
    case .redo(let target): Toggle(target: target, isUndo: false, event: self)
    default: nil
    }
  }
}
