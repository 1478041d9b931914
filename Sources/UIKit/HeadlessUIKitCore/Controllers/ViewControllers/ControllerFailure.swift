import FailureReporting

/// A misuse of view controllers by view code.
package struct ControllerFailure: DescribedFailure {
    package let description: String

    package init(description: String) { self.description = description }
}

@MainActor
extension ControllerFailure {
    static func viewUsedWhileLoading(_ controller: UIViewController) -> ControllerFailure {
        ControllerFailure(
            "loadView of \(name(controller)) reads `view` before setting it. Set it first.")
    }

    static func noViewLoaded(_ controller: UIViewController) -> ControllerFailure {
        ControllerFailure("loadView of \(name(controller)) returned without having set `view`.")
    }

    static func childWouldContainItself(
        _ child: UIViewController, in parent: UIViewController
    ) -> ControllerFailure {
        ControllerFailure(
            "\(name(child)) cannot be a child of \(name(parent)):"
                + " that is the same controller, its descendant, or one that it presents.")
    }

    static func presentsItself(_ controller: UIViewController) -> ControllerFailure {
        ControllerFailure("\(name(controller)) cannot be presented on itself.")
    }

    static func isShownAlready(
        _ controller: UIViewController, by presenter: UIViewController
    ) -> ControllerFailure {
        let reason =
            controller.parent.map { "is a child of \(name($0))" }
            ?? controller.presenter.map { "is presented by \(name($0)) already" } ?? "is shown already"
        return asked(presenter, toPresent: controller, ", which \(reason).")
    }

    static func presentsAlready(
        _ controller: UIViewController, on presenter: UIViewController, _ presented: UIViewController
    ) -> ControllerFailure {
        asked(
            presenter, toPresent: controller,
            ", but \(name(presented)) is presented there already: dismiss that first, or present on it.")
    }

    static func presenterNotInWindow(
        _ controller: UIViewController, on presenter: UIViewController
    ) -> ControllerFailure {
        asked(presenter, toPresent: controller, ", but its view is not in a window.")
    }

    static func isBeingDismissed(
        _ presenter: UIViewController, askedToPresent controller: UIViewController
    ) -> ControllerFailure {
        asked(presenter, toPresent: controller, " while it is being dismissed itself.")
    }

    private static func asked(
        _ presenter: UIViewController, toPresent controller: UIViewController, _ problem: String
    ) -> ControllerFailure {
        ControllerFailure("\(name(presenter)) was asked to present \(name(controller))\(problem)")
    }

    static func isBeingPresented(
        _ presented: UIViewController, dismissedOn controller: UIViewController
    ) -> ControllerFailure {
        ControllerFailure(
            "\(name(controller)) was asked to dismiss \(name(presented)), which is still being presented:"
                + " dismiss it once the completion of present has been called.")
    }

    static func stylesDoNotFit(
        _ controller: UIViewController, _ style: UIModalPresentationStyle,
        _ transition: UIModalTransitionStyle
    ) -> ControllerFailure {
        let reason =
            style == .none
            ? "its modalPresentationStyle is .none, which cannot be presented"
            : "its modalTransitionStyle is .\(transition), which only works with .fullScreen, not with .\(style)"
        return ControllerFailure("\(name(controller)) cannot be presented: \(reason).")
    }

    static func alertSaysNothing(_ alert: UIViewController) -> ControllerFailure {
        ControllerFailure(
            "\(name(alert)) cannot be presented: it has nothing to show."
                + " Give it a title, a message or an action first.")
    }

    static func popoverWithoutSource(_ controller: UIViewController) -> ControllerFailure {
        cannotBePopover(
            controller,
            "it has no source to point to. Set sourceView or sourceItem of its popoverPresentationController first."
        )
    }

    static func popoverSourceElsewhere(_ controller: UIViewController) -> ControllerFailure {
        cannotBePopover(
            controller, "its sourceView or sourceItem is not in the window that it is presented in.")
    }

    private static func cannotBePopover(_ controller: UIViewController, _ reason: String) -> ControllerFailure
    {
        ControllerFailure("\(name(controller)) cannot be presented as a popover: \(reason)")
    }

    static func isNoChild(_ child: UIViewController, of parent: UIViewController) -> ControllerFailure {
        ControllerFailure("\(name(child)) is not a child of \(name(parent)): add it with addChild first.")
    }

    static func name(_ controller: UIViewController) -> String {
        let title = controller.title.map { " \"\($0)\"" } ?? ""
        return "\(type(of: controller))\(title)"
    }
}
