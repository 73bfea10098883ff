import Arguments

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
