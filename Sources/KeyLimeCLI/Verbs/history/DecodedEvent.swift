import KeyLimeEngine

/// An event together with its action, which is decoded once.
struct DecodedEvent {
  let event: Event
  let action: Action

  /// Decodes the action of an event.
  init(_ event: Event) {
    self.event = event
    action = event.action
  }
}
