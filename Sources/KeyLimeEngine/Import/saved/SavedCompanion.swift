/// Somebody who came along, as a saved history names them.
public struct SavedCompanion: Equatable, Sendable {
  /// Their id in the program that wrote the file.
  public let id: String?
  /// What they are called.
  public let name: String

  init(id: String?, name: String) { (self.id, self.name) = (id, name) }

  /// Reads `"Eli"`, keylime's own `{"id": "…", "name": "Eli"}`, or Swarm's `{"firstName": "Eli"}`;
  /// nil for other values.
  init?(_ value: JSON) {
    let parts = ["firstName", "lastName"].compactMap { value[$0]?.text }
    let name = value.text ?? value["name"]?.text ?? parts.joined(separator: " ")
    guard !name.trimmed.isEmpty else { return nil }
    self.init(id: value["id"]?.text, name: name.trimmed)
  }
}
