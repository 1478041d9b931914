import XCUIAutomation

extension XCUIElement {
    /// A query for the children that a predicate holds for.
    public func children(predicate: EasyPredicate) -> XCUIElementQuery {
        children(matching: .any).matching(predicate: predicate)
    }

    /// The first child that a predicate holds for; `nil` if it holds for none.
    public func childElement(predicate: EasyPredicate) -> XCUIElement? {
        let child = children(predicate: predicate).firstMatch
        return child.exists ? child : nil
    }
}
