/// Why a text is not read as XML.
public struct XMLFault: Error, Equatable, Sendable {
  /// The kinds of faults.
  public enum Reason: Equatable, Sendable {
    /// The text ends inside an element, or has none.
    case unexpectedEnd
    /// A byte that cannot stand here.
    case unexpectedByte
    /// An end tag that does not belong to the innermost open element.
    case wrongEnd(String)
    /// Text or an element behind the first element, or text before it.
    case textOutside
    /// An entity that is neither one of the five of XML nor a character's number.
    case unknownEntity
    /// A document type, which could declare entities.
    case documentType
    /// Elements that are nested too deep.
    case tooDeep
    /// Bytes that are not UTF-8.
    case notUTF8
  }

  /// What is wrong.
  public let reason: Reason
  /// Where, counted in bytes from the start of the text, from 0.
  public let byte: Int

  init(_ reason: Reason, byte: Int) { (self.reason, self.byte) = (reason, byte) }
}

extension XMLFault: CustomStringConvertible {
  /// One line without a full stop, such as `an unknown entity at byte 1204`.
  public var description: String { "\(words) at byte \(byte)" }

  private var words: String {
    switch reason {
    case .unexpectedEnd: "unexpected end of the XML"
    case .unexpectedByte: "an unexpected character in a tag"
    case .wrongEnd(let name): "the end tag '\(name.prefix(40))' without its start"
    case .textOutside: "text outside of the first element"
    case .unknownEntity: "an unknown entity"
    case .documentType: "a document type, which is not read"
    case .tooDeep: "elements nested more than \(XMLReader.depthLimit) deep"
    case .notUTF8: "bytes that are not UTF-8"
    }
  }
}
