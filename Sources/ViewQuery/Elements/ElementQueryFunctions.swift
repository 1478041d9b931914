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
/// It is a query of all that do, so that they can be counted and looked at. What acts on it, as `tapOn` and
/// ``ElementQuery/element(fileID:filePath:line:column:)`` do, fails unless it is one, and says which there are.
///
/// ```swift
/// tapOn(theOnlyElement(withRole(.button, named: "Save")))
/// ```
@MainActor
public func theOnlyElement(_ predicates: ElementPredicate...) -> ElementQuery {
    ElementQuery(predicates: predicates, selection: .only)
}
