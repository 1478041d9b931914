import AccessibilityIdentifiers
import XCUIAutomation

extension RawRepresentable where RawValue == String {
    /// The only element of the application with the identifier; acting on it while there are several is a failure.
    ///
    /// The identifier is the one that `>>>` sets: with its path, if its enum is a `PrettyRawRepresentable`. As everywhere
    /// in XCUITest, an equal label matches, too.
    public var element: XCUIElement { query.element }

    /// A query for the elements of the application with the identifier.
    public var query: XCUIElementQuery { queryFor(identifier: self) }

    /// How many elements have the identifier now.
    public var count: Int { query.count }

    /// The element at an index, of those with the identifier; acting on one out of range is a failure.
    public subscript(i: Int) -> XCUIElement { query.element(boundBy: i) }

    /// A query for the elements of the application with another identifier of the type.
    public func queryFor(identifier: Self) -> XCUIElementQuery { identifier.identifierText.query }
}

// `String` has a count and subscripts of its own, and would lose its coding as a `RawRepresentable`.
extension String {
    /// The only element of the application with the text as its identifier or label.
    public var element: XCUIElement { query.element }

    /// A query for the elements of the application with the text as their identifier or label.
    public var query: XCUIElementQuery {
        XCUIApplication().descendants(matching: .any).matching(identifier: self)
    }
}
