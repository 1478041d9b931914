/// A type that the system knows.
struct TypeDeclaration: Sendable {
    let identifier: String
    let parents: [String]
    let tags: [UTTagClass: [String]]

    init(_ identifier: String, _ parents: [String], _ extensions: [String], _ mimeTypes: [String]) {
        self.identifier = identifier
        self.parents = parents
        var tags: [UTTagClass: [String]] = [:]
        if !extensions.isEmpty { tags[.filenameExtension] = extensions }
        if !mimeTypes.isEmpty { tags[.mimeType] = mimeTypes }
        self.tags = tags
    }

    /// All of them, in an order in which the usual type of a tag comes first.
    static let all = items + texts + images + recordings + documents

    static let byIdentifier = Dictionary(
        all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
}
