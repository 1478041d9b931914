import FailureReporting
import HeadlessUIKit
import ViewQuery

/// Scrolls to an edge of the content by dragging, as a user does.
///
/// A target that is not a scroll view stands for its innermost ancestor that scrolls along that axis; without such an
/// ancestor, for the only scroll view inside it. Every drag moves the clock by about a third of a second, and on until
/// the content is at rest. Content that grows meanwhile is followed. Nothing happens if it is at the edge already.
///
/// After twenty drags, one more takes content that is still far from its edge to just before it, as the scroll
/// indicator would: the rows between are not shown, and a list of a million rows takes as long as one of a thousand.
///
/// It fails if scrolling is disabled, the content fits, the scroll view is covered or does not follow the finger, or
/// if the target stands for several scroll views or for none.
///
/// ```swift
/// scrollOn(list, to: .bottom)
/// ```
///
/// - Parameters:
///   - target: what to scroll; of a query, the first.
///   - edge: the edge to scroll to.
@MainActor
public func scrollOn(
    _ target: any TouchTarget, to edge: ScrollEdge, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        ScrollDriver.perform(on: target, "to the \(edge.rawValue)", along: [edge.axis]) {
            driver throws(ScrollObstacle) in try driver.scroll(to: edge)
        }
    }
}

/// Scrolls the content by an exact offset by dragging, as a user does.
///
/// The content offset changes by it: down and to the right is positive. It is exact up to half a pixel. An offset
/// beyond the content, or between the pages of a scroll view that pages, is a failure, and nothing is scrolled.
/// Content that becomes shorter on the way, as with rows that are less high than estimated, comes to rest at its end.
/// All else is as in ``scrollOn(_:to:fileID:filePath:line:column:)``.
///
/// ```swift
/// scrollOn(map, by: CGVector(dx: -100, dy: 250))
/// ```
///
/// - Parameters:
///   - target: what to scroll; of a query, the first.
///   - offset: the change of the content offset, in points.
@MainActor
public func scrollOn(
    _ target: any TouchTarget, by offset: CGVector, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        let name = "(\(offset.dx.shortText), \(offset.dy.shortText))"
        guard offset.dx.isFinite, offset.dy.isFinite else {
            return TouchFailure(misuse: "scrollOn failed: \(name) is not an offset.").record()
        }
        let axes = ScrollAxis.allCases.filter { ($0 == .horizontal ? offset.dx : offset.dy) != 0 }
        ScrollDriver.perform(on: target, "by \(name)", along: axes) { driver throws(ScrollObstacle) in
            try driver.scroll(by: CGPoint(x: offset.dx, y: offset.dy))
        }
    }
}

/// Scrolls the content by an amount along the only axis along which it scrolls.
///
/// Content that scrolls along both axes is a failure; pass a vector instead. All else is as in
/// ``scrollOn(_:by:fileID:filePath:line:column:)-(_,CGVector,_,_,_,_)``.
///
/// ```swift
/// scrollOn(list, by: 300)   // down
/// scrollOn(shelf, by: -80)  // to the left
/// ```
///
/// - Parameters:
///   - target: what to scroll; of a query, the first.
///   - amount: how far, in points; negative for up, or to the left.
@MainActor
public func scrollOn(
    _ target: any TouchTarget, by amount: CGFloat, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        guard amount.isFinite else {
            return TouchFailure(misuse: "scrollOn failed: \(amount.shortText) is not an amount.")
                .record()
        }
        ScrollDriver.perform(on: target, "by \(amount.shortText)", along: []) {
            driver throws(ScrollObstacle) in
            var offset = CGPoint.zero
            offset[try driver.onlyAxis()] = amount
            try driver.scroll(by: offset)
        }
    }
}

/// Scrolls until a view that a query finds is on the screen and can be touched.
///
/// Each drag covers three quarters of the visible content, or one page, so that nothing is skipped. If there is such a
/// view already, nothing is scrolled. Reaching the edge, or the limit of drags, is a failure that says how far the
/// search got, and why a view that was found cannot be touched.
///
/// ```swift
/// scrollOn(list, until: theFirstView(withText("Row 40")))
/// scrollOn(chat, until: theFirstView(withIdentifier("first")), toward: .top)
/// ```
///
/// For a view that is in the content from the start use `scrollIntoView`; this is for views that are created
/// while the content scrolls, such as cells.
///
/// - Parameters:
///   - target: what to scroll; of a query, the first.
///   - query: the view to look for, inside or outside of the target, in the scope of the query.
///   - edge: where to scroll; by default the bottom, or the end of content that only scrolls horizontally.
///   - drags: the limit of drags.
@MainActor
public func scrollOn(
    _ target: any TouchTarget, until query: ViewQuery, toward edge: ScrollEdge? = nil,
    atMost drags: Int = GestureDefaults.drags, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        ScrollDriver.perform(on: target, until: query, toward: edge, atMost: drags)
    }
}

/// Scrolls until a view in the content that meets all of the conditions is on the screen and can be touched.
///
/// All else is as in ``scrollOn(_:until:toward:atMost:fileID:filePath:line:column:)-(_,ViewQuery,_,_,_,_,_,_)``.
///
/// ```swift
/// scrollOn(list, until: ofClass(UIButton.self), withLabel("Delete"))
/// ```
///
/// - Parameter predicates: what the view must be like.
@MainActor
public func scrollOn(
    _ target: any TouchTarget, until predicates: ViewPredicate..., toward edge: ScrollEdge? = nil,
    atMost drags: Int = GestureDefaults.drags, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        ScrollDriver.perform(on: target, untilContentHas: predicates, toward: edge, atMost: drags)
    }
}

extension ScrollDriver {
    /// Scrolls until a view in the content that meets all of some conditions is on the screen and can be touched.
    static func perform(
        on target: any TouchTarget, untilContentHas predicates: [ViewPredicate], toward edge: ScrollEdge?,
        atMost drags: Int
    ) {
        let query = allSubviews(.all(predicates))
        perform(on: target, until: query, isOfContent: true, toward: edge, atMost: drags)
    }

    /// Scrolls until a view that a query finds, in the content alone or anywhere, is on the screen.
    static func perform(
        on target: any TouchTarget, until query: ViewQuery, isOfContent: Bool = false,
        toward edge: ScrollEdge?, atMost drags: Int
    ) {
        perform(on: target, "until it finds \(query)", along: edge.map { [$0.axis] } ?? []) {
            driver throws(ScrollObstacle) in
            try driver.scroll(
                until: { isOfContent ? query.inside($0) : query }, named: "\(query)", toward: edge,
                atMost: drags)
        }
    }
}
