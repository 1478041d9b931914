import Foundation

/// Reads an element's attributes and children, and notes which of them were not read.
final class ElementReader {
    let element: NibElement
    let context: ReadingContext
    /// Which of the attributes were read, and behind them which of the children.
    // Without checks of access, which took longer than the rest of a look-up.
    @exclusivity(unchecked) private var isRead: ReadMarks

    init(_ element: NibElement, in context: ReadingContext) {
        self.element = element
        self.context = context
        isRead = ReadMarks(
            count: element.attributes.count + element.children.count, first: element.ownAttributes)
    }

    /// What all elements may have besides an id and a key, and others read.
    private static let alwaysRead: Set<String> = [
        "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "colorLabel",
    ]

    // MARK: Attributes

    func string(_ name: String) -> String? {
        guard let index = element.index(ofAttribute: name) else { return nil }
        isRead[index] = true
        return element.attributes[index].value
    }

    func number(_ name: String) -> CGFloat? {
        value(name) { text in
            if let number = Self.smallNumber(text) { return CGFloat(number) }
            guard let number = Double(text), number.isFinite else { return nil }
            return CGFloat(number)
        }
    }

    /// The number of digits alone, maybe with a minus before and `.0` behind: most have nothing else.
    private static func smallNumber(_ text: String) -> Int? {
        let characters = text.utf8
        var (number, digitCount, index) = (0, 0, characters.startIndex)
        let isNegative = characters.first == UInt8(ascii: "-")
        if isNegative { characters.formIndex(after: &index) }
        while index < characters.endIndex, case let digit = characters[index], digit &- 0x30 < 10 {
            (number, digitCount) = (number &* 10 &+ Int(digit &- 0x30), digitCount + 1)
            characters.formIndex(after: &index)
        }
        // A zero with a minus keeps it.
        guard digitCount > 0, digitCount < 10, !isNegative || number != 0 else { return nil }
        guard
            index == characters.endIndex
                || text.hasSuffix(".0") && characters.count == digitCount + 2 + (isNegative ? 1 : 0)
        else { return nil }
        return isNegative ? -number : number
    }

    func integer(_ name: String) -> Int? {
        value(name) { Int($0) ?? Double($0).flatMap { Int(exactly: $0.rounded()) } }
    }

    func bool(_ name: String) -> Bool? {
        value(name) { $0 == "YES" ? true : $0 == "NO" ? false : nil }
    }

    /// The value that a table has for the attribute's text.
    func choice<Value>(_ name: String, _ table: [String: Value]) -> Value? {
        value(name) { table[$0] }
    }

    /// The value that a function makes of the attribute's text; notes a text of which it makes none.
    func value<Value>(_ name: String, _ parse: (String) -> Value?) -> Value? {
        guard let text = string(name) else { return nil }
        let value = parse(text)
        if value == nil { note(.badValue(name, value: text)) }
        return value
    }

    /// Counts attributes as read that matter to Xcode only, or that say what is so anyway.
    func ignore(_ names: String...) {
        for name in names {
            if let index = element.index(ofAttribute: name) { isRead[index] = true }
        }
    }

    /// Counts all attributes as read.
    func ignoreRest() {
        for index in element.attributes.indices { isRead[index] = true }
    }

    // `animations` is what an editor of animations left, which Xcode never released; a `nil` is what is so anyway.
    /// Counts children as read that matter to Xcode only: notes, where it drew the object, and the bars around it.
    func ignoreNotes() {
        ignore("propertyAccessControl", "restorationIdentifier")
        for (index, child) in element.children.enumerated() {
            guard let key = child.key else {
                if Self.notes.contains(child.name) { noteRead(index) }
                continue
            }
            if child.name == "nil" || Self.noteKeys.contains(key) || key.hasPrefix("simulated") {
                noteRead(index)
            }
        }
    }

    private static let notes: Set<String> = ["nil", "animations", "designable", "userGuides"]
    private static let noteKeys: Set<String> = [
        "userComments", "canvasLocation", "customSize", "freeformSize", "userLabel", "frameInset",
        "insetFor6xAndEarlier",
    ]

    // MARK: Children

    /// The child that is the value of a property.
    func child(key: String) -> NibElement? {
        guard let index = element.index(ofKey: key) else { return nil }
        noteRead(index)
        return element.children[index]
    }

    func child(_ name: String) -> NibElement? {
        guard let index = element.index(ofChild: name) else { return nil }
        noteRead(index)
        return element.children[index]
    }

    func children(_ name: String) -> [NibElement] {
        element.index(ofChild: name) == nil ? [] : children { $0.name == name }
    }

    func children(_ isWanted: (NibElement) -> Bool) -> [NibElement] {
        element.children.enumerated().compactMap { index, child in
            guard isWanted(child) else { return nil }
            noteRead(index)
            return child
        }
    }

    /// Counts a child as read.
    private func noteRead(_ child: Int) { isRead[element.attributes.count + child] = true }

    // MARK: What is left

    func note(_ kind: NibReport.Issue.Kind, at place: NibElement? = nil) {
        context.report.add(kind, at: place ?? element)
    }

    /// Notes the attributes and children that were not read.
    func noteUnread() {
        guard !isRead.isFull else { return }
        for (index, attribute) in element.attributes.enumerated()
        where !isRead[index] && !Self.alwaysRead.contains(attribute.name) {
            note(.unknownAttribute(attribute.name, value: attribute.value))
        }
        for (index, child) in element.children.enumerated() where !isRead[element.attributes.count + index] {
            note(.unknownChild(child.name, key: child.key))
        }
    }
}
