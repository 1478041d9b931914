/// Where a file is not XML that nibs may consist of, and why.
struct XMLSyntaxError: Error, Equatable {
    enum Reason: Equatable {
        case empty
        case notUTF8
        /// Entities that a document type declares may stand for gigabytes, or for other files.
        case documentType
        case processingInstruction
        case tooDeep
        /// What the parser found, by its number, and the innermost element whose end tag had not come yet.
        case malformed(code: Int, inside: String?)
        case contentAfterRoot
    }

    let line: Int
    let reason: Reason
}
