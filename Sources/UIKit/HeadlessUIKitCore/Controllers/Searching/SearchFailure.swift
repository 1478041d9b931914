import FailureReporting

/// A misuse of search bars by view code.
package struct SearchFailure: DescribedFailure {
    package let description: String

    package init(description: String) { self.description = description }

    @MainActor
    static func noSuchScope(_ bar: UISearchBar, _ index: Int, of count: Int) -> SearchFailure {
        SearchFailure(
            "Scope \(index) of \(bar.summary) cannot be selected: it has \(count) scope\(count == 1 ? "" : "s")."
                + " Nothing changes.")
    }

    @MainActor
    static func noPresenter(_ controller: UISearchController) -> SearchFailure {
        SearchFailure(
            "\(type(of: controller)) cannot become active: its search bar is not in a controller's view in a window."
        )
    }
}
