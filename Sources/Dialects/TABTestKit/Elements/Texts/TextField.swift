import XCUIAutomation

/// A text field; one with secure entry is a ``SecureTextField``.
///
/// ```swift
/// let field = TextField(id: "Email")
/// field.tap()
/// field.type("ada@example.com")
/// ```
public struct TextField: Element, Editable, Tappable, ValueRepresentable {
    /// The accessibility identifier or the label.
    public let id: String?
    /// The element that it is inside.
    public let parent: any Element
    /// `textField`.
    public let type: XCUIElement.ElementType = .textField

    /// Makes a description of a text field.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier or the label.
    ///   - parent: the element that it is inside.
    public init(id: String, parent: any Element = App.shared) {
        self.id = id
        self.parent = parent
    }

    /// The text; of an empty field, the placeholder.
    public var value: String { underlyingXCUIElement.value as? String ?? "" }

    /// The placeholder; `nil` for none.
    public var placeholder: String? { underlyingXCUIElement.placeholderValue }
}
