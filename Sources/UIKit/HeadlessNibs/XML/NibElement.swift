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
    package let children: [NibElement]
    /// The text between the tags; empty if there is whitespace only beside children.
    package let text: String
    /// The line of the start tag, from 1.
    package let line: Int
    /// What references in the file name the object by.
    package let id: String?
    /// The attributes, in the order of the file, or in that of their names if Foundation's parser read it.
    nonisolated(unsafe) let slots: UnsafeBufferPointer<XMLAttribute>
    /// A bit for each place, of the first 64, of an attribute that is the id or the key.
    let ownAttributes: UInt64
    /// How many elements have an id, with all inside.
    let idCount: Int
    /// Whether it, or an element inside, is a variation.
    let hasVariations: Bool
    /// What the attributes and the characters of all names are in.
    private let storage: XMLStorage
    private let nameSlice: XMLSlice
    private let keySlice: XMLSlice?
    let idSlice: XMLSlice?
    /// The bits of the attributes' names, and those of the names and the keys of the children.
    private let attributeBits: UInt64
    private let childNameBits: UInt64
    private let childKeyBits: UInt64

    /// Makes an element of what a storage has.
    init(
        name: String, _ nameSlice: XMLSlice, _ slots: UnsafeBufferPointer<XMLAttribute>,
        in storage: XMLStorage,
        children: [NibElement] = [], text: String = "", line: Int
    ) {
        (self.name, self.nameSlice, self.slots, self.storage) = (name, nameSlice, slots, storage)
        (self.children, self.text, self.line) = (children, text, line)
        let own = Self.names(in: slots)
        (keySlice, ownAttributes, attributeBits) = (own.key, own.places, own.bits)
        idSlice = own.id
        id = own.id?.string
        let inside = Self.summary(of: children)
        idCount = inside.idCount + (own.id == nil ? 0 : 1)
        hasVariations = inside.hasVariations || nameSlice == "variation"
        (childNameBits, childKeyBits) = (inside.nameBits, inside.keyBits)
    }

    package convenience init(
        name: String, attributes: [Attribute] = [], children: [NibElement] = [], text: String = "", line: Int
    ) {
        let storage = XMLStorage()
        let room = storage.room(for: attributes.count)
        for (index, attribute) in attributes.enumerated() {
            let slot = XMLAttribute(name: storage.keep(attribute.name), value: storage.keep(attribute.value))
            (room + index).initialize(to: slot)
        }
        self.init(
            name: name, storage.keep(name), storage.keep(attributes.count), in: storage, children: children,
            text: text, line: line)
    }

    // Without closures and iterators, which take ten times longer when nothing is optimized.
    private static func summary(
        of children: [NibElement]
    ) -> (idCount: Int, hasVariations: Bool, nameBits: UInt64, keyBits: UInt64) {
        var summary = (idCount: 0, hasVariations: false, nameBits: UInt64(0), keyBits: UInt64(0))
        var index = 0
        while index < children.count {
            let child = children[index]
            summary.idCount += child.idCount
            if child.hasVariations { summary.hasVariations = true }
            summary.nameBits |= child.nameSlice.bit
            if let key = child.keySlice { summary.keyBits |= key.bit }
            index += 1
        }
        return summary
    }

    private static func names(
        in slots: UnsafeBufferPointer<XMLAttribute>
    ) -> (id: XMLSlice?, key: XMLSlice?, places: UInt64, bits: UInt64) {
        var names = (id: XMLSlice?.none, key: XMLSlice?.none, places: UInt64(0), bits: UInt64(0))
        var index = 0
        while index < slots.count {
            let name = slots[index].name
            names.bits |= name.bit
            if name == "id" {
                names.id = names.id ?? slots[index].value
                if index < 64 { names.places |= 1 << UInt64(index) }
            } else if name == "key" {
                names.key = names.key ?? slots[index].value
                if index < 64 { names.places |= 1 << UInt64(index) }
            }
            index += 1
        }
        return names
    }

    /// The attributes, in the order of the file, or in that of their names if Foundation's parser read it.
    package var attributes: [Attribute] {
        slots.map { Attribute(name: $0.name.string, value: $0.value.string) }
    }

    /// The property of the parent that the element is the value of.
    package var key: String? { keySlice?.string }

    /// Whether it is the value of a property of the parent.
    var hasKey: Bool { keySlice != nil }

    func hasKey(_ key: NibName) -> Bool { keySlice.map { $0 == key } ?? false }

    func hasID(_ id: XMLSlice) -> Bool { idSlice.map { $0 == id } ?? false }

    func hasName(_ name: NibName) -> Bool { nameSlice == name }

    /// The value of an attribute.
    package subscript(_ name: NibName) -> String? { slice(name)?.string }

    func slice(_ name: NibName) -> XMLSlice? {
        index(ofAttribute: name).map { slots[$0].value }
    }

    /// The value of an attribute whose name is not known before.
    func value(ofAttribute name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }

    /// Whether an attribute is there and `YES`.
    func isSet(_ name: NibName) -> Bool {
        slice(name).map { $0 == "YES" } ?? false
    }

    /// The place of an attribute.
    func index(ofAttribute name: NibName) -> Int? {
        guard attributeBits & name.bit != 0 else { return nil }
        var index = 0
        while index < slots.count {
            if slots[index].name == name { return index }
            index += 1
        }
        return nil
    }

    /// The place of the first child with a name.
    func index(ofChild name: NibName) -> Int? {
        guard childNameBits & name.bit != 0 else { return nil }
        var index = 0
        while index < children.count {
            if children[index].nameSlice == name { return index }
            index += 1
        }
        return nil
    }

    /// The place of the child that is the value of a property.
    func index(ofKey key: NibName) -> Int? {
        guard childKeyBits & key.bit != 0 else { return nil }
        var index = 0
        while index < children.count {
            if children[index].hasKey(key) { return index }
            index += 1
        }
        return nil
    }

    /// The first child with a name.
    package func child(_ name: NibName) -> NibElement? {
        index(ofChild: name).map { children[$0] }
    }

    /// The child that is the value of a property, whatever its kind.
    package func child(key: NibName) -> NibElement? {
        index(ofKey: key).map { children[$0] }
    }

    /// The child that is the value of a property whose name is not known before.
    func child(ofKey key: String) -> NibElement? {
        children.first { $0.key == key }
    }

    /// Visits the element and everything inside, in the order of the file.
    package func visit(_ body: (NibElement) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }

    /// Returns an element with the same name, attributes and line.
    func with(children: [NibElement]) -> NibElement {
        NibElement(
            name: name, nameSlice, slots, in: storage, children: children, text: text, line: line)
    }

    /// Returns an element with the same name and line.
    func with(attributes: [Attribute], children: [NibElement]) -> NibElement {
        NibElement(name: name, attributes: attributes, children: children, text: text, line: line)
    }
}
