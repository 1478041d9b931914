/// An element of XML with its attributes, and text or other elements inside.
package struct XMLElement: Hashable, Sendable {
    /// What is inside an element.
    package enum Content: Hashable, Sendable {
        case text(String)
        case elements([XMLElement])
    }

    /// An attribute of an element.
    package struct Attribute: Hashable, Sendable {
        package let name: String
        package let value: String

        package init(name: String, value: String) {
            (self.name, self.value) = (name, value)
        }
    }

    package let name: String
    package let attributes: [Attribute]
    package let content: Content

    package init(_ name: String, _ attributes: [Attribute], _ content: Content) {
        (self.name, self.attributes, self.content) = (name, attributes, content)
    }

    /// Attributes without a value are left out.
    package init(_ name: String, _ attributes: KeyValuePairs<String, String?>, _ content: Content) {
        let present = attributes.compactMap { name, value in value.map { Attribute(name: name, value: $0) } }
        self.init(name, present, content)
    }
}

extension XMLElement {
    package var document: String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        write(to: &text, indentation: "")
        return text
    }

    private func write(to text: inout String, indentation: String) {
        text += "\(indentation)<\(name)"
        for attribute in attributes { text += " \(attribute.name)=\"\(attribute.value.escapedInAttribute)\"" }
        switch content {
        case .text(""), .elements([]): text += "/>\n"
        case .text(let value): text += ">\(value.escapedInXML)</\(name)>\n"
        case .elements(let elements):
            text += ">\n"
            for element in elements { element.write(to: &text, indentation: indentation + "  ") }
            text += "\(indentation)</\(name)>\n"
        }
    }
}

extension String {
    /// The text as XML; characters that XML does not allow become the signs of their names: ␛ for Escape.
    fileprivate var escapedInXML: String { escaped { $0 == "\r" } }

    /// The same in an attribute, where readers would take line breaks and tabulators for spaces.
    fileprivate var escapedInAttribute: String { escaped { $0 == "\r" || $0 == "\n" || $0 == "\t" } }

    private func escaped(asNumbers isNumber: (Unicode.Scalar) -> Bool) -> String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "&": text += "&amp;"
            case "\"": text += "&quot;"
            case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
            case _ where isNumber(scalar): text += "&#\(scalar.value);"
            case "\n", "\r", "\t": text.unicodeScalars.append(scalar)
            case "\0"..<" ": text += Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
