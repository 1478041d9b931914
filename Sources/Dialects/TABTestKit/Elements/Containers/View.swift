import XCUIAutomation

/// A view of any kind, such as the one of a view controller, by which a screen is known.
///
/// ```swift
/// let trait = View(id: "ProfileView")
/// ```
public struct View: NamedElement {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `other`.
    public let type: XCUIElement.ElementType = .other

    /// Makes a description of a view.
    public init(place: ElementPlace) { self.place = place }
}
