import FailureReporting

/// A misuse of a split view controller.
struct SplitFailure: DescribedFailure {
    let description: String

    @MainActor
    static func noSuchColumn(_ controller: UISplitViewController) -> Self {
        Self(
            "\(type(of: controller)) has two columns, and no supplementary one."
                + " Make it with the style .tripleColumn.")
    }
}
