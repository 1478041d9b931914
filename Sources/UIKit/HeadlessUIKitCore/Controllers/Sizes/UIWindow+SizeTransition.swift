extension UIWindow {
    /// Changes the window's size, as in a rotation of the device, and tells its controllers.
    ///
    /// The controllers are told from the root down, then the presented ones from back to front. Then the size and the
    /// traits change, with the animations alongside. It takes 0.3 s when animated, as a rotation on a phone.
    ///
    /// - Parameter change: changes the source of the traits; if `nil`, they override the window's.
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
        func container(of controller: UIViewController) -> any UIContentContainer {
            controller.presenter?.presentation?.controller ?? controller
        }
        if let traits, traits != traitCollection {
            for controller in controllers {
                container(of: controller).willTransition(to: traits, with: coordinator)
            }
        }
        if size != bounds.size {
            for controller in controllers {
                container(of: controller).viewWillTransition(to: size, with: coordinator)
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
