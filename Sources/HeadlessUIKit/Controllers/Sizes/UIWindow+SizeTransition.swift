import Foundation

extension UIWindow {
    /// Has the window take another size, as when the device is turned, and tells its controllers.
    ///
    /// If the traits change, `willTransition(to:with:)` comes first, then `viewWillTransition(to:with:)`, each from the
    /// root down through its children, and then so for what is presented, from the back to the front. Then the size
    /// and the traits change, with what the controllers asked for alongside, and all is laid out; at the end come the
    /// coordinator's completions. It takes 0.3 s with animations, as on a phone that is turned; at once without.
    ///
    /// - Parameters:
    ///   - size: in points; one that is not finite or negative is ignored.
    ///   - traits: the new traits; `nil` if they stay.
    ///   - change: changes what the traits come from; without it, they are put over the window.
    final func transition(
        toSize size: CGSize, traits: UITraitCollection? = nil, changing change: (() -> Void)? = nil
    ) {
        guard size.isFinite, size.width >= 0, size.height >= 0 else { return }
        guard let application, !isHidden, let root = rootViewController else {
            apply(size, traits, change)
            return
        }
        let controllers = [root] + (root.presentation?.layers.reversed().map(\.presented) ?? [])
        let transition = ControllerTransition(
            .init(container: self, from: root, to: root, others: Array(controllers.dropFirst())),
            frames: .init(
                initialFrom: bounds, finalFrom: CGRect(origin: .zero, size: size), initialTo: bounds,
                finalTo: CGRect(origin: .zero, size: size)),
            animator: WindowSizeAnimator { [weak self] in self?.apply(size, traits, change) },
            animated: true)
        let coordinator = transition.coordinator
        if let traits, traits != traitCollection {
            for controller in controllers {
                let shown = controller.presenter?.presentation?.controller
                (shown ?? controller as any UIContentContainer).willTransition(to: traits, with: coordinator)
            }
        }
        if size != bounds.size {
            for controller in controllers {
                let shown = controller.presenter?.presentation?.controller
                (shown ?? controller as any UIContentContainer)
                    .viewWillTransition(to: size, with: coordinator)
            }
        }
        // What is not animated does not ask its animator.
        if !transition.isAnimated {
            UIView.performWithoutAnimation {
                apply(size, traits, change)
                layoutIfNeeded()
            }
        }
        transition.run(in: application) { _ in }
    }

    private func apply(_ size: CGSize, _ traits: UITraitCollection?, _ change: (() -> Void)?) {
        bounds.size = size
        frame.origin = .zero
        if let change {
            change()
        } else if let traits {
            traitOverrides.horizontalSizeClass = traits.horizontalSizeClass
            traitOverrides.verticalSizeClass = traits.verticalSizeClass
        }
    }
}

/// What changes the size of a window by and by.
@MainActor
private final class WindowSizeAnimator: UIViewControllerAnimatedTransitioning {
    private let change: () -> Void

    init(_ change: @escaping () -> Void) {
        self.change = change
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        UIView.animate(withDuration: transitionDuration(using: context), options: .keepsTime) {
            self.change()
            context.containerView.layoutIfNeeded()
        } completion: { _ in
            context.completeTransition(true)
        }
    }
}
