import FailureReporting
import HeadlessUIKit

extension ElementQuery: @MainActor RandomAccessCollection {
    /// The first index: 0, except for a subrange, which keeps the indices of the whole.
    public var startIndex: Int { range?.lowerBound ?? 0 }

    /// The index past the last of the elements found now.
    public var endIndex: Int { startIndex + count }

    /// The number of elements found now.
    public var count: Int {
        let count = elements.count
        QueryReads.note(self, [".count → \(count)"])
        return count
    }

    /// The element found at `index` now; for generic code, whose failures have no line of their own.
    @_disfavoredOverload
    public subscript(index: Int) -> AccessibleElement { element(at: index) }

    /// The same query for some of the positions in its result; for generic code, whose failures have no line of their
    /// own.
    @_disfavoredOverload
    public subscript(bounds: Range<Int>) -> ElementQuery { slice(bounds) }

    /// Iterates over the elements found now, even if the view hierarchy changes meanwhile.
    public func makeIterator() -> IndexingIterator<[AccessibleElement]> { elements.makeIterator() }

    /// The first element found now, if any.
    public var first: AccessibleElement? {
        let element = elements.first
        QueryReads.noteFirst(of: self, isThere: element != nil)
        return element
    }

    /// The last element found now, if any.
    public var last: AccessibleElement? { elements.last }

    /// Whether no element is found now.
    public var isEmpty: Bool { elements.isEmpty }

    /// The results of `transform` for each element found now.
    public func map<Value, Failure: Error>(_ transform: (AccessibleElement) throws(Failure) -> Value)
        throws(Failure) -> [Value]
    {
        try elements.map(transform)
    }
}

extension ElementQuery {
    /// The element found at `index` now.
    ///
    /// An index out of range is a failure at this line, and returns an element in no window, so that the test continues.
    public subscript(
        index: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> AccessibleElement {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { element(at: index) }
    }

    /// The same query for some of the positions in its result, whatever is found there when it is evaluated.
    ///
    /// The indices stay those of the whole. Positions out of the range of the current result are a failure at this line.
    public subscript(
        bounds: Range<Int>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ElementQuery {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { slice(bounds) }
    }

    /// The same query for the positions of an expression such as `2...` or `...3`.
    public subscript(
        bounds: some RangeExpression<Int>, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ElementQuery {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            slice(Range(bounds, in: startIndex..<endIndex))
        }
    }

    private func element(at index: Int) -> AccessibleElement {
        let elements = elements
        let offset = index.subtractingReportingOverflow(startIndex).partialValue
        if elements.indices.contains(offset) { return elements[offset] }
        recordMissing("\(index)", among: startIndex..<startIndex + elements.count)
        let nowhere = AbsentView()
        return AccessibleElement(UIAccessibilityElement(accessibilityContainer: nowhere), in: nowhere)
    }

    private func slice(_ bounds: Range<Int>) -> ElementQuery {
        let present = startIndex..<endIndex
        if !bounds.isInside(present) { recordMissing("\(bounds)", among: present) }
        return ElementQuery(
            scope: scope, predicates: predicates, selection: selection,
            range: bounds.clamped(fromBeginningOf: present))
    }

    private func recordMissing(_ position: String, among present: Range<Int>) {
        // That there is not exactly one element has been recorded.
        if case .only = selection, present.isEmpty { return }
        ElementFailure(noElementAt: position, among: present, foundBy: self).record()
    }
}
