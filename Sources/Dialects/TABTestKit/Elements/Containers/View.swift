import XCUIAutomation

/// A view of any kind, such as the one of a view controller, by which a screen is known.
///
/// ```swift
/// let trait = View(id: "ProfileView")
/// ```
public struct View: Element {
    /// The accessibility identifier or the label.
    public let id: String?
    /// Which one of several it is, counted from 0.
    public let index: Int
    /// The element that it is inside.
    public let parent: any Element
    /// `other`.
    public let type: XCUIElement.ElementType = .other

    /// Makes a description of a view.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier or the label.
    ///   - index: which one of several it is, counted from 0.
    ///   - parent: the element that it is inside.
    public init(id: String, index: Int = 0, parent: any Element = App.shared) {
        self.id = id
        self.index = index
        self.parent = parent
    }
}
