import HeadlessUIKit
import ViewQuery

/// The tree of elements as text, in XCUITest's form without addresses.
@MainActor
struct ElementTreeText {
    private let lookup: ElementLookup

    init(of lookup: ElementLookup) {
        self.lookup = lookup
    }

    var text: String {
        guard let node = lookup.laidOut().firstNode else {
            return "No element matches.\nQuery chain:\n" + Self.chain(of: lookup)
        }
        var lines = ["Attributes: \(node.line)", "Element subtree:", " →\(node.line)"]
        Self.addDescendants(of: node, to: &lines)
        lines.append("Path to element:")
        Self.addPath(to: node, from: lookup.root, to: &lines)
        lines.append("Query chain:")
        lines.append(Self.chain(of: lookup))
        return lines.joined(separator: "\n")
    }

    static func chain(of lookup: ElementLookup) -> String {
        let steps = lookup.laidOut().chain.reversed()
        var lines = steps.enumerated().map { depth, step in
            String(repeating: "  ", count: depth) + (depth == 0 ? " →" : "↪︎") + "Find: \(step.stepText)"
        }
        let indent = String(repeating: "  ", count: steps.count)
        lines.append(indent + "Output: {")
        lines += lookup.nodes.map { "\(indent)  \($0.line)" }
        lines.append(indent + "}")
        return lines.joined(separator: "\n")
    }

    private static let excerptLimit = 40
    /// The depth down to which lines are indented, and at which a tree's text ends.
    private static let (indentLimit, depthLimit) = (30, 500)

    static func excerpt(of root: AutomationRoot, marking marked: AutomationNode?, as mark: String) -> String {
        let application = AutomationNode(source: .application(root))
        var shown: [(node: AutomationNode, indent: Int, isMarked: Bool)] = [(application, 1, false)]
        // The indents at each depth of the path to a node.
        var indents = [1, 2]
        application.visitDescendants(rows: marked?.isRow ?? false) { node, depth in
            let isMarked = marked.map { $0.isSame(as: node) } ?? false
            let isShown = isMarked || (!node.isRow && node.isWorthShowing)
            indents.removeSubrange((depth + 1)...)
            if isShown { shown.append((node, indents[depth], isMarked)) }
            indents.append(indents[depth] + (isShown ? 1 : 0))
            return true
        }
        let markedLine = shown.firstIndex(where: \.isMarked) ?? 0
        let start = max(0, min(markedLine - excerptLimit / 2, shown.count - excerptLimit))
        let end = min(shown.count, start + excerptLimit)
        var lines = shown[start..<end].map { node, indent, isMarked in
            String(repeating: "  ", count: min(indent, indentLimit))
                + "\(node.summary)\(node.placeholderClause) \(node.frame.roughText)\(isMarked ? " <-- \(mark)" : "")"
        }
        if start > 0 { lines.insert("  … \(start) more", at: 0) }
        if end < shown.count { lines.append("  … \(shown.count - end) more") }
        return lines.joined(separator: "\n")
    }

    private static func addDescendants(of node: AutomationNode, to lines: inout [String]) {
        var omitted = 0
        node.visitDescendants(rows: true) { next, depth in
            if depth > depthLimit {
                omitted += 1
            } else {
                lines.append(String(repeating: "  ", count: depth + 1) + next.line)
            }
            return true
        }
        if omitted > 0 { lines.append("  … \(omitted) more, deeper than \(depthLimit) levels") }
    }

    private static func addPath(
        to node: AutomationNode, from root: AutomationRoot, to lines: inout [String]
    ) {
        let path = path(to: node, from: root)
        let omitted = path.count - depthLimit
        for (depth, step) in path.enumerated() {
            if omitted > 0, depth > 0, depth <= omitted {
                if depth == 1 { lines.append("   … \(omitted) more") }
                continue
            }
            let indent = String(repeating: " ", count: min(depth, depthLimit))
            lines.append(depth == 0 ? " →\(step.line)" : "  \(indent)↳\(step.line)")
        }
    }

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
    fileprivate var isWorthShowing: Bool {
        if !label.isEmpty || !identifier.isEmpty || !(value ?? "").isEmpty { return true }
        return switch elementType {
        case .application, .table, .collectionView, .cell, .alert, .sheet, .keyboard, .navigationBar, .tabBar:
            true
        default: false
        }
    }

    /// The placeholder of a node without a label, by which it can be found.
    fileprivate var placeholderClause: String {
        guard label.isEmpty, let placeholderValue, !placeholderValue.isEmpty else { return "" }
        return " placeholder \(placeholderValue.inOneLine.literal)"
    }

    fileprivate var line: String {
        let isMain = (ownView as? UIWindow)?.isKeyWindow ?? false
        var parts = [elementType.reportName + (isMain ? " (Main)" : "")]
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
    fileprivate var decimal: String {
        let tenths = (self * 10).rounded() / 10
        return isFinite ? "\(Double(tenths))" : "\(Double(self))"
    }
}

extension ElementLookup {
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
