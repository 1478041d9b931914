import HeadlessUIKit

extension AutomationNode {
    /// The nodes right inside this one, in reading order.
    ///
    /// An accessibility element hides what is inside it, except for cells; hidden views do not exist; a view that hides
    /// its elements, and siblings of one that the application declares modal, are cut off.
    ///
    /// - Parameters:
    ///   - rows: whether rows whose cells are not loaded count.
    ///   - add: called with each of them.
    /// - Complexity: O(*n*) in the children; for a table also O(*m*) in its rows, if they count.
    func forEachChild(rows: Bool, _ add: (AutomationNode) -> Void) {
        switch source {
        case .row: return
        case .application(let root):
            for window in root.windows where window.isPerceivable { add(AutomationNode(window)) }
        case .element(let element, in: let view):
            guard !element.isAccessibilityElement else { return }
            addListed(of: element, in: view, add)
        case .view(let view):
            guard !hidesContents else { return addParts(of: view, add) }
            if addListed(of: view, in: view, add) { return }
            if let table = view as? UITableView { return addParts(of: table, rows: rows, add) }
            if let modal = view.modalSubview, modal.isModalByApplication {
                return add(AutomationNode(modal))
            }
            for subview in view.subviewsAsRead where subview.isPerceivable { add(AutomationNode(subview)) }
        }
    }

    init(_ view: UIView) {
        source = .view(view)
    }

    /// Whether the view is one thing with nothing inside.
    private var hidesContents: Bool {
        guard let view = ownView else { return false }
        switch view {
        case is UITableViewCell, is UICollectionViewCell: return false
        case is UIImageView, is UITextField: return true
        default: return view.isAccessibilityElement
        }
    }

    /// Whether a subview, which is not hidden, is a node right inside this view.
    ///
    /// It agrees with ``forEachChild(rows:_:)``, and does not make the other children.
    func shows(_ subview: UIView) -> Bool {
        guard let view = ownView else { return false }
        if hidesContents { return view is UITextField && subview is UIButton }
        var budget = 1_000_000
        if let list = view.listedObjects(budget: &budget) {
            return (list.modalObject.map { [$0] } ?? list).contains { $0 === subview }
        }
        if view is UITableView { return true }
        guard let modal = view.modalSubview, modal.isModalByApplication else { return true }
        return modal === subview
    }

    /// Of a text field, its buttons exist beside its text.
    private func addParts(of view: UIView, _ add: (AutomationNode) -> Void) {
        guard view is UITextField else { return }
        for subview in view.subviews where subview is UIButton && subview.isPerceivable {
            add(AutomationNode(subview))
        }
    }

    /// Adds the elements that a container lists; returns whether it lists any.
    @discardableResult
    private func addListed(
        of container: any AccessibilityObject, in view: UIView, _ add: (AutomationNode) -> Void
    ) -> Bool {
        // Most views list nothing, and are not asked one by one.
        var budget = 1_000_000
        guard let list = container.listedObjects(budget: &budget) else { return false }
        for object in list.modalObject.map({ [$0] }) ?? list where object.isPerceivable {
            if let inner = object as? UIView {
                add(AutomationNode(inner))
            } else {
                add(AutomationNode(source: .element(object, in: view)))
            }
        }
        return true
    }

    private func addParts(of table: UITableView, rows: Bool, _ add: (AutomationNode) -> Void) {
        for part in table.partsAsRead {
            switch part {
            case .view(let view):
                if view.isPerceivable { add(AutomationNode(view)) }
            case .rows(let range, let section):
                guard rows else { continue }
                for row in range {
                    add(AutomationNode(source: .row(table, IndexPath(row: row, section: section))))
                }
            }
        }
    }

    /// The nodes right inside this one.
    var children: [AutomationNode] {
        var children: [AutomationNode] = []
        forEachChild(rows: true) { children.append($0) }
        return children
    }

    /// Visits all nodes inside this one, each before those inside it, without recursion.
    ///
    /// - Parameters:
    ///   - rows: whether rows whose cells are not loaded count.
    ///   - body: returns whether to go on.
    func visitDescendants(rows: Bool, _ body: (AutomationNode) -> Bool) {
        var pending: [AutomationNode] = []
        var inside: [AutomationNode] = []
        func push(contentsOf node: AutomationNode) {
            inside.removeAll(keepingCapacity: true)
            node.forEachChild(rows: rows) { inside.append($0) }
            pending.append(contentsOf: inside.reversed())
        }
        push(contentsOf: self)
        var visited = 0
        while let node = pending.popLast() {
            guard body(node) else { return }
            // Containers may list each other without end.
            visited += 1
            if visited > Self.limit { return }
            push(contentsOf: node)
        }
    }

    /// The limit of nodes that a walk visits: lists may be computed and never end.
    private static let limit = 10_000_000
}

extension UIView {
    /// Whether the application, and not UIKit, declares the view modal: what is behind an alert still exists.
    fileprivate var isModalByApplication: Bool {
        !(next is UIAlertController) && !isSystemPart
            && (superview.map { !($0.next is UIAlertController) } ?? true)
    }

    private var isSystemPart: Bool {
        self is UIMenuOverlay || self is DatePickerOverlay
    }
}
