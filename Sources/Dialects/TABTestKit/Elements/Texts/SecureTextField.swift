import XCUIAutomation

/// A text field with secure entry, such as for a password.
///
/// ```swift
/// let field = SecureTextField(id: "Password")
/// field.tap()
/// field.type("Password1")
/// XCTAssertEqual(field.value, "•••••••••")
/// ```
public struct SecureTextField: Element, Editable, Tappable, ValueRepresentable {
    /// The accessibility identifier or the label.
    public let id: String?
    /// The element that it is inside.
    public let parent: any Element
    /// `secureTextField`.
    public let type: XCUIElement.ElementType = .secureTextField

    /// Makes a description of a secure text field.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier or the label.
    ///   - parent: the element that it is inside.
    public init(id: String, parent: any Element = App.shared) {
        self.id = id
        self.parent = parent
    }

    /// A dot for each character; of an empty field, the placeholder.
    public var value: String { underlyingXCUIElement.value as? String ?? "" }
}
