import FailureReporting

/// A misuse of a split view controller.
package struct SplitFailure: DescribedFailure {
    package let description: String

    @MainActor
    static func noSuchColumn(_ controller: UISplitViewController) -> SplitFailure {
        SplitFailure(
            "\(type(of: controller)) has two columns, and no supplementary one."
                + " Make it with the style .tripleColumn.")
    }
}
