import HeadlessUIKit

extension ViewQuery: @MainActor RandomAccessCollection {
    /// The first index: 0, but for a sub-range, which keeps the indices of the whole.
    public var startIndex: Int { range?.lowerBound ?? 0 }

    /// The index past the last of the views found now.
    public var endIndex: Int { startIndex + count }

    /// The number of views found now.
    public var count: Int { ViewTree.whileLooking { found().count } }

    /// The view at `index`, as things are now.
    ///
    /// An index that is out of range is a failure, and the view an empty one: the test goes on to its end.
    public subscript(index: Int) -> UIView {
        let views = views
        let offset = index.subtractingReportingOverflow(startIndex).partialValue
        if views.indices.contains(offset) { return views[offset] }
        // That there is not the one view wanted has been said.
        if case .only = selection, views.isEmpty { return UIView() }
        QueryFailure(noViewAt: "\(index)", among: startIndex..<startIndex + views.count, foundBy: self)
            .record()
        return UIView()
    }

    /// The same query for some of the positions in its result, whatever is found there when it is asked.
    ///
    /// As with any collection the indices stay those of the whole. Positions that are out of the range of what
    /// is found now are a failure.
    public subscript(bounds: Range<Int>) -> ViewQuery {
        let present = startIndex..<endIndex
        var isRecorded = false
        if case .only = selection { isRecorded = present.isEmpty }
        if !isRecorded,
            bounds.lowerBound < present.lowerBound || bounds.upperBound > present.upperBound
        {
            QueryFailure(noViewAt: "\(bounds)", among: present, foundBy: self).record()
        }
        return with { $0.range = bounds.clamped(to: startIndex..<Swift.max(startIndex, bounds.upperBound)) }
    }

    /// Goes through the views found now, whatever becomes of the tree on the way.
    public func makeIterator() -> IndexingIterator<[UIView]> { views.makeIterator() }

    /// Not told before the views are looked for: closures may have them find others the next time.
    public var underestimatedCount: Int { 0 }

    // swift-format-ignore: NoLeadingUnderscores
    /// The views found now, of one look at the tree, where the standard library would take two; arrays are made so.
    public func _copyToContiguousArray() -> ContiguousArray<UIView> { ContiguousArray(views) }

    /// The first view found now, if any.
    public var first: UIView? { ViewTree.whileLooking { found().first?.takeUnretainedValue() } }

    /// The last view found now, if any.
    public var last: UIView? { ViewTree.whileLooking { found().last?.takeUnretainedValue() } }

    /// Whether no view is found now.
    public var isEmpty: Bool { ViewTree.whileLooking { found().isEmpty } }

    /// What `transform` makes of each view found now.
    public func map<Value, Failure: Error>(_ transform: (UIView) throws(Failure) -> Value) throws(Failure)
        -> [Value]
    {
        try views.map(transform)
    }
}
