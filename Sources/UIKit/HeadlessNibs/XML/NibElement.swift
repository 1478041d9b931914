/// An element of a nib or a storyboard: its name, attributes and children.
package final class NibElement: Sendable {
    package struct Attribute: Hashable, Sendable {
        package let name: String
        package let value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    package let name: String
    /// In the order of their names, if the element was read from a file.
    package let attributes: [Attribute]
    package let children: [NibElement]
    /// The text between the tags; empty if there is whitespace only beside children.
    package let text: String
    /// The line of the start tag, from 1.
    package let line: Int
    /// What references in the file name the object by.
    package let id: String?
    /// The property of the parent that the element is the value of.
    package let key: String?
    /// Whether it, or an element inside, is a variation.
    let hasVariations: Bool
    /// A bit for each length of an attribute's name: most names that are asked for are not there.
    private let lengths: UInt64

    package init(
        name: String, attributes: [Attribute] = [], children: [NibElement] = [], text: String = "", line: Int
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
        (id, key) = Self.names(in: attributes)
        hasVariations = name == "variation" || children.contains(where: \.hasVariations)
        lengths = Self.lengths(of: attributes)
    }

    private static func lengths(of attributes: [Attribute]) -> UInt64 {
        var (lengths, index) = (UInt64(0), 0)
        while index < attributes.count {
            lengths |= 1 << UInt64(attributes[index].name.utf8.count & 63)
            index += 1
        }
        return lengths
    }

    private static func names(in attributes: [Attribute]) -> (id: String?, key: String?) {
        var names: (id: String?, key: String?)
        var index = 0
        while index < attributes.count {
            let name = attributes[index].name
            if name == "id" { names.id = names.id ?? attributes[index].value }
            if name == "key" { names.key = names.key ?? attributes[index].value }
            index += 1
        }
        return names
    }

    /// The value of an attribute.
    package subscript(_ name: String) -> String? {
        index(ofAttribute: name).map { attributes[$0].value }
    }

    // Without closures and iterators, which take ten times longer when nothing is optimized.
    /// The place of an attribute.
    func index(ofAttribute name: String) -> Int? {
        let length = name.utf8.count
        guard lengths & 1 << UInt64(length & 63) != 0 else { return nil }
        var index = 0
        while index < attributes.count {
            if attributes[index].name.utf8.count == length, attributes[index].name == name { return index }
            index += 1
        }
        return nil
    }

    /// The first child with a name.
    package func child(_ name: String) -> NibElement? {
        children.first { $0.name == name }
    }

    /// The child that is the value of a property, whatever its kind.
    package func child(key: String) -> NibElement? {
        children.first { $0.key == key }
    }

    /// Visits the element and everything inside, in the order of the file.
    package func visit(_ body: (NibElement) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }

    /// Returns an element with the same name and line.
    func with(attributes: [Attribute], children: [NibElement]) -> NibElement {
        NibElement(name: name, attributes: attributes, children: children, text: text, line: line)
    }
}
