import HeadlessUIKit

/// One node of the tree that XCUITest sees: the application, a view, an element that is not a view, a row of a table whose
/// cell is not loaded, or the status bar, which belongs to springboard and is no view here.
///
/// It is a projection of the view hierarchy, made while a query walks it, and never stored across changes.
@MainActor
struct AutomationNode {
    enum Source {
        case application(AutomationRoot)
        case view(UIView)
        case element(any AccessibilityObject, in: UIView)
        case row(UITableView, IndexPath)
        case statusBar
    }

    let source: Source
    /// Whether its container lists it, so that it may be met elsewhere, too.
    var isListed = false

    /// The view itself, or the nearest one around it; `nil` for the application.
    var view: UIView? {
        switch source {
        case .application, .statusBar: nil
        case .view(let view), .element(_, in: let view): view
        case .row(let table, _): table
        }
    }

    /// What assistive technology would read; `nil` for the application and for a row without a cell.
    var object: (any AccessibilityObject)? {
        switch source {
        case .application, .row, .statusBar: nil
        case .view(let view): view
        case .element(let element, in: _): element
        }
    }

    var ownView: UIView? {
        if case .view(let view) = source { view } else { nil }
    }

    var isRow: Bool {
        if case .row = source { true } else { false }
    }

    func isSame(as other: AutomationNode) -> Bool {
        switch (source, other.source) {
        case (.application(let one), .application(let two)): one == two
        case (.view(let one), .view(let two)): one === two
        case (.element(let one, _), .element(let two, _)): one === two
        case (.row(let one, let path), .row(let two, let other)): one === two && path == other
        case (.statusBar, .statusBar): true
        default: false
        }
    }
}

// MARK: - What XCUITest reads of it

extension AutomationNode {
    var identifier: String {
        if let bar = ownView as? UINavigationBar, (bar.accessibilityIdentifier ?? "").isEmpty {
            return bar.topItem?.title ?? ""
        }
        if let identifier = object?.accessibilityIdentifier, !identifier.isEmpty { return identifier }
        return (ownView as? UIImageView)?.image?.accessibilityIdentifier ?? ""
    }

    var label: String {
        switch source {
        case .application(let root): return root.label
        case .row, .statusBar: return ""
        case .element(let element, in: _): return element.accessibilityLabel ?? ""
        case .view(let view):
            if let label = view.accessibilityLabel, !label.isEmpty { return label }
            if let card = view as? SystemAlertCard { return card.title }
            let alert = view.next as? UIAlertController
            return alert?.title ?? alert?.message ?? ""
        }
    }

    var value: String? {
        switch source {
        case .application, .row, .statusBar: return nil
        case .element(let element, in: _): return element.accessibilityValue
        case .view(let view):
            if let value = view.accessibilityValue { return value }
            return (view as? UISwitch).map { $0.isOn ? "1" : "0" }
        }
    }

    var placeholderValue: String? {
        switch ownView {
        case let field as UITextField: field.placeholder
        default: nil
        }
    }

    /// The title: empty on iOS, where labels name elements.
    var title: String { "" }

    var frame: CGRect {
        switch source {
        case .application: UIApplication.shared.screen.bounds
        case .view(let view): view.accessibilityFrame
        case .element(let element, in: _): element.accessibilityFrame
        case .row(let table, let path): table.convertToScreen(table.rectForRow(at: path))
        case .statusBar: UIStatusBarManager(screen: UIApplication.shared.screen).statusBarFrame
        }
    }

    var isEnabled: Bool {
        guard let object else { return true }
        if let control = object as? UIControl, !control.isEnabled { return false }
        return !object.accessibilityTraits.contains(.notEnabled)
    }

    var isSelected: Bool {
        switch source {
        case .application, .statusBar: false
        case .row(let table, let path): table.indexPathsForSelectedRows?.contains(path) ?? false
        case .view(let cell as UITableViewCell): cell.isSelected
        case .view(let view): (view as? UIControl)?.isSelected == true || isSelectedByTraits
        case .element: isSelectedByTraits
        }
    }

    private var isSelectedByTraits: Bool { object?.accessibilityTraits.contains(.selected) ?? false }

    var hasKeyboardFocus: Bool {
        guard let view = ownView, let responder = UIApplication.shared.keyWindow?.firstResponder as? UIView
        else { return false }
        return responder.isDescendant(of: view)
    }

    var hasFocus: Bool { ownView.map { $0.isFirstResponder } ?? false }

    private var traits: UITraitCollection {
        view?.traitCollection ?? UIApplication.shared.screen.traitCollection
    }

    var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }

    var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

extension AutomationNode {
    /// Whether one of the texts that subscripts and identifiers are compared with is equal to `text`.
    func isNamed(_ text: String) -> Bool {
        if identifier == text || label == text { return true }
        switch source {
        case .application, .row, .statusBar: return false
        case .view, .element: return value == text || placeholderValue == text
        }
    }
}
