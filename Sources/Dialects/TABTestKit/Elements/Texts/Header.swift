import XCUIAutomation

/// A title: the header of a section, the title of a navigation bar, or what else has the header trait.
///
/// ```swift
/// let trait = Header(id: "My Profile")
/// ```
///
/// Without an identifier it is the first header in its parent.
public struct Header: OptionallyNamedElement, ValueRepresentable {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `other`; headers of any type are found.
    public let type: XCUIElement.ElementType = .other

    /// Makes a description of a header.
    public init(place: ElementPlace) { self.place = place }

    /// The label.
    public var value: String { label }

    /// The first element in the parent with the header trait, and the identifier or label.
    public var underlyingXCUIElement: XCUIElement {
        let all = parent.underlyingXCUIElement.descendants(matching: .any)
        return (id.map { all.matching(identifier: $0) } ?? all).matching(traits: .header)
            .element(boundBy: index)
    }
}
