/// Hides the bars of a navigation controller by swipes, taps, the keyboard and a compact height, as it is set to.
@MainActor
final class HidingBars: UIGestureRecognizerDelegate {
    /// How far a finger moves up or down before the bars follow, in points. Apple documents no number.
    private static let distance: CGFloat = 20

    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    private weak var controller: UINavigationController?
    private var keyboardObserver: (any NSObjectProtocol)?
    private var traitRegistration: (any UITraitChangeRegistration)?
    /// Whether a tap shows bars that the keyboard or a compact height has hidden.
    private var waitsForTap = false { didSet { update() } }

    var onSwipe = false { didSet { update() } }
    var onTap = false { didSet { update() } }

    var whenVerticallyCompact = false {
        didSet {
            guard whenVerticallyCompact != oldValue, let controller else { return }
            if let registration = traitRegistration.take() {
                controller.unregisterForTraitChanges(registration)
            }
            guard whenVerticallyCompact else { return }
            traitRegistration = controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
                [weak self] (_: UINavigationController, _) in self?.followSizeClass()
            }
            if controller.traitCollection.verticalSizeClass == .compact { followSizeClass() }
        }
    }

    var whenKeyboardAppears = false {
        didSet {
            guard whenKeyboardAppears != oldValue else { return }
            stopObserving()
            guard whenKeyboardAppears else { return }
            keyboardObserver = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { [weak self] _ in
                MainActor.assumeIsolated {
                    guard let self, self.controller?.viewIfLoaded?.window != nil else { return }
                    self.setHidden(true)
                    self.waitsForTap = true
                }
            }
        }
    }

    init(_ controller: UINavigationController) {
        self.controller = controller
        for recognizer in [pan, tap] {
            recognizer.delegate = self
            recognizer.cancelsTouchesInView = false
        }
        pan.addTarget(self, action: HidingBars.panned)
        tap.addTarget(self, action: HidingBars.tapped)
        update()
    }

    isolated deinit { stopObserving() }

    private func stopObserving() {
        if let observer = keyboardObserver.take() { NotificationCenter.default.removeObserver(observer) }
    }

    private func update() {
        pan.isEnabled = onSwipe
        tap.isEnabled = onTap || waitsForTap
    }

    // MARK: Gestures

    private func panned() {
        guard pan.state == .changed || pan.state == .ended, let view = controller?.viewIfLoaded else {
            return
        }
        let moved = pan.translation(in: view).y
        if abs(moved) >= Self.distance { setHidden(moved < 0) }
    }

    private func tapped() {
        guard let controller else { return }
        setHidden(onTap && !controller.isNavigationBarHidden)
        waitsForTap = false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === pan }

    /// Taps of the bars, and those that something else handles, are left alone.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === tap, let controller else { return true }
        var next = touch.view
        while let view = next, view !== controller.view {
            if view is UIControl || view === controller.navigationBar || view === controller.toolbar {
                return false
            }
            if view.gestureRecognizers?.contains(where: { $0.isEnabled && $0 is UITapGestureRecognizer })
                == true
            {
                return false
            }
            next = view.superview
        }
        return true
    }

    // MARK: Hiding

    private func followSizeClass() {
        let isCompact = controller?.traitCollection.verticalSizeClass == .compact
        setHidden(isCompact)
        waitsForTap = isCompact
    }

    /// The toolbar takes part only if it has items.
    private func setHidden(_ isHidden: Bool) {
        guard let controller else { return }
        if controller.isNavigationBarHidden != isHidden {
            controller.setNavigationBarHidden(isHidden, animated: true)
        }
        let hasItems = controller.toolbar.items?.isEmpty == false
        if hasItems, controller.isToolbarHidden != isHidden {
            controller.setToolbarHidden(isHidden, animated: true)
        }
    }
}
