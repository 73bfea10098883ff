import Testing

@testable import KeyLimeEngine

@Suite struct UserFileTests {
  @Test func aFolderIsReadWholeOrNotAtAll() throws {
    let folder = try TemporaryStore()
    #expect(try UserFile.names(inFolder: folder.path).isEmpty)
    try folder.replace("\(folder.path)/a.vcf", with: [1])
    #expect(try UserFile.names(inFolder: folder.path) == ["a.vcf"])
    #expect(throws: FileFault.self) { try UserFile.names(inFolder: "\(folder.path)/a.vcf") }
    #expect(throws: FileFault.self) { try UserFile.names(inFolder: "\(folder.path)/none") }
  }
}
