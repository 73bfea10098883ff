import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

@Suite struct FacetLineTests {
  @Test(arguments: ["--json=id", "--ndjson=id"])
  func isAnObjectBesideJSON(format: String) throws {
    let words = ["nearby", "--facets", "--limit", "2"]
    let result = try Town.run(words + [format])
    #expect(result.status == 0)
    let object = try JSON(parsing: result.errors.split(separator: "\n").last.map(String.init) ?? "")
    let facets = try #require(object["facets"]?.elements)
    let texts = facets.compactMap { facet in
      facet["count"]?.number.map { "\(facet["words"]?.text ?? "") \($0.literal)" }
    }
    #expect(!texts.isEmpty && texts.count == facets.count)
    let line = try Town.run(words).errors
    #expect(line.contains(texts.joined(separator: ", ")), "\(line)")
    #expect(try Town.run(words + [format, "--quiet"]).errors.isEmpty)
  }
}
