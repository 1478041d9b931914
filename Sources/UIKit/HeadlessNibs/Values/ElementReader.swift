import Foundation

/// Reads an element's attributes and children, and notes which of them were not read.
final class ElementReader {
    let element: NibElement
    let context: ReadingContext
    private var readAttributes: Set<String> = ["id", "key", "userLabel", "customClass", "customModule"]
    private var readChildren: [Bool]

    init(_ element: NibElement, in context: ReadingContext) {
        self.element = element
        self.context = context
        readChildren = Array(repeating: false, count: element.children.count)
        ignore("customModuleProvider", "sceneMemberID", "colorLabel")
    }

    // MARK: Attributes

    func string(_ name: String) -> String? {
        readAttributes.insert(name)
        return element[name]
    }

    func number(_ name: String) -> CGFloat? {
        value(name) { text in
            guard let number = Double(text), number.isFinite else { return nil }
            return CGFloat(number)
        }
    }

    func integer(_ name: String) -> Int? {
        value(name) { Int($0) ?? Double($0).flatMap { Int(exactly: $0.rounded()) } }
    }

    func bool(_ name: String) -> Bool? {
        value(name) { ["YES": true, "NO": false][$0] }
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
        readAttributes.formUnion(names)
    }

    /// Counts all attributes as read.
    func ignoreRest() {
        readAttributes.formUnion(element.attributes.map(\.name))
    }

    // `animations` is what an editor of animations left, which Xcode never released; a `nil` is what is so anyway.
    /// Counts children as read that matter to Xcode only: notes, where it drew the object, and the bars around it.
    func ignoreNotes() {
        ignore("propertyAccessControl", "restorationIdentifier")
        for (index, child) in element.children.enumerated() {
            guard let key = child.key else {
                if Self.notes.contains(child.name) { readChildren[index] = true }
                continue
            }
            if child.name == "nil" || Self.noteKeys.contains(key) || key.hasPrefix("simulated") {
                readChildren[index] = true
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
        guard let index = element.children.firstIndex(where: { $0.key == key }) else { return nil }
        readChildren[index] = true
        return element.children[index]
    }

    func child(_ name: String) -> NibElement? {
        guard let index = element.children.firstIndex(where: { $0.name == name }) else { return nil }
        readChildren[index] = true
        return element.children[index]
    }

    func children(_ name: String) -> [NibElement] {
        children { $0.name == name }
    }

    func children(_ isWanted: (NibElement) -> Bool) -> [NibElement] {
        element.children.enumerated().compactMap { index, child in
            guard isWanted(child) else { return nil }
            readChildren[index] = true
            return child
        }
    }

    // MARK: What is left

    func note(_ kind: NibReport.Issue.Kind, at place: NibElement? = nil) {
        context.report.add(kind, at: place ?? element)
    }

    /// Notes the attributes and children that were not read.
    func noteUnread() {
        for attribute in element.attributes where !readAttributes.contains(attribute.name) {
            note(.unknownAttribute(attribute.name, value: attribute.value))
        }
        for (index, child) in element.children.enumerated() where !readChildren[index] {
            note(.unknownChild(child.name, key: child.key))
        }
    }
}
