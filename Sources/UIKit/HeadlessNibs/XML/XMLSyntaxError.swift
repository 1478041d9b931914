/// Where text is not XML, and why.
struct XMLSyntaxError: Error, Equatable {
    enum Reason: Equatable {
        case empty
        case notText
        case unexpectedEnd(inside: String)
        case missingName
        case missingValue(attribute: String)
        case duplicateAttribute(String)
        case unknownEntity(String)
        case wrongEndTag(String, expected: String)
        case endTagWithoutStart(String)
        case contentAfterRoot
        case tooDeep
    }

    let line: Int
    let reason: Reason
}
