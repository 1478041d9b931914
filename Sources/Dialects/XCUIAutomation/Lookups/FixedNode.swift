import HeadlessUIKit

/// A node that is remembered without keeping its object alive.
///
/// Written once, and read on the main actor alone.
final class FixedNode: @unchecked Sendable {
    private enum Kind {
        case application(AutomationRoot)
        case view
        case element
        case row(IndexPath)
        case statusBar
        case none
    }

    private let kind: Kind
    private weak var view: UIView?
    private weak var element: UIResponder?

    @MainActor
    init(_ node: AutomationNode) {
        view = node.view
        switch node.source {
        case .application(let root): kind = .application(root)
        case .view: kind = .view
        case .element(let object, in: _):
            kind = .element
            element = object
        case .row(_, let path): kind = .row(path)
        case .statusBar: kind = .statusBar
        }
    }

    /// No node: its lookup is nested too deep.
    init() { kind = .none }

    /// Whether it stands for a lookup that is nested too deep.
    var isOfNone: Bool { if case .none = kind { true } else { false } }

    @MainActor
    var node: AutomationNode? {
        if case .application(let root) = kind { return AutomationNode(source: .application(root)) }
        if case .statusBar = kind { return AutomationNode(source: .statusBar) }
        guard let view, view.window != nil || view is UIWindow else { return nil }
        switch kind {
        case .application, .statusBar, .none: return nil
        case .view: return AutomationNode(view)
        case .element:
            return (element as? any AccessibilityObject).map {
                AutomationNode(source: .element($0, in: view))
            }
        case .row(let path):
            guard let table = view as? UITableView, path.section < table.numberOfSections,
                path.row < table.numberOfRows(inSection: path.section)
            else { return nil }
            return table.cellForRow(at: path).map { AutomationNode($0) }
                ?? AutomationNode(source: .row(table, path))
        }
    }
}
