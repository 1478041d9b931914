import FailureReporting

/// A misuse of view controllers by view code.
struct ControllerFailure: DescribedFailure {
    let description: String
}

@MainActor
extension ControllerFailure {
    static func viewUsedWhileLoading(_ controller: UIViewController) -> Self {
        Self("loadView of \(controller.nameInReports) reads `view` before setting it. Set it first.")
    }

    static func noViewLoaded(_ controller: UIViewController) -> Self {
        Self("loadView of \(controller.nameInReports) returned without having set `view`.")
    }

    static func childWouldContainItself(_ child: UIViewController, in parent: UIViewController) -> Self {
        Self(
            "\(child.nameInReports) cannot be a child of \(parent.nameInReports):"
                + " that is the same controller, its descendant, or one that it presents.")
    }

    static func presentsItself(_ controller: UIViewController) -> Self {
        Self("\(controller.nameInReports) cannot be presented on itself.")
    }

    static func isShownAlready(_ controller: UIViewController, by presenter: UIViewController) -> Self {
        let reason =
            controller.parent.map { "is a child of \($0.nameInReports)" }
            ?? controller.presenter.map { "is presented by \($0.nameInReports) already" }
            ?? "is shown already"
        return asked(presenter, toPresent: controller, ", which \(reason).")
    }

    static func presentsAlready(
        _ controller: UIViewController, on presenter: UIViewController, _ presented: UIViewController
    ) -> Self {
        asked(
            presenter, toPresent: controller,
            ", but \(presented.nameInReports) is presented there already:"
                + " dismiss that first, or present on it.")
    }

    static func presenterNotInWindow(
        _ controller: UIViewController, on presenter: UIViewController
    ) -> Self {
        asked(presenter, toPresent: controller, ", but its view is not in a window.")
    }

    static func isBeingDismissed(
        _ presenter: UIViewController, askedToPresent controller: UIViewController
    ) -> Self {
        asked(presenter, toPresent: controller, " while it is being dismissed itself.")
    }

    private static func asked(
        _ presenter: UIViewController, toPresent controller: UIViewController, _ problem: String
    ) -> Self {
        Self("\(presenter.nameInReports) was asked to present \(controller.nameInReports)\(problem)")
    }

    static func isBeingPresented(
        _ presented: UIViewController, dismissedOn controller: UIViewController
    ) -> Self {
        Self(
            "\(controller.nameInReports) was asked to dismiss \(presented.nameInReports),"
                + " which is still being presented: dismiss it once the completion of present has been called."
        )
    }

    static func stylesDoNotFit(
        _ controller: UIViewController, _ style: UIModalPresentationStyle,
        _ transition: UIModalTransitionStyle
    ) -> Self {
        let reason =
            style == .none
            ? "its modalPresentationStyle is .none, which cannot be presented"
            : "its modalTransitionStyle is .\(transition), which only works with .fullScreen, not with .\(style)"
        return Self("\(controller.nameInReports) cannot be presented: \(reason).")
    }

    static func alertSaysNothing(_ alert: UIViewController) -> Self {
        Self(
            "\(alert.nameInReports) cannot be presented: it has nothing to show."
                + " Give it a title, a message or an action first.")
    }

    static func popoverWithoutSource(_ controller: UIViewController) -> Self {
        cannotBePopover(
            controller,
            "it has no source to point to. Set sourceView or sourceItem of its popoverPresentationController first."
        )
    }

    static func popoverSourceElsewhere(_ controller: UIViewController) -> Self {
        cannotBePopover(
            controller, "its sourceView or sourceItem is not in the window that it is presented in.")
    }

    private static func cannotBePopover(_ controller: UIViewController, _ reason: String) -> Self {
        Self("\(controller.nameInReports) cannot be presented as a popover: \(reason)")
    }

    static func isNoChild(_ child: UIViewController, of parent: UIViewController) -> Self {
        Self("\(child.nameInReports) is not a child of \(parent.nameInReports): add it with addChild first.")
    }
}
