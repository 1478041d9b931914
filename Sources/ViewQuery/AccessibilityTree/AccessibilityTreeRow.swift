import HeadlessUIKit

/// One line of what assistive technology sees: an element, or a container of elements.
@MainActor
struct AccessibilityTreeRow {
    /// The role, or what sort of container it is.
    let kind: String
    let label: String
    let identifier: String
    let value: String
    let hint: String
    /// Such as `selected`.
    let states: [String]
    let depth: Int
    /// What a report says beside it.
    var mark: String?

    init(_ stop: AccessibilityWalk.Stop) {
        let element = AccessibleElement(stop.object, in: stop.view)
        kind = stop.isElement ? element.role.description : element.containerKind
        label = element.label ?? ""
        identifier = element.identifier ?? ""
        value = stop.isElement ? element.value ?? "" : ""
        hint = stop.isElement ? element.hint ?? "" : ""
        states = stop.isElement ? element.states : []
        depth = stop.depth
    }

    /// The line, without its indentation.
    var text: String {
        var words = [kind]
        if !label.isEmpty { words.append(label.inQuotes) }
        if !identifier.isEmpty { words.append("#\(identifier)") }
        if !value.isEmpty { words.append("value \(value.inQuotes)") }
        if !hint.isEmpty { words.append("hint \(hint.inQuotes)") }
        return (words + states).joined(separator: " ")
    }

    func line(outdentedBy base: Int) -> String {
        // What is nested deeper than a report is long is no longer told apart.
        String(repeating: "  ", count: min(depth - base, AccessibilityTreeText.reportLimit)) + text
            + (mark.map { "  <-- \($0)" } ?? "")
    }
}

extension String {
    /// The text as a line of the tree has it: shortened, on one line, quotes within it marked.
    var inQuotes: String {
        "\"\(inOneLine.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}

extension AccessibleElement {
    /// What the element is in, beside its role, in the order in which lines have it.
    fileprivate var states: [String] {
        (traits.contains(.selected) ? ["selected"] : []) + (traits.contains(.notEnabled) ? ["disabled"] : [])
    }

    /// What sort of container it is that assistive technology tells of.
    fileprivate var containerKind: String {
        switch source.accessibilityContainerType {
        case .none: role.description
        case .dataTable: "dataTable"
        case .list: "list"
        case .landmark: "landmark"
        case .semanticGroup: "semanticGroup"
        }
    }
}
