import TimeLapse

extension UIViewController {
    final func adopt(_ child: UIViewController) {
        var ancestor: UIViewController? = self
        while let current = ancestor {
            if current === child {
                ControllerFailure.childWouldContainItself(child, in: self).record()
                return
            }
            // Either way the responder chain would be a loop.
            ancestor = current.parent ?? current.presenter
        }
        guard child.parent !== self else { return }
        if let old = child.parent { child.leaveParent(old) }
        child.willMove(toParent: self)
        child.parent = self
        children.append(child)
    }

    /// Leaves the parent, with what is presented over the controller there.
    final func leaveParent(_ parent: UIViewController) {
        if let presentation, !presentation.coversWindow { dropPresentation() }
        parent.children.removeObject(self)
        self.parent = nil
        containerOverrides = nil
        parent.childDidLeave(self)
        noteDeparture(parent is UINavigationController ? .pop : .removal)
        stopAppearing()
    }

    /// Notes for later failures that the controller leaves the screen.
    final func noteDeparture(_ cause: Departures.Cause) {
        let application = UIApplication.shared
        application.departures.note(
            self, cause, at: CallMoment(on: application.clock), alert: (self as? UIAlertController)?.wording)
    }

    /// The topmost of the controller's ancestors; the controller itself if it has no parent.
    final var outermost: UIViewController {
        var top = self
        while let parent = top.parent { top = parent }
        return top
    }
}
