import FailureReporting

/// What can be wrong with what a split view controller is asked for.
package struct SplitFailure: Failure {
    package let description: String

    @MainActor
    static func noSuchColumn(_ controller: UISplitViewController) -> SplitFailure {
        SplitFailure(
            description:
                "\(type(of: controller)) has two columns: there is no supplementary one to put a controller in."
                + " Make it with the style .tripleColumn.")
    }
}
