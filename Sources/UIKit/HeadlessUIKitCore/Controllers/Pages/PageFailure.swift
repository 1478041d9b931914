import FailureReporting

/// A misuse of a page view controller.
package struct PageFailure: DescribedFailure {
    package let description: String

    package init(description: String) { self.description = description }
}

@MainActor
extension PageFailure {
    static func wrongNumber(_ count: Int, in pages: UIPageViewController) -> PageFailure {
        PageFailure(
            "\(type(of: pages)) was given \(count) view controllers to show: pages that scroll show"
                + " one at a time.")
    }

    static func followsItself(_ controller: UIViewController, in pages: UIPageViewController) -> PageFailure {
        PageFailure(
            "The data source of \(type(of: pages)) returned \(type(of: controller))"
                + " as the page before or after itself. It is treated as the last page.")
    }
}
