extension UIResponder {
    /// Goes back, or leaves what is in front, as the first on the chain does that can; returns whether one did.
    ///
    /// What is presented ends as by the user, also where its controller overrides ``accessibilityPerformEscape()`` and
    /// answers that it did nothing.
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
    /// Ends the search in front of the controller, or else its own presentation if that is one that the user can end
    /// by a touch outside: a sheet or a popover. Who refuses it is told of the attempt.
    ///
    /// - Returns: whether there is such a thing to end, be it refused or not.
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
