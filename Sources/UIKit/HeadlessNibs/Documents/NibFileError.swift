/// Why a file is not a nib or a storyboard that can be read, and where.
package struct NibFileError: Error, Equatable, CustomStringConvertible {
    package enum Reason: Equatable {
        /// The text is not XML, in the words of the reader.
        case malformed(String)
        /// The file is compiled, or an archive of before Xcode 4.
        case binary
        /// The root element is not that of a nib or a storyboard for iOS.
        case otherFormat(String)
    }

    package let file: String
    package let line: Int
    package let reason: Reason

    package var description: String {
        let place = "\(file):\(line): "
        return switch reason {
        case .malformed(let detail): "\(place)the file is not well-formed XML: \(detail)."
        case .binary: "\(place)the file is binary. Try: the .xib or .storyboard that it was compiled from."
        case .otherFormat(let found):
            "\(place)the file is not a nib or storyboard for iOS in the format of Xcode 5 or later: \(found)."
        }
    }
}

extension NibFileError.Reason {
    init(_ reason: XMLSyntaxError.Reason) {
        let detail =
            switch reason {
            case .empty: "it is empty"
            case .notText: "it does not begin with an element"
            case .unexpectedEnd(let name): "it ends inside <\(name)>"
            case .missingName: "a name is missing after <, </ or between attributes"
            case .missingValue(let attribute): "the attribute \(attribute) has no value in quotes"
            case .duplicateAttribute(let name): "the attribute \(name) is there twice"
            case .unknownEntity(let name): "&\(name); is not a known entity"
            case .wrongEndTag(let name, let expected): "</\(name)> closes <\(expected)>"
            case .endTagWithoutStart(let name): "</\(name)> closes nothing"
            case .contentAfterRoot: "something follows the root element"
            case .tooDeep: "its elements nest deeper than \(XMLReader.depthLimit)"
            }
        self = .malformed(detail)
    }
}
