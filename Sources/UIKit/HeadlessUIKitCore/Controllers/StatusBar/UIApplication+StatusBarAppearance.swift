import FailureReporting

extension UIApplication {
    final var shownStatusBarStyle: UIStatusBarStyle { UIStatusBarManager.shownStyle }
    final var isStatusBarShownHidden: Bool { UIStatusBarManager.isShownHidden }

    final func changeStatusBar(_ property: String, _ change: (UIApplication) -> Void) {
        guard !declarations.controllersDetermineStatusBar else {
            return StatusBarFailure(
                description:
                    "UIApplication.\(property) was set, which has no effect: view controllers determine "
                    + "the status bar. Set declarations.controllersDetermineStatusBar to false if the Info.plist says so."
            ).record()
        }
        change(self)
        ViewTree.change()
    }
}

private struct StatusBarFailure: DescribedFailure {
    let description: String
}
