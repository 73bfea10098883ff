import Testing
import Thoroughness

@testable import KeyLimeEngine

/// The catalogue stays open for the next question, and only as long as it is the live one.
@Suite struct KeptCatalogueTests {
  private let folder: TemporaryStore
  private let store: Store

  init() throws {
    folder = try TemporaryStore()
    store = try Store(at: folder.path)
    try importPlace("Bao House", into: store)
  }

  private func importPlace(_ name: String, into store: Store) throws {
    let line = #"{"id":"n1","name":"\#(name)","latitude":35.281,"longitude":-120.66}"#
    _ = try store.importCatalogue(
      ImportRequest(
        bytes: Array("\(line)\n".utf8), sourceName: "town", time: "2026-11-20T00:00:00Z"))
  }

  private func found(_ text: String) throws -> [String] {
    try store.search(SearchQuestion(text, from: nil)).found.map(\.restaurant.name)
  }

  @Test func theNextQuestionOpensNoFile() throws {
    #expect(try found("house") == ["Bao House"])
    for name in ["index", "restaurants.jsonl"] {
      File.removeName("\(folder.path)/catalogue/1/\(name)")
    }
    #expect(try found("bao") == ["Bao House"])
    let another = try Store(at: folder.path)
    #expect(throws: StoreError.self) { try another.city("Nowhere") }
  }

  @Test func anotherGenerationIsSeen() throws {
    #expect(try found("house") == ["Bao House"])
    try importPlace("Tea House", into: try Store(at: folder.path))
    #expect(try found("house") == ["Tea House"])
  }
}
