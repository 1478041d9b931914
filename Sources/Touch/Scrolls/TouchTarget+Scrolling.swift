import FailureReporting
import HeadlessUIKit
import ViewQuery

// The gestures' functions as methods, with the same parameters and failures.
extension TouchTarget {
    /// Scrolls until the target is visible; see ``scrollIntoView(_:fileID:filePath:line:column:)``.
    public func scrollIntoView(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        Touch.scrollIntoView(self, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Scrolls to an edge of the content, by dragging; see ``scrollOn(_:to:fileID:filePath:line:column:)``.
    public func scroll(
        to edge: ScrollEdge, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        scrollOn(self, to: edge, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Scrolls the content by a distance, in points; see
    /// ``scrollOn(_:by:fileID:filePath:line:column:)-(_,CGVector,_,_,_,_)``.
    public func scroll(
        by offset: CGVector, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        scrollOn(self, by: offset, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Scrolls the content by an amount along the only axis along which it scrolls; see
    /// ``scrollOn(_:by:fileID:filePath:line:column:)-(_,CGFloat,_,_,_,_)``.
    public func scroll(
        by amount: CGFloat, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        scrollOn(self, by: amount, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Scrolls until a view that a query finds is on the screen and can be touched.
    ///
    /// See ``scrollOn(_:until:toward:atMost:fileID:filePath:line:column:)-(_,ViewQuery,_,_,_,_,_,_)``.
    public func scroll(
        until query: ViewQuery, toward edge: ScrollEdge? = nil, atMost drags: Int = GestureDefaults.drags,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrent {
            ScrollDriver.perform(on: self, until: query, toward: edge, atMost: drags)
        }
    }

    /// Scrolls until a view in the content that meets all of the conditions is on the screen and can be touched.
    ///
    /// See ``scrollOn(_:until:toward:atMost:fileID:filePath:line:column:)-(_,ViewQuery,_,_,_,_,_,_)``.
    public func scroll(
        until predicates: ViewPredicate..., toward edge: ScrollEdge? = nil,
        atMost drags: Int = GestureDefaults.drags, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrent {
            ScrollDriver.perform(on: self, untilContentHas: predicates, toward: edge, atMost: drags)
        }
    }
}
