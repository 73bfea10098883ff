import Arguments
import KeyLimeEngine

/// What a report of a fault needs: versions, counts and findings, and nothing that says who did
/// what.
struct DoctorBundle {
  private let examination: Examination
  private let store: Store
  private let context: Context

  static let fields: [ResultField] = [
    ResultField("version", type: "string", "With --bundle: the version of keylime"),
    ResultField("system", type: "string", "With --bundle: the operating system"),
    ResultField("events", type: "number", "With --bundle: number of events in the journals"),
    ResultField("replicas", type: "number", "With --bundle: number of journals"),
    ResultField("places", type: "number", "With --bundle: number of places in the catalogue"),
    ResultField("photos", type: "number", "With --bundle: number of pictures"),
    ResultField("bytes", type: "number", "With --bundle: size of the store"),
    ResultField("programs", type: "array", "With --bundle: the helper programs that are there"),
    ResultField("locksHeld", type: "array", "With --bundle: the files that a process has locked"),
    ResultField("findings", type: "array", "With --bundle: what is wrong: kind, path, message"),
  ]

  /// Prepares the report of an examined store.
  init(_ examination: Examination, _ store: Store, _ context: Context) {
    (self.examination, self.store, self.context) = (examination, store, context)
  }

  /// The report as one JSON object, also as text.
  var output: Output {
    let json = json
    return .record(
      Record(json: json, lines: [StyledText(JSON.object(json).compactText)], inPipe: .lines))
  }

  private var json: JSONObject {
    [
      "version": .string(Program.version), "system": .string(Platform.systemName),
      "events": .count(examination.events),
      "replicas": .count(examination.replicas),
      "places": .count(examination.places),
      "photos": .count(examination.photos),
      "bytes": .number(JSONNumber(examination.bytes)),
      "programs": .array(Surroundings(context).foundPrograms.map { .string($0) }),
      "locksHeld": .array(examination.locks.filter(\.isHeld).map { .string($0.path) }),
      "findings": .array(
        examination.findings.map { finding in
          .object([
            "kind": .string(finding.kind.rawValue), "path": .string(path(of: finding)),
            "message": .string(withoutFolders(finding.message)),
          ])
        }),
    ]
  }

  /// The name of a file that keylime did not put there may be personal.
  private func path(of finding: Finding) -> String {
    [.unknownFile, .conflictCopy, .misplaced].contains(finding.kind) ? "(a file)" : finding.path
  }

  private func withoutFolders(_ text: String) -> String {
    let folders = [(store.path, "STORE"), (context.environment["HOME"] ?? "", "HOME")]
    return folders.reduce(text) { Self.text($0, with: $1.1, inPlaceOf: $1.0) }
  }

  private static func text(_ text: String, with word: String, inPlaceOf folder: String) -> String {
    guard !folder.isEmpty else { return text }
    var (rest, done) = (text[...], "")
    while let first = rest.first {
      if rest.hasPrefix(folder) {
        done += word
        rest = rest.dropFirst(folder.count)
      } else {
        done.append(first)
        rest = rest.dropFirst()
      }
    }
    return done
  }
}
