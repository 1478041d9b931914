import FailureReporting
import HeadlessUIKit

extension ViewQuery: @MainActor RandomAccessCollection {
    /// The first index: 0, except for a subrange, which keeps the indices of the whole.
    public var startIndex: Int { range?.lowerBound ?? 0 }

    /// The index past the last of the views found now.
    public var endIndex: Int { startIndex + count }

    /// The number of views found now.
    public var count: Int {
        // Without a closure: it would check at each call that it is on its actor, which a look-up by name would feel.
        ViewTree.beginLooking()
        defer { ViewTree.endLooking() }
        let count = found().count
        QueryReads.note(self, [".count → \(count)"])
        return count
    }

    /// The view found at `index` now; for generic code, whose failures have no line of their own.
    @_disfavoredOverload
    public subscript(index: Int) -> UIView { view(at: index) }

    /// The same query for some of the positions in its result; for generic code, whose failures have no line of their
    /// own.
    @_disfavoredOverload
    public subscript(bounds: Range<Int>) -> ViewQuery { slice(bounds) }

    /// Iterates over the views found now, even if the view hierarchy changes meanwhile.
    public func makeIterator() -> IndexingIterator<[UIView]> { views.makeIterator() }

    /// Zero, because custom closures may find other views the next time.
    public var underestimatedCount: Int { 0 }

    // swift-format-ignore: NoLeadingUnderscores
    /// The views found now, by one search where the standard library would take two; arrays are made by this.
    public func _copyToContiguousArray() -> ContiguousArray<UIView> { ContiguousArray(views) }

    /// The first view found now, if any.
    public var first: UIView? {
        ViewTree.beginLooking()
        defer { ViewTree.endLooking() }
        let view = found().first?.takeUnretainedValue()
        QueryReads.noteFirst(of: self, isThere: view != nil)
        return view
    }

    /// The last view found now, if any.
    public var last: UIView? { ViewTree.whileLooking { found().last?.takeUnretainedValue() } }

    /// Whether no view is found now.
    public var isEmpty: Bool { ViewTree.whileLooking { found().isEmpty } }

    /// The results of `transform` for each view found now.
    public func map<Value, Failure: Error>(_ transform: (UIView) throws(Failure) -> Value) throws(Failure)
        -> [Value]
    {
        try views.map(transform)
    }
}

extension ViewQuery {
    /// The view found at `index` now.
    ///
    /// An index out of range is a failure at this line, and returns an empty view, so that the test continues. Gestures
    /// on that view do nothing, as the failure has been recorded.
    public subscript(
        index: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> UIView {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { view(at: index) }
    }

    /// The same query for some of the positions in its result, whatever is found there when it is evaluated.
    ///
    /// As in any collection, the indices stay those of the whole. Positions out of the range of the current result are a
    /// failure at this line.
    public subscript(
        bounds: Range<Int>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ViewQuery {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { slice(bounds) }
    }

    /// The same query for the positions of an expression such as `2...` or `...3`.
    public subscript(
        bounds: some RangeExpression<Int>, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ViewQuery {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            slice(Range(bounds, in: startIndex..<endIndex))
        }
    }

    private func view(at index: Int) -> UIView {
        let views = views
        let offset = index.subtractingReportingOverflow(startIndex).partialValue
        if views.indices.contains(offset) { return views[offset] }
        // That there is not exactly one view has been recorded.
        if case .only = selection, views.isEmpty { return AbsentView() }
        QueryFailure(noViewAt: "\(index)", among: startIndex..<startIndex + views.count, foundBy: self)
            .record()
        return AbsentView()
    }

    private func slice(_ bounds: Range<Int>) -> ViewQuery {
        let present = startIndex..<endIndex
        var isRecorded = false
        if case .only = selection { isRecorded = present.isEmpty }
        if !isRecorded, !bounds.isInside(present) {
            QueryFailure(noViewAt: "\(bounds)", among: present, foundBy: self).record()
        }
        return with { $0.range = bounds.clamped(fromBeginningOf: present) }
    }
}
