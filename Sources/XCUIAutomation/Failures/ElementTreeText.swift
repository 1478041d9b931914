import Foundation
import HeadlessUIKit
import ViewQuery

/// The tree of elements as text, in XCUITest's form without addresses.
@MainActor
struct ElementTreeText {
    private let lookup: ElementLookup

    init(of lookup: ElementLookup) {
        self.lookup = lookup
    }

    /// The attributes, the subtree, the path and the query of an element.
    var text: String {
        guard let node = lookup.committed.firstNode else {
            return "No element matches.\nQuery chain:\n" + Self.chain(of: lookup)
        }
        var lines = ["Attributes: \(node.line)", "Element subtree:", " →\(node.line)"]
        Self.add(node, depth: 1, to: &lines)
        lines.append("Path to element:")
        let path = Self.path(to: node, from: lookup.root)
        for (depth, step) in path.enumerated() {
            lines.append((depth == 0 ? " →" : "  " + String(repeating: " ", count: depth) + "↳") + step.line)
        }
        lines.append("Query chain:")
        lines.append(Self.chain(of: lookup))
        return lines.joined(separator: "\n")
    }

    /// The steps of a lookup, and what the last finds.
    static func chain(of lookup: ElementLookup) -> String {
        var steps: [ElementLookup] = []
        var next: ElementLookup? = lookup.committed
        while let step = next {
            steps.append(step)
            next = step.outer
        }
        var lines: [String] = []
        for (depth, step) in steps.reversed().enumerated() {
            lines.append(
                String(repeating: "  ", count: depth) + (depth == 0 ? " →" : "↪︎") + "Find: \(step.stepText)")
        }
        let indent = String(repeating: "  ", count: steps.count)
        lines.append(indent + "Output: {")
        lines += lookup.nodes.map { "\(indent)  \($0.line)" }
        lines.append(indent + "}")
        return lines.joined(separator: "\n")
    }

    /// How many lines a failure shows.
    private static let excerptLimit = 40

    /// The elements of an application for a failure: those with a name, and the one that is marked.
    static func excerpt(of root: AutomationRoot, marking marked: AutomationNode?, as mark: String) -> String {
        var lines: [String] = []
        var markedLine: Int?
        func add(_ node: AutomationNode, _ depth: Int) {
            let isMarked = marked.map { $0.isSame(as: node) } ?? false
            let isTold = isMarked || node.tellsSomething
            if isTold {
                if isMarked { markedLine = lines.count }
                lines.append(
                    String(repeating: "  ", count: depth + 1) + "\(node.summary) \(node.frame.roughText)"
                        + (isMarked ? " <-- \(mark)" : ""))
            }
            guard depth < 60, lines.count < 2000 else { return }
            node.forEachChild(rows: false) { add($0, depth + (isTold ? 1 : 0)) }
        }
        add(AutomationNode(source: .application(root)), 0)
        guard lines.count > excerptLimit else { return lines.joined(separator: "\n") }
        let start = max(0, min((markedLine ?? 0) - excerptLimit / 2, lines.count - excerptLimit))
        let end = min(lines.count, start + excerptLimit)
        var shown = Array(lines[start..<end])
        if start > 0 { shown.insert("  … \(start) more", at: 0) }
        if end < lines.count { shown.append("  … \(lines.count - end) more") }
        return shown.joined(separator: "\n")
    }

    private static func add(_ node: AutomationNode, depth: Int, to lines: inout [String]) {
        // By hand: a hierarchy may be deeper than the stack allows.
        var pending = node.children.reversed().map { (node: $0, depth: depth) }
        while let (next, depth) = pending.popLast() {
            lines.append(String(repeating: "  ", count: min(depth, 200) + 1) + next.line)
            pending += next.children.reversed().map { (node: $0, depth: depth + 1) }
        }
    }

    /// The nodes from the application to a node.
    private static func path(to node: AutomationNode, from root: AutomationRoot) -> [AutomationNode] {
        var path: [AutomationNode] = [AutomationNode(source: .application(root))]
        guard let view = node.view else { return path }
        for ancestor in view.lineage.reversed() { path.append(AutomationNode(ancestor)) }
        if node.ownView == nil { path.append(node) }
        return path
    }
}

extension AutomationNode {
    /// Whether a report shows the node: one with a name, or a container that tests know.
    fileprivate var tellsSomething: Bool {
        if !label.isEmpty || !identifier.isEmpty || !(value ?? "").isEmpty { return true }
        return switch elementType {
        case .application, .table, .collectionView, .cell, .alert, .sheet, .keyboard, .navigationBar, .tabBar:
            true
        default: false
        }
    }

    /// The node in a line of XCUITest's form.
    fileprivate var line: String {
        var parts = [elementType.reportName]
        if case .application = source {
        } else {
            let frame = frame
            parts.append(
                "{{\(frame.minX.decimal), \(frame.minY.decimal)}, {\(frame.width.decimal), \(frame.height.decimal)}}"
            )
        }
        if !identifier.isEmpty { parts.append("identifier: '\(identifier)'") }
        if !label.isEmpty { parts.append("label: '\(label)'") }
        if let placeholderValue, !placeholderValue.isEmpty {
            parts.append("placeholderValue: '\(placeholderValue)'")
        }
        if let value, !value.isEmpty { parts.append("value: \(value)") }
        if isSelected { parts.append("Selected") }
        if !isEnabled { parts.append("Disabled") }
        if hasKeyboardFocus, !(ownView is UIWindow), ownView?.isFirstResponder ?? false {
            parts.append("Keyboard Focused")
        }
        return parts.joined(separator: ", ")
    }
}

extension CGFloat {
    /// The number with one decimal.
    fileprivate var decimal: String {
        let tenths = (self * 10).rounded() / 10
        return isFinite ? "\(Double(tenths))" : "\(Double(self))"
    }
}

extension ElementLookup {
    /// The step in XCUITest's words.
    fileprivate var stepText: String {
        switch self {
        case .application(let root): "Target Application '\(root.bundleIdentifier ?? "")'"
        case .descendants(_, let type): "Descendants matching type \(type.reportName)"
        case .children(_, let type): "Children matching type \(type.reportName)"
        case .matching(_, .named(let text)): "Elements matching predicate '\"\(text)\" IN identifiers'"
        case .matching(_, let condition): "Elements matching \(condition.code)"
        case .containing(_, let condition): "Elements containing elements matching \(condition.code)"
        case .only: "The only match"
        case .first: "First match"
        case .index(_, let index): "Element at index \(index)"
        case .fixed: "An element that was found before"
        }
    }
}
