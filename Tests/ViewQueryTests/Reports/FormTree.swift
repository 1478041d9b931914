import TestSupport
import ViewQuery

/// A form with a name, a hint of what is wrong with it, and two buttons.
@MainActor
enum FormTree {
    @discardableResult
    static func build(in window: UIView) -> UIView {
        let form = UIView().named("form", 0, 100, 390, 200, in: window)
        label("Name", "nameLabel", 10, 10, in: form)
        let name = UITextField().named("name", 120, 10, 200, 20, in: form)
        name.placeholder = "Full name"
        let buttons = UIView().named("buttons", 0, 50, 390, 60, in: form)
        buttons.tag = 7
        button("Cancel order", "cancel", 10, 0, in: buttons)
        button("Pay", "pay", 200, 0, in: buttons)
        return form
    }

    @discardableResult
    static func label(_ text: String, _ name: String, _ x: CGFloat, _ y: CGFloat, in view: UIView) -> UILabel
    {
        let label = UILabel().named(name, x, y, 100, 20, in: view)
        label.text = text
        return label
    }

    /// A button whose label for assistive technology says it all, so that there is nothing in it.
    @discardableResult
    static func button(_ text: String, _ name: String, _ x: CGFloat, _ y: CGFloat, in view: UIView)
        -> UIButton
    {
        let button = UIButton().named(name, x, y, 170, 44, in: view)
        button.accessibilityLabel = text
        return button
    }
}
