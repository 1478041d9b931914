import XCUIAutomation

extension XCUIElementQuery {
    /// A query for the elements that predicates hold for.
    ///
    /// - Parameter logic: whether all must hold, or one.
    public func matching(predicates: [EasyPredicate], logic: NSCompoundPredicate.LogicalType = .and)
        -> XCUIElementQuery
    {
        matching(predicates.merged(withLogic: logic).toPredicate)
    }

    /// A query for the elements that a predicate holds for.
    public func matching(predicate: EasyPredicate) -> XCUIElementQuery { matching(predicate.toPredicate) }

    /// The only element that predicates hold for.
    ///
    /// - Parameter logic: whether all must hold, or one.
    public func element(predicates: [EasyPredicate], logic: NSCompoundPredicate.LogicalType = .and)
        -> XCUIElement
    {
        matching(predicates: predicates, logic: logic).element
    }

    /// The only element that a predicate holds for.
    public func element(predicate: EasyPredicate) -> XCUIElement { matching(predicate: predicate).element }

    /// A query for the elements that a predicate holds for; see ``matching(predicate:)``.
    public func filter(predicate: EasyPredicate) -> XCUIElementQuery { matching(predicate: predicate) }

    /// The first element that a predicate holds for.
    public func first(predicate: EasyPredicate) -> XCUIElement { matching(predicate: predicate).firstMatch }

    /// A query for the children of the query's elements that predicates hold for.
    ///
    /// - Parameter logic: whether all must hold, or one.
    public func childrenFilter(predicates: [EasyPredicate], logic: NSCompoundPredicate.LogicalType = .and)
        -> XCUIElementQuery
    {
        children(matching: .any).matching(predicates: predicates, logic: logic)
    }

    /// The first child of the query's elements that a predicate holds for.
    public func childrenFirst(predicate: EasyPredicate) -> XCUIElement {
        children(matching: .any).first(predicate: predicate)
    }
}
