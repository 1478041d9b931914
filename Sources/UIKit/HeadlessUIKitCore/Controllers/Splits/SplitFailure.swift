import FailureReporting

/// A misuse of a split view controller.
package struct SplitFailure: DescribedFailure {
    package let description: String

    package init(description: String) { self.description = description }

    @MainActor
    static func noSuchColumn(_ controller: UISplitViewController) -> SplitFailure {
        SplitFailure(
            "\(type(of: controller)) has two columns, and no supplementary one."
                + " Make it with the style .tripleColumn.")
    }
}
