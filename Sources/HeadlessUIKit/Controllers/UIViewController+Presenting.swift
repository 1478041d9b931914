import FailureReporting
import TimeLapse

extension UIViewController {
    final func beginPresenting(
        _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)?
    ) {
        let presenter = outermost
        guard let window = windowForPresenting(controller, from: presenter) else { return }
        let presentation = Presentation(controller, in: window)
        presenter.presentation = presentation
        controller.presenter = presenter
        if presentation.style.removesPresenter { presenter.beginAppearance(false, animated: animated) }
        controller.beginAppearance(true, animated: animated)
        presentation.show(in: window)
        presenter.transition(in: window, animated: animated) {
            presentation.finishShowing(over: presenter)
            controller.endAppearance()
            if presentation.style.removesPresenter { presenter.endAppearance() }
            completion?()
        }
    }

    final func beginDismissing(animated: Bool, completion: (@MainActor () -> Void)?) {
        guard let presenter = presenterToDismissFrom, let presentation = presenter.presentation,
            !presentation.isUnderWay
        else {
            completion?()
            return
        }
        let window = presentation.presented.viewIfLoaded?.window ?? presentation.topmost.viewIfLoaded?.window
        let dismissed = presentation.topmost
        presentation.beginHiding()
        dismissed.beginAppearance(false, animated: animated)
        let returns = presentation.style.removesPresenter || presenter.appearance.phase == .disappeared
        if returns {
            presenter.beginAppearance(true, animated: animated)
            presentation.restore(presenter)
        }
        presenter.transition(in: window, animated: animated) {
            presenter.removePresentation(presentation)
            if returns { presenter.endAppearance() }
            dismissed.endAppearance()
            completion?()
        }
    }

    /// Takes away what is presented here without a word, with the controller that presents it.
    final func dropPresentation() {
        guard let presentation else { return }
        presentation.beginHiding()
        let dismissed = presentation.topmost
        dismissed.beginAppearance(false, animated: false)
        removePresentation(presentation)
        dismissed.endAppearance()
    }

    /// Takes all that is presented here, and on top of that, out of the window.
    private func removePresentation(_ presentation: Presentation) {
        var current: Presentation? = presentation
        var controller: UIViewController? = self
        while let layer = current {
            layer.finishHiding()
            controller?.presentation = nil
            layer.presented.presenter = nil
            controller = layer.presented
            current = layer.presented.presentation
        }
    }

    private var presenterToDismissFrom: UIViewController? {
        let top = outermost
        return top.presentation == nil ? top.presenter : top
    }

    private func transition(
        in window: UIWindow?, animated: Bool, then finish: @escaping @MainActor () -> Void
    ) {
        guard let application = window?.application else {
            finish()
            return
        }
        if animated, UIView.areAnimationsEnabled {
            application.clock.scheduleAnimationEnd(
                after: Presentation.duration, name: "presentation transition", site: CallSite.current
            ) {
                application.commit()
                finish()
            }
            return
        }
        application.afterCommit(finish)
        application.commitUnlessInTurn()
    }

    /// The window to present in; a failure where that cannot be.
    private func windowForPresenting(
        _ controller: UIViewController, from presenter: UIViewController
    ) -> UIWindow? {
        if controller === self || controller === presenter {
            ControllerFailure.presentsItself(controller).record()
        } else if controller.presenter != nil || controller.parent != nil {
            ControllerFailure.isShownAlready(controller, by: self).record()
        } else if let presented = presenter.presentation?.presented {
            ControllerFailure.presentsAlready(controller, on: self, presented).record()
        } else if let window = presenter.viewIfLoaded?.window {
            return window
        } else {
            ControllerFailure.presenterNotInWindow(controller, on: self).record()
        }
        return nil
    }
}

extension Presentation {
    /// The controller in front of all that are presented on top of this one's.
    fileprivate var topmost: UIViewController {
        var top = presented
        while let next = top.presentation?.presented { top = next }
        return top
    }
}
