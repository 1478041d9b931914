import FailureReporting

/// What can be wrong with what view code asks of search bars.
package struct SearchFailure: Failure {
    package let description: String

    private init(_ description: String) {
        self.description = description
    }

    @MainActor
    static func noSuchScope(_ bar: UISearchBar, _ index: Int, of count: Int) -> SearchFailure {
        SearchFailure(
            "Scope \(index) of \(bar.summary) cannot be selected: it has \(count) scope\(count == 1 ? "" : "s")."
                + " Nothing changes.")
    }

    @MainActor
    static func noPresenter(_ controller: UISearchController) -> SearchFailure {
        SearchFailure(
            "\(type(of: controller)) cannot become active: its search bar is in no controller's view in a window."
        )
    }
}
