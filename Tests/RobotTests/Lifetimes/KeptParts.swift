import FailureReporting
import Foundation
import Robot

/// What was kept of a screen: its views, with their layers, recognizers and accessibility elements.
@MainActor
struct KeptParts {
    private(set) var views: [UIView] = []
    private var layers: [CALayer] = []
    private var recognizers: [UIGestureRecognizer] = []
    private var elements: [AnyObject] = []

    /// Keeps all views of some windows, and what belongs to each.
    init(of windows: [UIWindow]) {
        var pending: [UIView] = windows
        while let view = pending.popLast() {
            // Windows go by themselves.
            if !(view is UIWindow) { views.append(view) }
            pending += view.subviews
        }
        layers = views.map(\.layer)
        recognizers = views.flatMap { $0.gestureRecognizers ?? [] }
        elements = views.flatMap { ($0.accessibilityElements ?? []).map { $0 as AnyObject } }
    }

    /// Does to each part what code that still has it might do; returns the texts of failures.
    func poke() -> [String] {
        FailureCollector.failures {
            for view in views { poke(view) }
            for layer in layers { poke(layer) }
            for recognizer in recognizers { poke(recognizer) }
            for element in elements { _ = (element as? UIResponder)?.next }
        }.map(\.text)
    }

    private func poke(_ view: UIView) {
        view.setNeedsLayout()
        view.layoutIfNeeded()
        _ = view.sizeThatFits(CGSize(width: 100, height: 100))
        view.sizeToFit()
        view.frame = CGRect(x: 1, y: 1, width: 200, height: 200)
        view.layoutIfNeeded()
        _ = view.hitTest(CGPoint(x: 5, y: 5), with: nil)
        _ = view.point(inside: .zero, with: nil)
        _ = view.convert(CGPoint.zero, to: nil)
        _ = (view.next, view.superview, view.window, view.traitCollection, view.safeAreaInsets)
        _ = (view.frame, view.description, view.intrinsicContentSize)
        view.tintColor = .red
        view.traitOverrides.userInterfaceStyle = .dark
        view.touchesBegan([], with: nil)
        view.touchesMoved([], with: nil)
        view.touchesEnded([], with: nil)
        view.touchesCancelled([], with: nil)
        pokeAccessibility(of: view)
        pokeKind(of: view)
        UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
        view.addSubview(UIView())
    }

    private func pokeAccessibility(of view: UIView) {
        _ = (
            view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint, view.accessibilityTraits
        )
        _ = (view.accessibilityFrame, view.accessibilityActivationPoint, view.accessibilityElementCount())
        for action in view.accessibilityCustomActions ?? [] { _ = action.actionHandler?(action) }
        _ = view.accessibilityActivate()
        view.accessibilityIncrement()
        view.accessibilityDecrement()
        _ = view.accessibilityScroll(.down)
        _ = view.accessibilityPerformEscape()
        _ = allElements().inside(view).count
    }

    private func pokeKind(of view: UIView) {
        if let control = view as? UIControl {
            control.isEnabled = false
            control.isEnabled = true
            control.isHighlighted = true
            control.isSelected = true
            control.sendActions(for: [.touchDown, .touchUpInside, .valueChanged, .editingChanged])
        }
        if let scrollView = view as? UIScrollView {
            scrollView.contentSize = CGSize(width: 400, height: 400)
            scrollView.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
        }
        switch view {
        case let label as UILabel: label.text = "kept"
        case let field as UITextField:
            field.insertText("kept")
            field.text = "kept"
            _ = field.becomeFirstResponder()
        case let text as UITextView: text.insertText("kept")
        case let bar as UISearchBar: bar.text = "kept"
        case let bar as UINavigationBar: _ = (bar.topItem, bar.items)
        case let bar as UITabBar: _ = (bar.selectedItem, bar.items)
        case let bar as UIToolbar: bar.items = []
        case let table as UITableView:
            table.reloadData()
            table.setEditing(true, animated: true)
            _ = (table.visibleCells, table.indexPathForSelectedRow)
        case let collection as UICollectionView: collection.reloadData()
        case let cell as UITableViewCell:
            cell.setSelected(true, animated: true)
            cell.setEditing(true, animated: true)
            cell.prepareForReuse()
        case let cell as UICollectionViewCell:
            cell.isSelected = true
            cell.setNeedsUpdateConfiguration()
        case let picker as UIDatePicker: picker.date = picker.date.addingTimeInterval(86_400)
        case let picker as UIPickerView: picker.reloadAllComponents()
        case let control as UIRefreshControl: control.beginRefreshing()
        default: break
        }
        view.layoutIfNeeded()
    }

    private func poke(_ layer: CALayer) {
        _ = (layer.frame, layer.position, layer.presentation()?.opacity, layer.superlayer, layer.description)
        _ = (layer.sublayers, layer.hitTest(.zero), layer.convert(CGPoint.zero, to: nil))
        layer.opacity = 1
        layer.bounds.size.width = 10
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "kept")
        layer.removeAllAnimations()
    }

    private func poke(_ recognizer: UIGestureRecognizer) {
        _ = (recognizer.view, recognizer.state, recognizer.location(in: nil), recognizer.numberOfTouches)
        recognizer.isEnabled = false
        recognizer.isEnabled = true
    }
}
