import TimeLapse

extension UIViewController {
    final func adopt(_ child: UIViewController) {
        // The responder chain would be a loop.
        if isOrIsIn(child) { return ControllerFailure.childWouldContainItself(child, in: self).record() }
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

    /// Tells the parent or presentation that the controller prefers another size.
    final func preferredSizeChanged() {
        if let parent { parent.preferredContentSizeDidChange(forChildContentContainer: self) }
        guard let presenter, let presentation = presenter.presentation, presentation.presented === self else {
            return
        }
        presentation.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    /// The topmost of the controller's ancestors; the controller itself if it has no parent.
    final var outermost: UIViewController {
        var top = self
        while let parent = top.parent { top = parent }
        return top
    }
}
