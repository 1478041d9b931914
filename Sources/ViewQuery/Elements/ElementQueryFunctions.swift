import FailureReporting
import HeadlessUIKit

/// All elements that assistive technology sees in the key window and that meet all of the conditions.
///
/// ```swift
/// allElements(withRole(.button), withTraits(.selected)).count
/// ```
@MainActor
public func allElements(_ predicates: ElementPredicate...) -> ElementQuery {
    ElementQuery(predicates: predicates, selection: .all)
}

/// The first element that assistive technology sees in the key window and that meets all of the conditions.
///
/// The query finds one element at most. If it finds none, it is empty, and an action on it fails and says why.
@MainActor
public func theFirstElement(_ predicates: ElementPredicate...) -> ElementQuery {
    ElementQuery(predicates: predicates, selection: .first)
}

/// The only element that assistive technology sees in the key window and that meets all of the conditions.
///
/// Unlike ``theFirstElement(_:)`` it fails if there is no such element, or more than one. The failure lists them; it is
/// recorded at the line of the action on the query, or else at this line.
///
/// ```swift
/// tapOn(theOnlyElement(withRole(.button, named: "Save")))
/// ```
@MainActor
public func theOnlyElement(
    _ predicates: ElementPredicate..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) -> ElementQuery {
    ElementQuery(predicates: predicates, selection: .only(CallSite(fileID, filePath, line, column)))
}
