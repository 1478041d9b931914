import FailureReporting
import HeadlessUIKit

/// A query for elements, evaluated whenever its result is asked for.
///
/// ```swift
/// app.tables.cells.containing(.staticText, identifier: "Ada").buttons["Call"].tap()
/// XCTAssertEqual(app.cells.matching(NSPredicate(format: "label CONTAINS %@", "Draft")).count, 2)
/// ```
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider, @unchecked Sendable {
    // The only stored property.
    let lookup: ElementLookup

    init(_ lookup: ElementLookup) {
        self.lookup = lookup.limited
    }

    // MARK: Elements

    /// The query's only element; acting on it while there are several is a failure that lists them.
    public var element: XCUIElement { XCUIElement(.only(lookup)) }

    /// The first element that is found; a search stops there, and several are no failure.
    public var firstMatch: XCUIElement { XCUIElement(.first(lookup)) }

    /// How many elements the query finds now.
    ///
    /// - Complexity: O(*n*) in the elements that it looks through; rows of a table are counted without their cells.
    public var count: Int {
        OnMainActor.run {
            var count = 0
            self.lookup.laidOut().forEach { _ in
                count += 1
                return true
            }
            return count
        }
    }

    /// The element at an index; one out of range does not exist. A negative index counts from the end.
    public func element(boundBy index: Int) -> XCUIElement { XCUIElement(.index(lookup, index)) }

    /// The only element that meets a predicate.
    public func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

    /// The only element of a type with an identifier, label, title, value or placeholder.
    public func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        matching(elementType, identifier: identifier).element
    }

    /// The only element with an identifier, label, title, value or placeholder.
    public subscript(key: String) -> XCUIElement { matching(identifier: key).element }

    /// An element for each that is found now, by its index.
    public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

    /// An element for each that is found now, which stays that one wherever it moves.
    public var allElementsBoundByAccessibilityElement: [XCUIElement] {
        OnMainActor.run {
            self.lookup.laidOut().nodes.map { XCUIElement(.fixed(self.lookup, FixedNode($0))) }
        }
    }

    // MARK: Queries

    /// A query for the descendants of a type.
    public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(.descendants(lookup, type))
    }

    /// A query for the children of a type.
    public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(.children(lookup, type))
    }

    /// A query for the elements that meet a predicate, of a format or a closure.
    public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
        XCUIElementQuery(.matching(lookup, .predicate(ElementPredicateBox(predicate))))
    }

    /// A query for the elements for which `condition` returns `true`.
    public func matching(_ condition: @escaping @Sendable (any XCUIElementAttributes) -> Bool)
        -> XCUIElementQuery
    {
        matching(NSPredicate { object, _ in (object as? any XCUIElementAttributes).map(condition) ?? false })
    }

    /// A query for the elements of a type with an identifier, label, title, value or placeholder.
    public func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        XCUIElementQuery(.matching(lookup, .ofType(elementType, named: identifier)))
    }

    /// A query for the elements with an identifier, label, title, value or placeholder.
    public func matching(identifier: String) -> XCUIElementQuery {
        XCUIElementQuery(.matching(lookup, .named(identifier)))
    }

    /// A query for the elements with a descendant that meets a predicate.
    public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
        XCUIElementQuery(.containing(lookup, .predicate(ElementPredicateBox(predicate))))
    }

    /// A query for the elements with a descendant of a type, with an identifier, label, title, value or placeholder.
    public func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        XCUIElementQuery(.containing(lookup, .ofType(elementType, named: identifier)))
    }

    /// The query as source code.
    open override var description: String { lookup.code }

    /// How the query finds its elements, and what it finds now.
    open override var debugDescription: String { OnMainActor.run { ElementTreeText.chain(of: self.lookup) } }
}
