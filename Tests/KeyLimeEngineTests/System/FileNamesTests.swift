import Testing

@testable import KeyLimeEngine

@Suite struct FileNamesTests {
  @Test func aFolderIsReadWholeOrNotAtAll() throws {
    let folder = try TemporaryStore()
    #expect(try FileNames.inFolder(folder.path).isEmpty)
    try folder.replace("\(folder.path)/a.vcf", with: [1])
    #expect(try FileNames.inFolder(folder.path) == ["a.vcf"])
    #expect(throws: FileFault.self) { try FileNames.inFolder("\(folder.path)/a.vcf") }
    #expect(throws: FileFault.self) { try FileNames.inFolder("\(folder.path)/none") }
  }
}
