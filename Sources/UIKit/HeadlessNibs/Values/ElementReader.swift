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
            count: element.slots.count + element.children.count, first: element.ownAttributes)
    }

    /// What all elements may have besides an id and a key, and others read.
    private static let alwaysRead: Set<String> = [
        "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "colorLabel",
    ]

    // MARK: Attributes

    private func slice(_ name: NibName) -> XMLSlice? {
        guard let index = element.index(ofAttribute: name) else { return nil }
        isRead[index] = true
        return element.slots[index].value
    }

    func string(_ name: NibName) -> String? { slice(name)?.string }

    func number(_ name: NibName) -> CGFloat? {
        guard let text = slice(name) else { return nil }
        return text.number ?? bad(name, text)
    }

    /// The number of a child's attribute.
    func number(_ name: NibName, of child: NibElement) -> CGFloat? {
        guard let text = child.slice(name) else { return nil }
        return text.number ?? bad(name, text, at: child)
    }

    func integer(_ name: NibName) -> Int? {
        value(name) { Int($0) ?? Double($0).flatMap { Int(exactly: $0.rounded()) } }
    }

    func bool(_ name: NibName) -> Bool? {
        guard let text = slice(name) else { return nil }
        return text == "YES" ? true : text == "NO" ? false : bad(name, text)
    }

    // The table is made when it is needed first, which it is not for most attributes that are asked for.
    /// The value that a table has for the attribute's text.
    func choice<Value>(_ name: NibName, _ table: @autoclosure () -> Choices<Value>) -> Value? {
        guard let text = slice(name) else { return nil }
        return table()[text] ?? bad(name, text)
    }

    /// The value that a function makes of the attribute's text; notes a text of which it makes none.
    func value<Value>(_ name: NibName, _ parse: (String) -> Value?) -> Value? {
        guard let text = slice(name) else { return nil }
        return parse(text.string) ?? bad(name, text)
    }

    /// Notes a text of which no value can be made.
    private func bad<Value>(_ name: NibName, _ text: XMLSlice, at place: NibElement? = nil) -> Value? {
        note(.badValue(name.string, value: text.string), at: place)
        return nil
    }

    /// Counts attributes as read that matter to Xcode only, or that say what is so anyway.
    // The names are made only if something is not read, which is seldom.
    func ignore(_ names: @autoclosure () -> [NibName]) {
        guard !isRead.isFull else { return }
        for name in names() {
            if let index = element.index(ofAttribute: name) { isRead[index] = true }
        }
    }

    /// Counts all attributes as read.
    func ignoreRest() {
        for index in element.slots.indices { isRead[index] = true }
    }

    // `animations` is what an editor of animations left, which Xcode never released; a `nil` is what is so anyway.
    /// Counts children as read that matter to Xcode only: notes, where it drew the object, and the bars around it.
    func ignoreNotes() {
        guard !isRead.isFull else { return }
        ignore(["propertyAccessControl", "restorationIdentifier"])
        for (index, child) in element.children.enumerated() where !isRead[element.slots.count + index] {
            if let key = child.key {
                guard child.hasName("nil") || Self.noteKeys.contains(key) || key.hasPrefix("simulated") else {
                    continue
                }
            } else {
                guard Self.notes.contains(child.name) else { continue }
            }
            noteRead(index)
        }
    }

    private static let notes: Set<String> = ["nil", "animations", "designable", "userGuides"]
    private static let noteKeys: Set<String> = [
        "userComments", "canvasLocation", "customSize", "freeformSize", "userLabel", "frameInset",
        "insetFor6xAndEarlier",
    ]

    // MARK: Children

    /// The child that is the value of a property.
    func child(key: NibName) -> NibElement? {
        guard let index = element.index(ofKey: key) else { return nil }
        noteRead(index)
        return element.children[index]
    }

    func child(_ name: NibName) -> NibElement? {
        guard let index = element.index(ofChild: name) else { return nil }
        noteRead(index)
        return element.children[index]
    }

    func children(_ name: NibName) -> [NibElement] {
        element.index(ofChild: name) == nil ? [] : children { $0.hasName(name) }
    }

    func children(_ isWanted: (NibElement) -> Bool) -> [NibElement] {
        element.children.enumerated().compactMap { index, child in
            guard isWanted(child) else { return nil }
            noteRead(index)
            return child
        }
    }

    /// Counts a child as read.
    private func noteRead(_ child: Int) { isRead[element.slots.count + child] = true }

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
        for (index, child) in element.children.enumerated() where !isRead[element.slots.count + index] {
            note(.unknownChild(child.name, key: child.key))
        }
    }
}

extension XMLSlice {
    fileprivate var number: CGFloat? {
        if let number = smallNumber { return CGFloat(number) }
        return Double(string).flatMap { $0.isFinite ? CGFloat($0) : nil }
    }

    /// The number of digits alone, maybe with a minus before and `.0` behind: most have nothing else.
    private var smallNumber: Int? {
        let isNegative = count > 0 && start[0] == 0x2D
        let first = isNegative ? 1 : 0
        var (number, index) = (0, first)
        while index < count, case let digit = Int(start[index]) - 0x30, 0...9 ~= digit {
            number = number &* 10 &+ digit
            index += 1
        }
        // A zero with a minus keeps it.
        guard index > first, index < first + 10, !isNegative || number != 0 else { return nil }
        guard index == count || index + 2 == count && start[index] == 0x2E && start[index + 1] == 0x30
        else { return nil }
        return isNegative ? -number : number
    }
}
