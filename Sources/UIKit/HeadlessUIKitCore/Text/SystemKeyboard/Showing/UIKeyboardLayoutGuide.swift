/// The part of a view that the keyboard covers; while there is none, the part below the safe area.
///
/// The view is laid out again when the keyboard moves.
///
/// ```swift
/// form.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
/// ```
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide, KeyboardFollower {
    /// Whether the guide is as high as the bottom of the safe area while there is no keyboard; `true` by default.
    ///
    /// With `false` its height is then zero.
    open var usesBottomSafeArea = true {
        didSet { owningView?.keyboardGuideMoved() }
    }

    override var systemInsets: UIEdgeInsets? {
        guard let view = owningView else { return nil }
        let bounds = view.bounds
        var top = bounds.maxY - (usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
        if let keyboard = view.topOfKeyboard { top = min(top, keyboard) }
        return UIEdgeInsets(top: top - bounds.minY, left: 0, bottom: 0, right: 0)
    }

    override var insetsWithoutSafeArea: UIEdgeInsets {
        UIEdgeInsets(top: owningView?.bounds.height ?? 0, left: 0, bottom: 0, right: 0)
    }

    func keyboardMoved() { owningView?.keyboardGuideMoved() }
}

// Not overridable: `UIView` is in a wing that does not know the keyboard.
extension UIView {
    /// A layout guide for the part of the view that the keyboard covers.
    public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        systemGuide(.keyboard) {
            let guide = UIKeyboardLayoutGuide(in: $0, "UIKeyboardLayoutGuide")
            ($0.window?.application ?? .shared).keyboard.add(guide)
            return guide
        }
    }

    /// The top of the keyboard in the view, at the highest the view's; `nil` while there is no keyboard on screen.
    final var topOfKeyboard: CGFloat? {
        guard let keyboard = window?.application?.keyboard, keyboard.isOnScreen else { return nil }
        return max(bounds.minY, convertFromScreen(keyboard.frame.origin).y)
    }

    /// Lays the view out again, because the keyboard moved.
    final func keyboardGuideMoved() {
        guidesMayHaveChanged()
        setNeedsLayout()
    }
}
