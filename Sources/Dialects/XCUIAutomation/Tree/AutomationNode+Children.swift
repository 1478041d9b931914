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
        case .row, .statusBar: return
        case .application(let root):
            // An iPhone in landscape has none.
            let bar = AutomationNode(source: .statusBar)
            if root.isSpringboard, !bar.frame.isEmpty { add(bar) }
            for window in root.windows where window.isPerceivable { add(AutomationNode(window)) }
        case .element(let element, in: let view):
            guard !element.isAccessibilityElement else { return }
            addListed(of: element, in: view, add)
        case .view(let view):
            guard !hidesContents else { return addParts(of: view, add) }
            if addListed(of: view, in: view, add) { return }
            if let table = view as? UITableView { return addParts(of: table, rows: rows, add) }
            let subviews = view.modalSubview == nil ? view.subviewsAsRead : view.subviewsWithModal
            for subview in subviews where subview.isPerceivable { add(AutomationNode(subview)) }
        }
    }

    init(_ view: UIView) {
        source = .view(view)
    }

    private var hidesContents: Bool {
        guard let view = ownView else { return false }
        switch view {
        case is UITableViewCell, is UICollectionViewCell: return false
        case is UITextField: return true
        default: return view.isAccessibilityElement
        }
    }

    /// Whether a subview, which is not hidden, is a node right inside this view.
    ///
    /// It agrees with ``forEachChild(rows:_:)``, and does not make the other children.
    func shows(_ subview: UIView) -> Bool {
        guard let view = ownView else { return false }
        if hidesContents {
            if let icon = view as? HomeIcon { return subview === icon.deleteButton }
            let field = view as? UITextField
            return field != nil
                && (subview is UIButton || subview === field?.leftView || subview === field?.rightView)
        }
        var budget = 1_000_000
        if let list = view.listedObjects(budget: &budget) {
            return (list.modalObject.map { [$0] } ?? list).contains { $0 === subview }
        }
        if view is UITableView || view.modalSubview == nil { return true }
        return view.subviewsWithModal.contains { $0 === subview }
    }

    /// Of a text field, its buttons and the views at its sides exist beside its text; of a text view, its links; of an
    /// icon, the button that deletes the application.
    private func addParts(of view: UIView, _ add: (AutomationNode) -> Void) {
        if let icon = view as? HomeIcon, icon.deleteButton.isPerceivable {
            add(AutomationNode(icon.deleteButton))
        }
        for part in view.partsAsElements { add(AutomationNode(source: .element(part, in: view))) }
        guard let field = view as? UITextField else { return }
        let (left, right) = (field.leftView, field.rightView)
        let buttons = field.subviews.filter { $0 is UIButton && $0 !== left && $0 !== right }
        for part in [left].compactMap(\.self) + buttons + [right].compactMap(\.self)
        where part.superview === field && part.isPerceivable {
            add(AutomationNode(part))
        }
    }

    @discardableResult
    private func addListed(
        of container: any AccessibilityObject, in view: UIView, _ add: (AutomationNode) -> Void
    ) -> Bool {
        // Most views list nothing, and are not asked one by one.
        var budget = 1_000_000
        guard let list = container.listedObjects(budget: &budget) else { return false }
        for object in list.modalObject.map({ [$0] }) ?? list where object.isPerceivable {
            if let inner = object as? UIView {
                guard inner.isShown(inListOf: view) else { continue }
                add(AutomationNode(source: .view(inner), isListed: true))
            } else {
                add(AutomationNode(source: .element(object, in: view), isListed: true))
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
}

extension UIView {
    /// Whether a view that a container lists is shown, wherever it is; the container itself and what it is in are not
    /// inside it.
    fileprivate func isShown(inListOf container: UIView) -> Bool {
        if superview === container { return true }
        guard !container.isDescendant(of: self) else { return false }
        var top = self
        while let superview = top.superview {
            if superview === container { return true }
            guard superview.isPerceivable else { return false }
            top = superview
        }
        return top is UIWindow && top.isPerceivable
            && (top as? UIWindow)?.application === container.window?.application
    }

    /// The subviews if one is modal: where the application declares one, it and UIKit's in front of it.
    fileprivate var subviewsWithModal: [UIView] {
        func isModal(_ view: UIView) -> Bool { view.isPerceivable && view.accessibilityViewIsModal }
        guard let index = subviews.lastIndex(where: { isModal($0) && $0.isModalByApplication }) else {
            return subviewsAsRead
        }
        return [subviews[index]] + subviews[(index + 1)...].filter(isModal)
    }

    /// Whether the application, and not UIKit, declares the view modal: what is behind an alert or a sheet exists.
    fileprivate var isModalByApplication: Bool {
        !(next is UIAlertController) && !isSystemPart
            && (superview.map { !($0.next is UIAlertController) } ?? true)
    }

    private var isSystemPart: Bool {
        self is UIMenuOverlay || self is DatePickerOverlay || self is UITransitionView
    }
}
