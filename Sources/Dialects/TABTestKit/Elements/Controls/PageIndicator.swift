import XCUIAutomation

/// A page control.
///
/// ```swift
/// XCTAssertEqual(PageIndicator().value, "page 1 of 3")
/// ```
public struct PageIndicator: OptionallyNamedElement, ValueRepresentable {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `pageIndicator`.
    public let type: XCUIElement.ElementType = .pageIndicator

    /// Makes a description of a page indicator.
    public init(place: ElementPlace) { self.place = place }

    /// The position, such as `page 1 of 3`; empty for none.
    public var value: String { underlyingXCUIElement.value as? String ?? "" }
}
