import FailureReporting

/// A misuse of search bars by view code.
struct SearchFailure: DescribedFailure {
    let description: String

    @MainActor
    static func noSuchScope(_ bar: UISearchBar, _ index: Int, of count: Int) -> Self {
        Self(
            "Scope \(index) of \(bar.summary) cannot be selected: it has \(count) scope\(count == 1 ? "" : "s")."
                + " Nothing changes.")
    }

    @MainActor
    static func noPresenter(_ controller: UISearchController) -> Self {
        Self(
            "\(type(of: controller)) cannot become active: its search bar is not in a controller's view in a window."
        )
    }
}
