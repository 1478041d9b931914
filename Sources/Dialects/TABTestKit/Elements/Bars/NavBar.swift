import XCUIAutomation

/// A navigation bar.
///
/// ```swift
/// XCTAssertEqual(NavBar().header.value, "Profile")
/// ```
public struct NavBar: OptionallyNamedElement {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `navigationBar`.
    public let type: XCUIElement.ElementType = .navigationBar

    /// Makes a description of a navigation bar.
    public init(place: ElementPlace) { self.place = place }

    /// The bar's title.
    public var header: Header { Header(id: nil, parent: self) }
}
