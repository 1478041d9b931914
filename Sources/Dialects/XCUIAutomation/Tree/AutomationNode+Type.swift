import HeadlessUIKit

extension AutomationNode {
    var elementType: XCUIElement.ElementType {
        switch source {
        case .application: .application
        case .row: .cell
        case .statusBar: .statusBar
        case .element(let element, in: _): Self.type(by: element.accessibilityTraits) ?? .other
        case .view(let view): Self.type(of: view)
        }
    }

    /// Whether a query for a type finds the node. An item of a menu is found as a button, too, and what dismisses a
    /// popover as another element, as Xcode records it.
    func isOf(_ type: XCUIElement.ElementType) -> Bool {
        if type == .any { return true }
        let own = elementType
        return own == type || (own == .menuItem && type == .button)
            || (own == .button && type == .other && identifier == "PopoverDismissRegion")
    }

    private static func type(of view: UIView) -> XCUIElement.ElementType {
        if AutomationWorld.declaresTypes, let declared = AutomationWorld.existing?.type(of: view) {
            return declared
        }
        if Swift.type(of: view) == UIView.self { return typeOfPlainView(view) }
        switch view {
        case let control as UIControl: return type(of: control)
        case is UILabel: return type(by: view.accessibilityTraits, among: [.link, .button]) ?? .staticText
        case is UIImageView: return type(by: view.accessibilityTraits, among: [.link, .button]) ?? .image
        case let scrollView as UIScrollView: return type(of: scrollView)
        case is UITableViewCell, is UICollectionViewCell: return .cell
        case is UIWindow: return .window
        case is UINavigationBar: return .navigationBar
        case is UITabBar: return .tabBar
        case is UIToolbar: return .toolbar
        case is SystemAlertCard: return .alert
        case is UIActivityIndicatorView: return .activityIndicator
        case is UIProgressView: return .progressIndicator
        case is UIPickerView: return .picker
        case is UIMenuOverlay: return .menu
        case is KeyboardView: return .keyboard
        default: return typeOfPlainView(view)
        }
    }

    private static func type(of control: UIControl) -> XCUIElement.ElementType {
        switch control {
        case is UIButton: type(by: control.accessibilityTraits, among: [.link, .toggleButton]) ?? .button
        case is UISearchTextField: .searchField
        case let field as UITextField: field.isSecureTextEntry ? .secureTextField : .textField
        case is UISwitch: .switch
        case is UISlider: .slider
        case is UISegmentedControl: .segmentedControl
        case is UISegment, is UIStepperButton: .button
        case is UIStepper: .stepper
        case is UIPageControl: .pageIndicator
        case is UIDatePicker: .datePicker
        case is UIMenuRow: .menuItem
        case is HomeIcon: .icon
        case let key as KeyView: key.isForText ? .key : .button
        default: typeOfPlainView(control)
        }
    }

    private static func type(of scrollView: UIScrollView) -> XCUIElement.ElementType {
        switch scrollView {
        case is UITableView: .table
        case is UICollectionView: .collectionView
        case is UITextView: .textView
        case is PickerWheel: .pickerWheel
        default: .scrollView
        }
    }

    /// The type of a view by its place or its traits: the view of an alert or a popover, or an element.
    private static func typeOfPlainView(_ view: UIView) -> XCUIElement.ElementType {
        if let controller = view.next as? UIViewController { return type(ofViewOf: controller) }
        guard view.isAccessibilityElement || view.accessibilityTraits.contains(.tabBar) else { return .other }
        return type(by: view.accessibilityTraits) ?? .other
    }

    private static func type(ofViewOf controller: UIViewController) -> XCUIElement.ElementType {
        if let alert = controller as? UIAlertController {
            return alert.preferredStyle == .alert ? .alert : .sheet
        }
        guard controller.modalPresentationStyle == .popover, controller.presentingViewController != nil,
            let popover = controller.presentationController as? UIPopoverPresentationController
        else { return .other }
        let traits = popover.presentingViewController.traitCollection
        return popover.adaptivePresentationStyle(for: traits) == .none ? .popover : .other
    }

    private static let traitTypes: [(trait: UIAccessibilityTraits, type: XCUIElement.ElementType)] = [
        (.toggleButton, .switch), (.link, .link), (.searchField, .searchField), (.keyboardKey, .key),
        (.tabBar, .tabBar), (.button, .button), (.adjustable, .slider), (.image, .image),
        (.staticText, .staticText), (.header, .staticText),
    ]

    private static func type(by traits: UIAccessibilityTraits, among allowed: UIAccessibilityTraits? = nil)
        -> XCUIElement.ElementType?
    {
        guard !traits.isEmpty else { return nil }
        return traitTypes.first {
            traits.contains($0.trait) && (allowed?.contains($0.trait) ?? true)
        }?.type
    }
}

extension KeyView {
    /// Whether the key inserts or deletes text, or stands beside the space bar for other keys; the others are buttons.
    fileprivate var isForText: Bool {
        switch key.action {
        case .text, .delete: true
        case .plane: key.identifier != "shift"
        default: false
        }
    }
}
