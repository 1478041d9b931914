import FailureReporting

/// A misuse of a page view controller.
struct PageFailure: DescribedFailure {
    let description: String
}

@MainActor
extension PageFailure {
    static func wrongNumber(_ count: Int, in pages: UIPageViewController) -> Self {
        Self(
            "\(type(of: pages)) was given \(count) view controllers to show: pages that scroll show"
                + " one at a time.")
    }

    static func followsItself(_ controller: UIViewController, in pages: UIPageViewController) -> Self {
        Self(
            "The data source of \(type(of: pages)) returned \(type(of: controller))"
                + " as the page before or after itself. It is treated as the last page.")
    }
}
