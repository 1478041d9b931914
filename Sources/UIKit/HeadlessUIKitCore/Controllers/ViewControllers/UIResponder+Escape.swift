extension UIResponder {
    /// Lets the first object on the responder chain that can go back or close what is in front do so.
    ///
    /// A presentation ends as if by the user, also where its controller overrides ``accessibilityPerformEscape()`` and
    /// returns `false`. Returns whether one did.
    package final func performEscape() -> Bool {
        var responder: UIResponder? = self
        while let current = responder {
            if current.accessibilityPerformEscape() { return true }
            if let controller = current as? UIViewController, controller.leaveByUser() { return true }
            responder = current.next
        }
        return false
    }
}

extension UIViewController {
    /// Ends the search that the controller presents, or else its own presentation if the user can dismiss that with
    /// a touch outside: a sheet or a popover. A delegate that refuses it is told of the attempt.
    ///
    /// - Returns: whether there is a search or presentation to end, even if ending it was refused.
    final func leaveByUser() -> Bool {
        if let search = presentedViewController as? UISearchController { return search.cancelByUser() }
        guard presentation == nil, let shown = presenter?.presentation, shown.presented === self,
            shown.phase == .shown,
            shown.controller is UISheetPresentationController
                || shown.controller is UIPopoverPresentationController
        else { return false }
        shown.controller.dismissByUser()
        return true
    }
}
