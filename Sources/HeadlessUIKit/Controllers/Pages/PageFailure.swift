import FailureReporting

/// What can be wrong with what a page controller is given.
package struct PageFailure: Failure {
    package let description: String
}

@MainActor
extension PageFailure {
    static func wrongNumber(_ count: Int, in pages: UIPageViewController) -> PageFailure {
        PageFailure(
            description:
                "\(type(of: pages)) was given \(count) view controllers to show: pages that scroll show"
                + " one at a time.")
    }

    static func followsItself(_ controller: UIViewController, in pages: UIPageViewController) -> PageFailure {
        PageFailure(
            description: "The data source of \(type(of: pages)) gave \(type(of: controller))"
                + " as what comes before or after itself. It is taken for the last one.")
    }
}
