import FailureReporting

/// A misuse of navigation and tab bar controllers by view code.
struct NavigationFailure: DescribedFailure {
    let description: String
}

@MainActor
extension NavigationFailure {
    static func pushedTwice(_ controller: UIViewController, on container: UINavigationController) -> Self {
        Self(
            "\(controller.nameInReports) is in the stack of \(container.nameInReports) already:"
                + " pushing the same view controller more than once is not supported.")
    }

    static func pushesNavigation(
        _ controller: UIViewController, on container: UINavigationController
    ) -> Self {
        Self(
            "\(container.nameInReports) was asked to push \(controller.nameInReports):"
                + " pushing a navigation controller is not supported. Present it instead.")
    }

    static func containsItself(_ controller: UIViewController, in container: UIViewController) -> Self {
        Self(
            "\(container.nameInReports) cannot contain \(controller.nameInReports):"
                + " that is the same controller or an ancestor of it.")
    }

    static func notInStack(_ controller: UIViewController, of container: UINavigationController) -> Self {
        Self(
            "\(container.nameInReports) was asked to pop to \(controller.nameInReports),"
                + " which is not in its stack.")
    }

    static func twice(_ controller: UIViewController, in container: UIViewController) -> Self {
        Self(
            "\(container.nameInReports) was given \(controller.nameInReports) more than once."
                + " It keeps its first position.")
    }

    static func neverArrives(
        _ controller: UIViewController, in container: UINavigationController, changes: Int
    ) -> Self {
        Self(
            "The stack of \(container.nameInReports) was changed \(changes) times in a row while a view controller"
                + " appeared, the last of them \(controller.nameInReports): this never ends."
                + " Further changes made while one appears were ignored.")
    }

    static func managed(_ call: String, _ bar: UIView) -> Self {
        Self("\(call) cannot be used on the \(type(of: bar)) of a controller, which manages it itself.")
    }

    static func noSuchTab(_ index: Int, of count: Int, in container: UITabBarController) -> Self {
        let has = count == 0 ? "no tabs" : count == 1 ? "one tab" : "\(count) tabs"
        return Self(
            "\(container.nameInReports) was asked to select the tab at index \(index), but it has \(has).")
    }

    static func notATab(_ controller: UIViewController, of container: UITabBarController) -> Self {
        Self(
            "\(container.nameInReports) was asked to select \(controller.nameInReports),"
                + " which is not one of its view controllers.")
    }
}
