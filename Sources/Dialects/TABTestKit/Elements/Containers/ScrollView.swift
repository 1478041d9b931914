import XCUIAutomation

/// A scroll view.
///
/// ```swift
/// ScrollView().scroll(.downwards)
/// ```
public struct ScrollView: OptionallyNamedElement, Scrollable {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `scrollView`.
    public let type: XCUIElement.ElementType = .scrollView

    /// Makes a description of a scroll view.
    public init(place: ElementPlace) { self.place = place }
}
