/// What libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  fuzz(UnsafeBufferPointer(start: start, count: start == nil ? 0 : size))
  return 0
}
