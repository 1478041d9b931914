extension UIViewController {
    /// Has whoever has the focus in the view let go of it, until the controller is back.
    ///
    /// As in UIKit, a field gives the focus up before its controller is told that it disappears, and gets it back when
    /// that comes into sight again.
    final func putFocusAside() {
        guard let view = viewIfLoaded, let holder = view.window?.firstResponder, holder.isIn(view) else {
            return
        }
        if holder.resignFirstResponder() { keptFocus = holder }
    }

    /// Gives the focus back to the one that let go of it, unless another one has it by now.
    final func takeFocusBack() {
        guard let kept = keptFocus else { return }
        keptFocus = nil
        kept.takeFocusIfFree()
    }
}

extension UIResponder {
    /// Whether the responder is a view in another one, or the controller of one.
    final func isIn(_ view: UIView) -> Bool {
        let own = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        return own?.isDescendant(of: view) ?? false
    }

    /// Takes the focus if nobody in the window has it.
    final func takeFocusIfFree() {
        guard let window = windowInChain, window.firstResponder == nil else { return }
        becomeFirstResponder()
    }
}

extension Presentation {
    /// Has whoever has the focus behind what is presented let go of it for as long as that is there.
    ///
    /// A popover leaves it alone, and so does a search, whose field is behind it.
    func putFocusAside(in window: UIWindow, over presenter: UIViewController) {
        guard !controller.leavesFocus, let holder = window.firstResponder,
            coversWindow || presenter.viewIfLoaded.map(holder.isIn) ?? false
        else { return }
        if holder.resignFirstResponder() { keptFocus = holder }
    }

    /// Gives the focus back, unless another one has it by now.
    func giveFocusBack() {
        guard let kept = keptFocus else { return }
        keptFocus = nil
        kept.takeFocusIfFree()
    }
}

extension UIView {
    /// Takes note that the view wants the focus as soon as it is in a window, as UIKit does.
    final func wantFocus() {
        flags.insert(.wantsFocus)
    }

    /// Takes the focus in the window that the view has come into, if it was to have it.
    final func takeWantedFocus() {
        guard flags.contains(.wantsFocus) else { return }
        flags.remove(.wantsFocus)
        becomeFirstResponder()
    }
}
