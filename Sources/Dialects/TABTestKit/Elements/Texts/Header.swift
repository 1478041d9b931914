import XCUIAutomation

/// A title: the header of a section, the title of a navigation bar, or what else has the header trait.
///
/// ```swift
/// let trait = Header(id: "My Profile")
/// ```
public struct Header: Element, ValueRepresentable {
    /// The accessibility identifier or the label; `nil` for the first header in the parent.
    public let id: String?
    /// The element that it is inside.
    public let parent: any Element
    /// `other`; headers of any type are found.
    public let type: XCUIElement.ElementType = .other

    /// Makes a description of a header.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier or the label; `nil` for the first header in the parent.
    ///   - parent: the element that it is inside.
    public init(id: String?, parent: any Element = App.shared) {
        self.id = id
        self.parent = parent
    }

    /// The label.
    public var value: String { label }

    /// The first element in the parent with the header trait, and the identifier or label.
    public var underlyingXCUIElement: XCUIElement {
        let all = parent.underlyingXCUIElement.descendants(matching: .any)
        return (id.map { all.matching(identifier: $0) } ?? all).matching(traits: .header)
            .element(boundBy: index)
    }
}
