import FailureReporting
import HeadlessUIKit
import TestSupport

extension UIWindow {
    /// Adds a view at a height of the screen, with an identifier.
    @discardableResult
    func add<Shown: UIView>(
        _ view: Shown, _ id: String? = nil, y: CGFloat, width: CGFloat = 200, height: CGFloat = 44
    ) -> Shown {
        view.frame = CGRect(x: 20, y: y, width: width, height: height)
        if let id { view.accessibilityIdentifier = id }
        addSubview(view)
        return view
    }

    /// Adds a button at a height of the screen, with a title.
    @discardableResult
    func addButton(_ title: String, y: CGFloat, _ action: (@MainActor () -> Void)? = nil) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        if let action { button.addAction(UIAction { _ in action() }, for: .touchUpInside) }
        return add(button, y: y)
    }
}

/// The first lines of the failures that `body` records.
@MainActor
func firstLines(_ count: Int = 1, of body: () -> Void) -> [String] {
    failureTexts(body).map { $0.split(separator: "\n").prefix(count).joined(separator: "\n") }
}
