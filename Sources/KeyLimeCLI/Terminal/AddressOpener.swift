import KeyLimeEngine

/// Opens addresses on the desktop: the only place that hands one to another program.
enum AddressOpener {
  /// Opens an address in the program that the desktop has for it.
  ///
  /// Throws `refused` for an address that might run something, and `usage` with the address when
  /// there is no program to open it.
  static func open(_ text: String) throws(Failure) {
    guard let address = OpenableAddress(text) else {
      throw .cannot(
        "open '\(text)'",
        "only these are opened: \(OpenableAddress.schemes.joined(separator: ", "))",
        .refused, code: "unsafe-address")
    }
    for program in ["xdg-open", "open"] {
      if let isOpen = try? Platform.open([program, address.text]), isOpen { return }
    }
    throw .cannot(
      "open a browser", "neither 'xdg-open' nor 'open' works here", .usage, code: "no-browser",
      hints: ["the address is \(address.text)"])
  }
}
