import XCUIAutomation

/// A page control.
///
/// ```swift
/// XCTAssertEqual(PageIndicator().value, "page 1 of 3")
/// ```
public struct PageIndicator: Element, ValueRepresentable {
    /// The accessibility identifier or the label; `nil` for any.
    public let id: String?
    /// Which one of several it is, counted from 0.
    public let index: Int
    /// The element that it is inside.
    public let parent: any Element
    /// `pageIndicator`.
    public let type: XCUIElement.ElementType = .pageIndicator

    /// Makes a description of a page indicator.
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

    /// The position, such as `page 1 of 3`; empty for none.
    public var value: String { underlyingXCUIElement.value as? String ?? "" }
}
