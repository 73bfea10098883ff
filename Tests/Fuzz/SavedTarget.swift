@testable import KeyLimeEngine

/// Any bytes as a saved list or history: no crash, keys that depend on the content alone, and XML
/// whose elements end in the order in which they began.
func fuzz(_ input: UnsafeBufferPointer<UInt8>) {
  let bytes = Array(input)
  readXML(bytes)
  do throws(SavedFileFault) {
    let file = try SavedFile(reading: bytes)
    for row in file.rows {
      var moved = row
      moved.number = 0
      precondition(moved.key(as: .favs) == row.key(as: .favs), "the place in the file counts")
      _ = (row.limes, row.time?.time(in: .utc)?.text)
    }
  } catch {
    switch error {
    case .brokenXML(let fault):
      precondition(fault.byte >= 0 && fault.byte <= bytes.count, "a fault outside the file")
      _ = fault.description
    case .broken(let fault): _ = fault.description
    case .unrecognised, .utf16, .empty, .tooLarge, .noNames: break
    }
  }
}

private func readXML(_ bytes: [UInt8]) {
  var reader = XMLReader(bytes)
  var open: [String] = []
  do throws(XMLFault) {
    while let item = try reader.next() {
      switch item {
      case .start(let name, _): open.append(name)
      case .end(let name): precondition(open.popLast() == name, "an end without its start")
      case .text(let text): precondition(!text.isEmpty && !open.isEmpty)
      }
    }
    precondition(open.isEmpty, "a document that has not ended")
  } catch {}
}
