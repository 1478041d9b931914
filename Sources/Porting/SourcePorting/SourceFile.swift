/// A file of Swift source.
public struct SourceFile: Equatable, Sendable {
    /// The path, which stands in warnings and in `#sourceLocation`.
    public var path: String
    /// The source.
    public var text: String

    /// Creates a file.
    ///
    /// - Parameters:
    ///   - path: the path, which stands in warnings and in `#sourceLocation`.
    ///   - text: the source.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
