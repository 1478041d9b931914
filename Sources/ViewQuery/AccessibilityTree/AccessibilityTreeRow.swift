import HeadlessUIKit

/// One line of what assistive technology sees: an element, or a container of elements.
@MainActor
struct AccessibilityTreeRow {
    /// The role, or the kind of container.
    let kind: String
    let label: String
    let identifier: String
    let value: String
    let hint: String
    /// Such as `selected`.
    let states: [String]
    let depth: Int
    /// The text of the arrow beside it.
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
        // Deeper levels than a report has lines are indented alike.
        String(repeating: "  ", count: min(depth - base, AccessibilityTreeText.reportLimit)) + text
            + (mark.map { "  <-- \($0)" } ?? "")
    }
}

extension String {
    /// The text as in a line of the tree: shortened, on one line, with escaped quotes.
    var inQuotes: String {
        "\"\(inOneLine.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}

extension AccessibleElement {
    fileprivate var states: [String] {
        (traits.contains(.selected) ? ["selected"] : []) + (traits.contains(.notEnabled) ? ["disabled"] : [])
    }

    /// The kind of container that assistive technology announces.
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
