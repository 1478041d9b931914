import FailureReporting
import HeadlessUIKit

/// All views in the key window that meet all of the conditions, the window included.
///
/// ```swift
/// allViews(ofClass(UIButton.self), onScreen(true)).count
/// allViews { $0.tag == 3 }
/// ```
@MainActor
public func allViews(_ predicates: ViewPredicate...) -> ViewQuery {
    ViewQuery(scope: QueryScope(includesRoots: true), predicate: .all(predicates), selection: .all)
}

/// All views in the key window for which `condition` returns `true`, the window included.
@MainActor
public func allViews(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ condition: @escaping @MainActor @Sendable (UIView) -> Bool
) -> ViewQuery {
    allViews(satisfying(fileID: fileID, line: line, condition))
}

/// All views inside the key window that meet all of the conditions, the window itself not included.
@MainActor
public func allSubviews(_ predicates: ViewPredicate...) -> ViewQuery {
    ViewQuery(scope: QueryScope(includesRoots: false), predicate: .all(predicates), selection: .all)
}

/// All views inside the key window for which `condition` returns `true`, the window itself not included.
@MainActor
public func allSubviews(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ condition: @escaping @MainActor @Sendable (UIView) -> Bool
) -> ViewQuery {
    allSubviews(satisfying(fileID: fileID, line: line, condition))
}

/// The first view in the key window that meets all of the conditions, the window included.
///
/// The query finds one view at most. If it finds none, it is empty, and an action on it fails and says why. Of several
/// views the first in the view hierarchy is the rearmost; an action takes the first that is not covered, if there is one.
@MainActor
public func theFirstView(_ predicates: ViewPredicate...) -> ViewQuery {
    ViewQuery(scope: QueryScope(includesRoots: true), predicate: .all(predicates), selection: .first)
}

/// The first view in the key window for which `condition` returns `true`, the window included.
@MainActor
public func theFirstView(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ condition: @escaping @MainActor @Sendable (UIView) -> Bool
) -> ViewQuery {
    theFirstView(satisfying(fileID: fileID, line: line, condition))
}

/// The first view inside the key window that meets all of the conditions, the window itself not included.
@MainActor
public func theFirstSubview(_ predicates: ViewPredicate...) -> ViewQuery {
    ViewQuery(scope: QueryScope(includesRoots: false), predicate: .all(predicates), selection: .first)
}

/// The first view inside the key window for which `condition` returns `true`, the window itself not included.
@MainActor
public func theFirstSubview(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ condition: @escaping @MainActor @Sendable (UIView) -> Bool
) -> ViewQuery {
    theFirstSubview(satisfying(fileID: fileID, line: line, condition))
}

/// The only view in the key window that meets all of the conditions, the window included.
///
/// Unlike ``theFirstView(_:)`` it fails if there is no such view, or more than one. The failure lists them; it is
/// recorded at the line of the action on the query, or else at this line.
///
/// ```swift
/// tapOn(theOnlyView(withLabel("Delete")))
/// ```
@MainActor
public func theOnlyView(
    _ predicates: ViewPredicate..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) -> ViewQuery {
    ViewQuery(
        scope: QueryScope(includesRoots: true), predicate: .all(predicates),
        selection: .only(CallSite(fileID, filePath, line, column)))
}

/// The only view inside the key window that meets all of the conditions, the window itself not included.
///
/// It fails if there is no such view, or more than one, as ``theOnlyView(_:fileID:filePath:line:column:)`` does.
@MainActor
public func theOnlySubview(
    _ predicates: ViewPredicate..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) -> ViewQuery {
    ViewQuery(
        scope: QueryScope(includesRoots: false), predicate: .all(predicates),
        selection: .only(CallSite(fileID, filePath, line, column)))
}
