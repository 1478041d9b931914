import XCUIAutomation

/// An icon of the home screen, with ``springboard`` as its parent.
///
/// ```swift
/// Icon(id: "Notes", parent: springboard).tap()
/// ```
public struct Icon: OptionallyNamedElement, Tappable {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `icon`.
    public let type: XCUIElement.ElementType = .icon

    /// Makes a description of an icon.
    public init(place: ElementPlace) { self.place = place }
}
