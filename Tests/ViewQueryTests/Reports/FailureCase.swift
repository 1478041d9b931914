import FailureReporting
import Testing
import ViewQuery

/// A query that finds nothing in a window of its own, and what its failure says.
struct FailureCase: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Builds the tree, and returns the query.
    var query: @MainActor @Sendable (UIWindow) -> ViewQuery
    var text: String

    init(
        _ description: String, _ text: String, _ query: @escaping @MainActor @Sendable (UIWindow) -> ViewQuery
    ) {
        testDescription = description
        self.query = query
        self.text = text
    }

    /// The failure's text; lines of this project are `N` in it.
    @MainActor
    func failure() -> String {
        UIApplication.withShared(UIApplication()) {
            let query = query(UIWindow.createWindowForTesting())
            var text = ""
            // What else is recorded on the way has tests of its own.
            _ = FailureCollector.failures {
                text = QueryFailure(nothingFoundBy: query, for: "tapOn").description
            }
            return text.replacing(/swift:\d+/, with: "swift:N")
        }
    }
}
