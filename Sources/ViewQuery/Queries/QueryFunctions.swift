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
/// It is a query of one view at most: one that finds none is empty, and what acts on it says why.
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
