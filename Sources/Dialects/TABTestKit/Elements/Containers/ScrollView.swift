import XCUIAutomation

/// A scroll view.
///
/// ```swift
/// ScrollView().scroll(.downwards)
/// ```
public struct ScrollView: Element, Scrollable {
    /// The accessibility identifier or the label; `nil` for any.
    public let id: String?
    /// Which one of several it is, counted from 0.
    public let index: Int
    /// The element that it is inside.
    public let parent: any Element
    /// `scrollView`.
    public let type: XCUIElement.ElementType = .scrollView

    /// Makes a description of a scroll view.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier or the label; `nil` for any.
    ///   - index: which one of several it is, counted from 0.
    ///   - parent: the element that it is inside.
    public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
        self.id = id
        self.index = index
        self.parent = parent
    }
}
