import Testing
import Thoroughness

@testable import KeyLimeEngine

/// Points that people name by a part of a town, or by a town without the word for one.
@Suite struct QuarterTests {
  private let folder: TemporaryStore
  private let store: Store

  private static let table = """
    name,address,lat,lon
    Ale,"10 Downing Street, Westminster, London SW1A 2AA, UK",51.503,-0.127
    Bun,"4 Dean Street, Soho, London W1D 3RZ, UK",51.514,-0.132
    Cha,"Jalan Alor 1, Bukit Bintang, 50200 Kuala Lumpur, Malaysia",3.146,101.708
    만두,부산광역시 해운대구 중동2로 10,35.16,129.16
    국밥,경기도 성남시 분당구 판교역로 1,37.39,127.11
    パスタ,東京都渋谷区道玄坂2-1,35.659,139.698
    たこ焼き,大阪府大阪市中央区道頓堀１丁目２−１２,34.668,135.501

    """

  init() throws {
    folder = try TemporaryStore()
    store = try Store(at: folder.path)
    let request = ImportRequest(
      bytes: Array(Self.table.utf8), sourceName: "towns", time: "2026-11-20T00:00:00Z")
    _ = try store.importCatalogue(request)
  }

  @Test(
    "a part of a town",
    arguments: [
      ("Westminster", "Westminster, London", 51.503), ("soho", "Soho, London", 51.514),
      ("bukit bintang", "Bukit Bintang, Kuala Lumpur", 3.146),
      ("해운대구", "해운대구, 부산", 35.16), ("中央区", "中央区, 大阪市", 34.668), ("渋谷区", "渋谷区, 東京都", 35.659),
    ])
  func part(text: String, name: String, latitude: Double) throws {
    guard case .one(let spot) = try store.spot(text, from: nil) else {
      Issue.record("'\(text)' is not found")
      return
    }
    #expect(spot.name == name)
    #expect(abs(spot.position.latitude - latitude) < 0.001)
  }

  @Test(
    "a town",
    arguments: [
      ("성남", "성남시"), ("大阪", "大阪市"), ("tokyo", "東京都"), ("부산시", "부산"), ("london", "London"),
    ])
  func town(text: String, name: String) throws {
    guard case .one(let spot) = try store.spot(text, from: nil) else {
      Issue.record("'\(text)' is not found")
      return
    }
    #expect(spot.name == name)
  }

  @Test("a house is no part of a town", arguments: ["10 Downing", "Bintang", "중동2로", "区", "dean"])
  func noPart(text: String) throws {
    #expect(try store.spot(text, from: nil) == .none)
  }
}
