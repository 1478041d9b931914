import XCUIAutomation

/// A navigation bar.
///
/// ```swift
/// XCTAssertEqual(NavBar().header.value, "Profile")
/// ```
public struct NavBar: Element {
    /// The accessibility identifier or the label; `nil` for any.
    public let id: String?
    /// The element that it is inside.
    public let parent: any Element
    /// `navigationBar`.
    public let type: XCUIElement.ElementType = .navigationBar

    /// Makes a description of a navigation bar.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier or the label; `nil` for any.
    ///   - parent: the element that it is inside.
    public init(id: String? = nil, parent: any Element = App.shared) {
        self.id = id
        self.parent = parent
    }

    /// The bar's title.
    public var header: Header { Header(id: nil, parent: self) }
}
