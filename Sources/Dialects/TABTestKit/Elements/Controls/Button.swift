import XCUIAutomation

/// A button, or what has the button trait.
///
/// ```swift
/// Button(id: "Log in").tap()
/// ```
public struct Button: NamedElement, Tappable, ValueRepresentable {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `button`.
    public let type: XCUIElement.ElementType = .button

    /// Makes a description of a button.
    public init(place: ElementPlace) { self.place = place }

    /// The button's label.
    public var value: String { label }
}
