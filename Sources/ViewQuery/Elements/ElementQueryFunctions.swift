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
/// It is a query of one element at most: one that finds none is empty, and what acts on it says why.
@MainActor
public func theFirstElement(_ predicates: ElementPredicate...) -> ElementQuery {
    ElementQuery(predicates: predicates, selection: .first)
}

/// The one element that assistive technology sees in the key window and that meets all of the conditions.
///
/// Where ``theFirstElement(_:)`` takes the first of several, this is strict: no element, and more than one, are
/// failures, of the line that acts on it or else of this one. The failure lists the several.
///
/// ```swift
/// tapOn(theOnlyElement(withRole(.button, named: "Save")))
/// ```
@MainActor
public func theOnlyElement(
    _ predicates: ElementPredicate..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) -> ElementQuery {
    ElementQuery(
        predicates: predicates, selection: .only(CallSite(fileID, filePath, line, column)))
}
