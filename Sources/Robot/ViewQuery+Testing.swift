import HeadlessUIKit
import Testing
import TimeLapse
import ViewQuery

// What a bare `#expect(query.isEmpty)` prints of a query.

extension ViewQuery: CustomTestStringConvertible {
    /// The query, with what it finds; for one that finds nothing the nearest miss.
    ///
    /// Off the main actor it is the class alone.
    public nonisolated var testDescription: String {
        MainQueue.ifCurrent { textForExpectation } ?? "ViewQuery"
    }
}

extension ElementQuery: CustomTestStringConvertible {
    /// The query, with what it finds; for one that finds nothing the nearest miss.
    ///
    /// Off the main actor it is the class alone.
    public nonisolated var testDescription: String {
        MainQueue.ifCurrent { textForExpectation } ?? "ElementQuery"
    }
}
