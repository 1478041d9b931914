import XCUIAutomation

/// A text field; one with secure entry is a ``SecureTextField``.
///
/// ```swift
/// let field = TextField(id: "Email")
/// field.tap()
/// field.type("ada@example.com")
/// ```
public struct TextField: NamedElement, Editable, Tappable, ValueRepresentable {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `textField`.
    public let type: XCUIElement.ElementType = .textField

    /// Makes a description of a text field.
    public init(place: ElementPlace) { self.place = place }

    /// The text; of an empty field, the placeholder.
    public var value: String { underlyingXCUIElement.value as? String ?? "" }

    /// The placeholder; `nil` for none.
    public var placeholder: String? { underlyingXCUIElement.placeholderValue }
}
