extension UIPresentationController {
    final func layOutContainer() {
        guard let container, laidOutSize != container.bounds.size else { return }
        let isFirst = laidOutSize == nil
        laidOutSize = container.bounds.size
        guard !isFirst else { return }
        (self as? UIPopoverPresentationController)?.askForReposition()
        layOutAgain()
    }

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

    final func containerTraitsChanged(from previous: UITraitCollection?) {
        traitCollectionDidChange(previous)
        if let presentation = presentedLink?.presenter?.presentation, presentation.controller === self {
            presentation.suitTraits()
        }
        layOutAgain()
    }

    final func applyTraits() {
        guard let presentedLink else { return }
        // Mostly there are none, before and after.
        guard overrideTraitCollection != nil || presentedLink.containerOverrides != nil else { return }
        presentedLink.containerOverrides = overrideTraitCollection?.values
    }

    final var known: UIPresentationController { principal ?? self }

    /// Whether the user may dismiss the presentation now; if not, the delegate is told of the attempt.
    final func userMayDismiss() -> Bool {
        guard let presentedLink, !presentedLink.isModalWithAllInside else { return false }
        return known.delegate?.presentationControllerShouldDismiss(known) ?? true
    }

    final func tellAttempt() {
        known.delegate?.presentationControllerDidAttemptToDismiss(known)
    }

    /// Dismisses the presentation immediately as if by the user, such as by a tap outside, if that is allowed.
    ///
    /// - Returns: whether it is dismissed.
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
        // The delegate may have dismissed it in the callback.
        guard let presentation = presenter.presentation, presentation.presented === presentedLink,
            presentation.phase == .shown
        else { return false }
        presenter.hide(presentation, animated: true, isByUser: true)
        return true
    }
}

extension UIViewController {
    private static let modalLimit = 10_000

    /// Whether the controller, or a visible descendant, does not allow the user to dismiss it.
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
