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
    /// In the order of the file, or in that of their names if Foundation's parser read it.
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
    /// A bit for each place, of the first 64, of an attribute that is the id or the key.
    let ownAttributes: UInt64
    /// How many elements there are, with all inside.
    let count: Int
    /// Whether it, or an element inside, is a variation.
    let hasVariations: Bool
    /// A bit for each length of an attribute's name: most names that are asked for are not there.
    private let attributeLengths: UInt64
    /// The same for the names and for the keys of the children.
    private let childNameLengths: UInt64
    private let childKeyLengths: UInt64

    package init(
        name: String, attributes: [Attribute] = [], children: [NibElement] = [], text: String = "", line: Int
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
        (id, key, ownAttributes) = Self.names(in: attributes)
        count = 1 + Self.count(of: children)
        hasVariations = name == "variation" || children.contains(where: \.hasVariations)
        attributeLengths = Self.lengths(of: attributes)
        (childNameLengths, childKeyLengths) = Self.lengths(of: children)
    }

    // Without closures and iterators, which take ten times longer when nothing is optimized.
    private static func lengths(of attributes: [Attribute]) -> UInt64 {
        var (lengths, index) = (UInt64(0), 0)
        while index < attributes.count {
            lengths |= bit(of: attributes[index].name)
            index += 1
        }
        return lengths
    }

    private static func lengths(of children: [NibElement]) -> (names: UInt64, keys: UInt64) {
        var (lengths, index) = ((names: UInt64(0), keys: UInt64(0)), 0)
        while index < children.count {
            lengths.names |= bit(of: children[index].name)
            if let key = children[index].key { lengths.keys |= bit(of: key) }
            index += 1
        }
        return lengths
    }

    private static func count(of elements: [NibElement]) -> Int {
        var (count, index) = (0, 0)
        while index < elements.count {
            count += elements[index].count
            index += 1
        }
        return count
    }

    private static func bit(of name: String) -> UInt64 { 1 << UInt64(name.utf8.count & 63) }

    private static func names(in attributes: [Attribute]) -> (id: String?, key: String?, places: UInt64) {
        var names: (id: String?, key: String?, places: UInt64) = (nil, nil, 0)
        var index = 0
        while index < attributes.count {
            let name = attributes[index].name
            if name == "id" {
                names.id = names.id ?? attributes[index].value
                if index < 64 { names.places |= 1 << UInt64(index) }
            } else if name == "key" {
                names.key = names.key ?? attributes[index].value
                if index < 64 { names.places |= 1 << UInt64(index) }
            }
            index += 1
        }
        return names
    }

    /// The value of an attribute.
    package subscript(_ name: String) -> String? {
        index(ofAttribute: name).map { attributes[$0].value }
    }

    /// The place of an attribute.
    func index(ofAttribute name: String) -> Int? {
        guard attributeLengths & Self.bit(of: name) != 0 else { return nil }
        let length = name.utf8.count
        var index = 0
        while index < attributes.count {
            if attributes[index].name.utf8.count == length, attributes[index].name == name { return index }
            index += 1
        }
        return nil
    }

    /// The place of the first child with a name.
    func index(ofChild name: String) -> Int? {
        guard childNameLengths & Self.bit(of: name) != 0 else { return nil }
        var index = 0
        while index < children.count {
            if children[index].name == name { return index }
            index += 1
        }
        return nil
    }

    /// The place of the child that is the value of a property.
    func index(ofKey key: String) -> Int? {
        guard childKeyLengths & Self.bit(of: key) != 0 else { return nil }
        var index = 0
        while index < children.count {
            if children[index].key == key { return index }
            index += 1
        }
        return nil
    }

    /// The first child with a name.
    package func child(_ name: String) -> NibElement? {
        index(ofChild: name).map { children[$0] }
    }

    /// The child that is the value of a property, whatever its kind.
    package func child(key: String) -> NibElement? {
        index(ofKey: key).map { children[$0] }
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
