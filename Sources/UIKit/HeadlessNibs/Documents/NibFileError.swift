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
            case .notUTF8: "it is not UTF-8"
            case .documentType: "it declares a document type"
            case .processingInstruction: "it has a processing instruction"
            case .tooDeep: "its elements nest deeper than \(XMLReader.depthLimit)"
            case .contentAfterRoot: "something follows the root element"
            case .malformed(let code, let element): Self.detail(code: code, inside: element)
            }
        self = .malformed(detail)
    }

    /// What an error of XMLParser is.
    ///
    /// The numbers are those of libxml2 and of Apple's Foundation; `XMLParser.ErrorCode` has others on Linux.
    private static func detail(code: Int, inside element: String?) -> String {
        let place = element.map { "inside <\($0)>" }
        return switch code {
        case 5 where place != nil, 77: "it ends \(place ?? "inside an element")"
        case 4, 5: "it does not begin with an element"
        case 9: "a character is not allowed"
        case 22, 23: "an & begins no entity"
        case 26: "an entity is unknown"
        case 38: "an attribute's value contains <"
        case 39, 41: "an attribute has no value in quotes"
        case 40: "the value of an attribute does not end"
        case 42: "an attribute is there twice"
        case 45: "a comment does not end"
        case 68: "a name is missing after <, </, & or between attributes"
        case 73: "a tag has no >"
        case 76: "an end tag is not that of <\(element ?? "")>"
        default: ["error \(code)", place].compactMap(\.self).joined(separator: " ")
        }
    }
}
