@testable import KeyLimeEngine

/// Any bytes as JSON: the tree and the skipping scanner agree, and what was read is written and
/// read back as the same.
func fuzz(_ input: UnsafeBufferPointer<UInt8>) {
  let bytes = ByteView(input)
  var scanner = JSONScanner(bytes)
  var skipFault: JSONError?
  do throws(JSONError) {
    try scanner.skipValue()
    try scanner.expectEnd()
  } catch { skipFault = error }
  do throws(JSONError) {
    let value = try JSON(parsing: Array(bytes))
    precondition(skipFault == nil, "skipping refuses what reading takes")
    guard let again = try? JSON(parsing: value.compactText) else { fatalError("written wrongly") }
    precondition(again == value, "written otherwise")
  } catch {
    precondition(skipFault == error, "skipping and reading find different faults")
    precondition(error.offset >= 0 && error.offset <= bytes.count)
  }
}
