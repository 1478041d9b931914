extension UIViewController {
    /// Makes the first responder in the view resign, until the controller returns.
    ///
    /// As in UIKit, a field resigns first responder before its controller is told that it disappears, and becomes it
    /// again when the controller appears again.
    final func putFocusAside() {
        guard let view = viewIfLoaded, let holder = view.window?.firstResponder, holder.isIn(view) else {
            return
        }
        if holder.resignFirstResponder() { keptFocus = holder }
    }

    final func takeFocusBack() {
        guard let kept = keptFocus else { return }
        keptFocus = nil
        kept.takeFocusIfFree()
    }
}

extension UIResponder {
    final func isIn(_ view: UIView) -> Bool {
        let own = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        return own?.isDescendant(of: view) ?? false
    }

    final func takeFocusIfFree() {
        guard let window = windowInChain, window.firstResponder == nil else { return }
        becomeFirstResponder()
    }
}

extension Presentation {
    /// Makes the first responder behind the presented controller resign for as long as that is presented.
    ///
    /// A popover leaves the first responder alone, and so does a search, whose field is behind it.
    func putFocusAside(in window: UIWindow, over presenter: UIViewController) {
        guard !controller.leavesFocus, let holder = window.firstResponder,
            coversWindow || presenter.viewIfLoaded.map(holder.isIn) ?? false
        else { return }
        if holder.resignFirstResponder() { keptFocus = holder }
    }

    func giveFocusBack() {
        guard let kept = keptFocus else { return }
        keptFocus = nil
        kept.takeFocusIfFree()
    }
}

extension UIView {
    /// Remembers to become first responder as soon as the view is in a window, as UIKit does.
    final func wantFocus() {
        flags.insert(.wantsFocus)
    }

    /// Becomes first responder in the window that the view was added to, if that was asked for before.
    final func takeWantedFocus() {
        guard flags.contains(.wantsFocus) else { return }
        flags.remove(.wantsFocus)
        becomeFirstResponder()
    }
}
