extension UIResponder {
    /// The window whose first responder this one can be: the window up the responder chain.
    ///
    /// For views in the keyboard's window, such as a field in an accessory view, it is the key window.
    final var windowInChain: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window?.focusWindow }
            responder = current.next
        }
        return nil
    }

    final func takeFocus() -> Bool {
        let nesting = Recursion.focus
        guard nesting.enter({ Recursion.focus("moving keyboard focus to", self) }) else { return false }
        defer { nesting.leave() }
        // The keyboard stays while focus only moves on.
        return (windowInChain?.application ?? .shared).keyboard.whileFocusMoves { moveFocusHere() }
    }

    private func moveFocusHere() -> Bool {
        guard let window = windowInChain else {
            if let view = self as? UIView, canBecomeFirstResponder { view.wantFocus() }
            return false
        }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder, window.giveUpFocus() else { return false }
        // The responder that resigned may have removed this one from the window.
        guard windowInChain === window else { return false }
        window.firstResponder = self
        return true
    }
}

extension UIWindow {
    /// The window that holds the first responder of this one's views: itself, or the key window for system windows.
    final var focusWindow: UIWindow? { isSystemWindow ? application?.keyWindow : self }

    /// How often a responder may become first responder again while focus moves, before it is left there.
    private static let focusAttempts = 3

    /// Asks the first responder to resign until there is none; returns whether there is none.
    ///
    /// A callback at the end of editing may make another responder first responder, which then is asked in turn.
    /// A responder that passes focus on before it resigns is asked again from there, which ends as well.
    final func giveUpFocus() -> Bool {
        guard focusDepth < Self.focusAttempts else { return false }
        focusDepth += 1
        defer { focusDepth -= 1 }
        for _ in 0..<Self.focusAttempts {
            guard let holder = firstResponder else { return true }
            guard holder.canResignFirstResponder, holder.resignFirstResponder() else { return false }
        }
        return firstResponder == nil
    }

    /// Resigns a view that leaves the window, or its controller; neither is asked.
    final func dropFocus(of view: UIView) {
        guard let holder = firstResponder, holder === view || holder === view.controller else { return }
        _ = holder.resignFirstResponder()
        guard firstResponder === holder else { return }
        firstResponder = nil
        holder.focusDidEnd()
    }

    /// Resigns a responder that became first responder while it left the window.
    final func dropStrayFocus() {
        if let holder = firstResponder, holder.windowInChain !== self { firstResponder = nil }
    }
}
