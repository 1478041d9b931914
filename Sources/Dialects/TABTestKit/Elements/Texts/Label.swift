import XCUIAutomation

/// A label.
///
/// ```swift
/// XCTAssertEqual(Label(id: "UsernameLabel").value, "ada")
/// ```
public struct Label: NamedElement, ValueRepresentable {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `staticText`.
    public let type: XCUIElement.ElementType = .staticText

    /// Makes a description of a label.
    public init(place: ElementPlace) { self.place = place }

    /// The label's text.
    public var value: String { label }
}
