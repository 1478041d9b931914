import Foundation

extension UIPresentationController {
    /// Puts the presented view where it belongs if the container has another size than last time.
    final func layOutContainer() {
        guard let container, laidOutSize != container.bounds.size else { return }
        let isFirst = laidOutSize == nil
        laidOutSize = container.bounds.size
        guard !isFirst else { return }
        (self as? UIPopoverPresentationController)?.askForReposition()
        layOutAgain()
    }

    /// Puts the presented view where it belongs, unless a transition is on its way there.
    final func layOutAgain() {
        if let presentation = presentedLink?.presenter?.presentation,
            presentation.transition?.isUnderWay == true
        {
            presentation.needsPlace = true
            return
        }
        guard let container, placesPresentedView, let view = presentedView, view.isDescendant(of: container)
        else { return }
        view.frame = frameOfPresentedViewInContainerView
        hasSettled()
    }

    /// Suits other traits, in another style if need be.
    final func containerTraitsChanged(from previous: UITraitCollection?) {
        traitCollectionDidChange(previous)
        if let presentation = presentedLink?.presenter?.presentation, presentation.controller === self {
            presentation.suitTraits()
        }
        layOutAgain()
    }

    final func applyTraits() {
        guard let presentedLink else { return }
        presentedLink.containerOverrides = overrideTraitCollection?.values
    }

    /// The presentation controller that view code knows.
    final var known: UIPresentationController { principal ?? self }

    /// Whether the user may end the presentation now; tells those who refuse it.
    final func userMayDismiss() -> Bool {
        guard let presentedLink, !presentedLink.isModalWithAllInside else { return false }
        return known.delegate?.presentationControllerShouldDismiss(known) ?? true
    }

    final func tellAttempt() {
        known.delegate?.presentationControllerDidAttemptToDismiss(known)
    }

    /// Has the user end the presentation at once, as by a tap outside, if that may be.
    ///
    /// - Returns: whether it ends.
    @discardableResult
    final func dismissByUser() -> Bool {
        guard let presentedLink, let presenter = presentedLink.presenter,
            presenter.presentation?.presented === presentedLink,
            presenter.presentation?.phase == .shown
        else { return false }
        guard userMayDismiss() else {
            tellAttempt()
            return false
        }
        let known = known
        known.delegate?.presentationControllerWillDismiss(known)
        // Being told, the delegate may have dismissed it itself.
        guard let presentation = presenter.presentation, presentation.presented === presentedLink,
            presentation.phase == .shown
        else { return false }
        presenter.hide(presentation, animated: true, isByUser: true)
        return true
    }
}

extension UIViewController {
    /// How many controllers are looked at in each other.
    private static let modalLimit = 10_000

    /// Whether the controller, or one in it that is in sight, is not to be dismissed by the user.
    fileprivate final var isModalWithAllInside: Bool {
        var pending = [self]
        var looks = 0
        while let controller = pending.popLast(), looks < Self.modalLimit {
            if controller.isModalInPresentation { return true }
            looks += 1
            for child in controller.children where child.viewIfLoaded?.window != nil {
                pending.append(child)
            }
        }
        return false
    }
}
