import XCUIAutomation

/// An image.
///
/// ```swift
/// XCTAssertEqual(Image(id: "Avatar").value, "Ada")
/// ```
public struct Image: Element, ValueRepresentable {
    /// The accessibility identifier or the label; `nil` for any.
    public let id: String?
    /// Which one of several it is, counted from 0.
    public let index: Int
    /// The element that it is inside.
    public let parent: any Element
    /// `image`.
    public let type: XCUIElement.ElementType = .image

    /// Makes a description of an image.
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

    /// The image's label.
    public var value: String? { label }
}
