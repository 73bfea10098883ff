import Arguments
import KeyLimeEngine

/// Draws pictures on the terminal of this run, fetching them first when that was asked for.
///
/// It says once what it lacks: a missing program is no error, because a picture is an extra.
final class PictureFrame {
  private let context: Context
  private let store: Store
  private let wish: PictureWish
  private let chafa: Chafa
  private let rows: Int
  private var said: Set<String> = []
  /// How many seconds this run has waited for servers.
  private var waited = 0.0

  /// How many seconds it is remembered that a server did not give a picture.
  private static let memory: Int64 = 3600
  /// How many seconds a run waits for all servers together.
  private static let patience = 30.0

  /// A frame for a stream with or without colours.
  ///
  /// Throws `config` when the config is damaged.
  init(
    _ arguments: ParsedArguments, _ store: Store, _ context: Context, hasColors: Bool,
    rows: Int = 16
  ) throws(Failure) {
    (self.context, self.store) = (context, store)
    wish = try PictureWish(arguments, context)
    chafa = Chafa(context.environment, hasColors: hasColors)
    self.rows = rows
  }

  /// The greatest width of a picture, in characters.
  var columns: Int { min(60, context.terminal.width) }

  /// What removes a picture from the screen, besides erasing the lines under it.
  var removal: String { chafa.format.removal }

  /// Whether pictures are wanted at all.
  var drawsAnything: Bool { wish != .never }

  /// Whether a picture has the form of lines of text.
  var drawsText: Bool { chafa.format == .symbols }

  /// Writes the picture of something to standard output, which must be a terminal; nothing when
  /// there is none.
  func show(_ image: String?) {
    guard context.showsTables, let drawing = drawing(of: image) else { return }
    context.output.write(drawing)
  }

  /// How to get a picture that is on the web and was not fetched; nothing when there is none.
  func hints(for image: String?) -> [String] {
    guard wish == .kept, context.showsTables, let image, PictureAddress(image) != nil,
      store.webPicture(at: image) == nil
    else { return [] }
    return ["--pictures fetches its picture"]
  }

  /// What a terminal is to be sent for a picture: a file name in the store or a web address.
  func drawing(of image: String?) -> [UInt8]? {
    guard let image, wish != .never, !context.terminal.isAccessible,
      context.environment["TERM"] != "dumb", columns >= 10, let photo = photo(image)
    else { return nil }
    guard context.environment.path(ofProgram: "chafa") != nil else {
      say("pictures are drawn by 'chafa', which was not found")
      return nil
    }
    let drawing = chafa.drawing(
      of: store.path(of: photo), columns: columns, rows: rows)
    if drawing == nil { say("chafa cannot draw '\(photo)'") }
    return drawing
  }

  /// The picture in the store; a path from a catalogue is never opened.
  private func photo(_ image: String) -> PhotoName? {
    if let photo = PhotoName(image) { return store.has(photo) ? photo : nil }
    guard ["https://", "http://"].contains(where: image.lowercased().hasPrefix) else { return nil }
    switch store.webPicture(at: image) {
    case .kept(let photo): return photo
    // A clock that was set back must not make an hour of it many.
    case .failed(let reason, let time)
    where (0..<Self.memory).contains(context.now.seconds - time):
      if wish == .fetch {
        let minutes = (Self.memory - (context.now.seconds - time) + 59) / 60
        say("the picture was not fetched: \(reason); it is tried again after \(minutes) min")
      }
      return nil
    case .failed, nil: return wish == .fetch ? fetched(image) : nil
    }
  }

  private func fetched(_ address: String) -> PhotoName? {
    guard context.environment.path(ofProgram: "curl") != nil else {
      say("pictures on the web are fetched by 'curl', which was not found")
      return nil
    }
    guard waited < Self.patience else {
      say("the other pictures are fetched another time, because the servers are slow")
      return nil
    }
    let start = Platform.monotonicSeconds
    defer { waited += Platform.monotonicSeconds - start }
    let picture: (bytes: [UInt8], name: PhotoName)
    do throws(PictureDownload.Fault) {
      picture = try PictureDownload().picture(at: address)
    } catch {
      say("cannot fetch the picture '\(address)': \(error.reason)")
      // Without a network it fails at once, and may come back in a minute. A store that cannot be
      // written tries again each time, too.
      guard !error.isOffline else { return nil }
      try? store.rememberFailure(of: address, error.reason, at: context.now.seconds)
      return nil
    }
    do throws(StoreError) {
      try store.keep(picture.bytes, as: picture.name, from: address)
      return picture.name
    } catch {
      say("cannot keep the picture '\(address)': \(error)")
      return nil
    }
  }

  private func say(_ words: String) {
    guard said.insert(words).inserted else { return }
    context.note(StyledText(words))
  }
}

/// Whether pictures are drawn, and whether those on the web are fetched.
enum PictureWish: String, CaseIterable {
  /// Pictures in the store are drawn, and those on the web are fetched first.
  case fetch
  /// Pictures in the store are drawn; nothing is fetched.
  case kept
  /// No picture is drawn.
  case never

  static let flag = Flag(
    "pictures", summary: "Fetch pictures from the web and draw them",
    discussion: """
      A picture is fetched once, through curl, and kept in the store. Pictures are drawn by chafa, \
      only on a terminal. Without this, pictures that are in the store are drawn; --no-pictures \
      draws none. The setting 'pictures' changes what happens without the option.
      """)

  /// The wish of the option, else that of the config.
  ///
  /// Throws `config` when the config is damaged.
  init(_ arguments: ParsedArguments, _ context: Context) throws(Failure) {
    if let option = arguments[Self.flag] {
      self = option ? .fetch : .never
    } else {
      self = try context.configuration().pictures ?? .kept
    }
  }
}
