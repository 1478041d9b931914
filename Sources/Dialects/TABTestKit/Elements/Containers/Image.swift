import XCUIAutomation

/// An image.
///
/// ```swift
/// XCTAssertEqual(Image(id: "Avatar").value, "Ada")
/// ```
public struct Image: OptionallyNamedElement, ValueRepresentable {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `image`.
    public let type: XCUIElement.ElementType = .image

    /// Makes a description of an image.
    public init(place: ElementPlace) { self.place = place }

    /// The image's label.
    public var value: String? { label }
}
