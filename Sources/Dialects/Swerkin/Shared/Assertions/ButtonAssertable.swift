import HeadlessUIKit

/// The functions by which buttons are checked, once, without waiting.
///
/// A button is a `UIButton`, or has the accessibility trait `button`, as tabs and the actions of menus have.
public protocol ButtonAssertable {
    /// Whether a button with an accessibility label exists.
    func buttonExists(withLabel label: String) -> Bool
    /// Whether a button with an accessibility identifier exists.
    func buttonExists(withIdentifier id: String) -> Bool
    /// Whether a button with an accessibility identifier and an accessibility label exists.
    func buttonExists(withIdentifier id: String, withLabel label: String) -> Bool
    /// Whether the title of the button with an accessibility identifier contains a text.
    func uiButton(withIdentifier id: String, containsText text: String) -> Bool
}

extension ButtonAssertable {
    /// Whether a button with an accessibility label exists.
    public func buttonExists(withLabel label: String) -> Bool {
        SoughtElement(.button, label: label).exists
    }

    /// Whether a button with an accessibility identifier exists.
    public func buttonExists(withIdentifier id: String) -> Bool {
        SoughtElement(.button, id: id).exists
    }

    /// Whether a button with an accessibility identifier and an accessibility label exists.
    public func buttonExists(withIdentifier id: String, withLabel label: String) -> Bool {
        SoughtElement(.button, id: id, label: label).exists
    }

    /// Whether the title of the button with an accessibility identifier contains a text.
    public func uiButton(withIdentifier id: String, containsText text: String) -> Bool {
        SoughtElement(.button, id: id).has(.text, .containing(text))
    }

    /// The title of the button with an accessibility identifier; empty without a title or a button.
    public func uiButtonText(for id: String) -> String {
        SoughtElement(.button, id: id).text(.text)
    }
}
