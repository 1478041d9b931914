import FailureReporting
import Foundation
import HeadlessUIKit
import ViewQuery

/// Scrolls to an edge of the content, by dragging, as a hand would.
///
/// Of a target that is no scroll view, the innermost one that it is in and that can be dragged that way is scrolled; if
/// it is in none, the only one in it. Every drag takes about a third of a second, by which the clock is moved on, and
/// until what was flicked rests. Content that grows on the way is followed. At the edge already, it is left alone.
///
/// After twenty drags, one more takes content that is still far from its edge to just before it, as a hand would by the
/// scroll indicator: what lies between is not shown, and a list of a million rows takes as long as one of a thousand.
///
/// What prevents it is a failure: scrolling that is disabled, content that fits, a scroll view that is covered or does
/// not follow, several that could be meant, and none at all.
///
/// ```swift
/// scrollOn(list, to: .bottom)
/// ```
///
/// - Parameters:
///   - target: what to scroll; of a query, the first.
///   - edge: where to.
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

/// Scrolls the content by a way, exactly, by dragging, as a hand would.
///
/// The way is that of the content offset: down and to the right is positive. It is exact up to half a pixel; what is
/// further than the content goes, or no whole page of one that pages, is a failure, and nothing is scrolled. All else is
/// as in ``scrollOn(_:to:fileID:filePath:line:column:)``.
///
/// ```swift
/// scrollOn(map, by: CGVector(dx: -100, dy: 250))
/// ```
///
/// - Parameters:
///   - target: what to scroll; of a query, the first.
///   - way: how far, in points.
@MainActor
public func scrollOn(
    _ target: any TouchTarget, by way: CGVector, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        let name = "(\(way.dx.shortText), \(way.dy.shortText))"
        guard way.dx.isFinite, way.dy.isFinite else {
            return TouchFailure(misuse: "scrollOn cannot be done: \(name) is not a way.").record()
        }
        let axes = ScrollAxis.allCases.filter { ($0 == .horizontal ? way.dx : way.dy) != 0 }
        ScrollDriver.perform(on: target, "by \(name)", along: axes) { driver throws(ScrollObstacle) in
            try driver.scroll(by: CGPoint(x: way.dx, y: way.dy))
        }
    }
}

/// Scrolls the content by an amount along the one axis that it can be scrolled along.
///
/// Where it can be scrolled along both, that is a failure, and a vector is to say which way. All else is as in
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
            return TouchFailure(misuse: "scrollOn cannot be done: \(amount.shortText) is not an amount.")
                .record()
        }
        ScrollDriver.perform(on: target, "by \(amount.shortText)", along: []) {
            driver throws(ScrollObstacle) in
            var way = CGPoint.zero
            way[try driver.onlyAxis()] = amount
            try driver.scroll(by: way)
        }
    }
}

/// Scrolls until a view that a query finds is on the screen and can be touched.
///
/// Each drag goes three quarters of what is seen of the content, or to the next page, so that nothing is passed over.
/// If there is one already, nothing is scrolled. That the end is reached before, or the drags are used up, is a failure
/// that says how far it came, and what is in the way of a view that was found.
///
/// ```swift
/// scrollOn(list, until: theFirstView(withText("Row 40")))
/// scrollOn(chat, until: theFirstView(withIdentifier("first")), toward: .top)
/// ```
///
/// A view that is in the content from the start is brought into view in one go by ``scrollIntoView(_:)``; this is for
/// what comes into being as the content is scrolled.
///
/// - Parameters:
///   - target: what to scroll; of a query, the first.
///   - query: what to look for, anywhere.
///   - edge: where to; the bottom unless told, or the right of content that goes sideways only.
///   - drags: how many drags there may be at most.
@MainActor
public func scrollOn(
    _ target: any TouchTarget, until query: ViewQuery, toward edge: ScrollEdge? = nil,
    atMost drags: Int = GestureDefaults.drags,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        ScrollDriver.perform(on: target, "until it sees \(query)", along: edge.map { [$0.axis] } ?? []) {
            driver throws(ScrollObstacle) in
            try driver.scroll(until: { _ in query }, toward: edge, atMost: drags)
        }
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
/// - Parameters:
///   - target: what to scroll; of a query, the first.
///   - predicates: what the view must be like.
///   - edge: where to; the bottom unless told, or the right of content that goes sideways only.
///   - drags: how many drags there may be at most.
@MainActor
public func scrollOn(
    _ target: any TouchTarget, until predicates: ViewPredicate..., toward edge: ScrollEdge? = nil,
    atMost drags: Int = GestureDefaults.drags, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
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
        perform(on: target, "until it sees \(query)", along: edge.map { [$0.axis] } ?? []) {
            driver throws(ScrollObstacle) in
            try driver.scroll(until: { query.inside($0) }, toward: edge, atMost: drags)
        }
    }
}
