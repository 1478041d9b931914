import HeadlessUIKit
import ViewQuery

/// Finds elements by a name without a walk over everything, where the view hierarchy's index of names can be used.
@MainActor
enum NamedNodes {
    /// The nodes of a type with a name inside the only one that `outer` finds; `nil` if only a walk can tell.
    ///
    /// - Complexity: O(*m*) in the views with the name, times their depth and the siblings of their ancestors.
    static func find(_ text: String, of type: XCUIElement.ElementType, inside outer: ElementLookup)
        -> [AutomationNode]?
    {
        let starts = outer.atMostTwo
        guard starts.count == 1, let start = starts.first else { return starts.isEmpty ? [] : nil }
        let windows: [UIView]
        switch start.source {
        case .application(let root): windows = root.windows
        case .view(let view): windows = [view.root]
        case .element, .row, .statusBar: return nil
        }
        var found: [AutomationNode] = []
        for window in windows {
            guard let candidates = NamedViews.candidates(for: text, inTreeOf: window) else { return nil }
            for view in candidates {
                if let inner = start.ownView, view === inner || !view.isDescendant(of: inner) { continue }
                let node = AutomationNode(view)
                if node.isNamed(text), node.isOf(type), view.isInAutomationTree { found.append(node) }
            }
        }
        return found
    }
}

extension UIView {
    /// Whether the view is a node of the tree: nothing around it hides it or cuts it off.
    ///
    /// - Complexity: O(depth), and the siblings of the ancestors.
    fileprivate var isInAutomationTree: Bool {
        guard isPerceivable else { return false }
        var view = self
        while let superview = view.superview {
            guard superview.isPerceivable, AutomationNode(superview).shows(view) else { return false }
            view = superview
        }
        return true
    }
}
