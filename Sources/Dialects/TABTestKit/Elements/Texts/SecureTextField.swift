import XCUIAutomation

/// A text field with secure entry, such as for a password.
///
/// ```swift
/// let field = SecureTextField(id: "Password")
/// field.tap()
/// field.type("Password1")
/// XCTAssertEqual(field.value, "•••••••••")
/// ```
public struct SecureTextField: NamedElement, Editable, Tappable, ValueRepresentable {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `secureTextField`.
    public let type: XCUIElement.ElementType = .secureTextField

    /// Makes a description of a secure text field.
    public init(place: ElementPlace) { self.place = place }

    /// A dot for each character; of an empty field, the placeholder.
    public var value: String { underlyingXCUIElement.value as? String ?? "" }
}
