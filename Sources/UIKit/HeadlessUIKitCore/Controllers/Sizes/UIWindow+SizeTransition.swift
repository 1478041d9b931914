import Foundation

extension UIWindow {
    /// Changes the window's size, as in a rotation of the device, and tells its controllers.
    ///
    /// If the traits change, `willTransition(to:with:)` comes first, then `viewWillTransition(to:with:)`, each from the
    /// root down through its children, then likewise for presented controllers, from back to front. Then the size
    /// and the traits change, with the animations alongside, and everything is laid out; at the end come the
    /// coordinator's completions. It takes 0.3 s when animated, as a rotation on a phone; otherwise no time.
    ///
    /// - Parameters:
    ///   - size: in points; one that is not finite or negative is ignored.
    ///   - traits: the new traits; `nil` if they stay.
    ///   - change: changes the source of the traits; if `nil`, they override the window's.
    final func transition(
        toSize size: CGSize, traits: UITraitCollection? = nil, changing change: (() -> Void)? = nil
    ) {
        guard size.isFinite, size.width >= 0, size.height >= 0 else { return }
        guard let application, !isHidden, let root = rootViewController else {
            apply(size, traits, change)
            return
        }
        let controllers = [root] + (root.presentation?.layers.reversed().map(\.presented) ?? [])
        let motion = ControllerTransition.Motion(initial: bounds, final: CGRect(origin: .zero, size: size))
        let transition = ControllerTransition(
            .init(container: self, from: root, to: root, others: Array(controllers.dropFirst())),
            frames: .init(from: motion, to: motion),
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
        // Without animation the animator is not called.
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

/// Animates the change of a window's size.
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
