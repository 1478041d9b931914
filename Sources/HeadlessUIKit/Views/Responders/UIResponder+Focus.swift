extension UIResponder {
    /// The window whose focus the responder can have: the one that the chain from here leads through.
    ///
    /// What is in the keyboard's window, such as a field in an accessory view, takes that of the key window.
    final var windowInChain: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let window = current as? UIWindow { return window.focusWindow }
            if let view = current as? UIView { return view.window?.focusWindow }
            responder = current.next
        }
        return nil
    }

    final func takeFocus() -> Bool {
        let nesting = Recursion.focus
        guard nesting.enter({ Recursion.focus("moving keyboard focus to", self) }) else { return false }
        defer { nesting.leave() }
        // The keyboard does not go and come for a focus that only moves on.
        return (windowInChain?.application ?? .shared).keyboard.whileFocusMoves { moveFocusHere() }
    }

    private func moveFocusHere() -> Bool {
        guard let window = windowInChain else {
            if let view = self as? UIView, canBecomeFirstResponder { view.wantFocus() }
            return false
        }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder, window.giveUpFocus() else { return false }
        // Whoever resigned may have taken this one out of the window.
        guard windowInChain === window else { return false }
        window.firstResponder = self
        return true
    }
}

extension UIView {
    /// Has the view, or the one inside it that has the focus, let go of it.
    ///
    /// - Parameter force: whether to take the focus away even from one that refuses.
    /// - Returns: whether nothing in the view has the focus now.
    @discardableResult
    public final func endEditing(_ force: Bool) -> Bool {
        guard let window, let holder = window.firstResponder as? UIView, holder.isDescendant(of: self) else {
            return true
        }
        let nesting = Recursion.focus
        guard nesting.enter({ Recursion.focus("ending editing in", holder) }) else { return false }
        defer { nesting.leave() }
        if holder.resignFirstResponder() { return true }
        guard force, window.firstResponder === holder else { return force }
        window.firstResponder = nil
        holder.focusDidEnd()
        return true
    }
}

extension UIWindow {
    /// The window that has the focus of what is in this one: itself, and the key window for the system's.
    final var focusWindow: UIWindow? { isSystemWindow ? application?.keyWindow : self }

    /// How often a responder may take the focus back while it is being moved before it is left where it is.
    private static let focusAttempts = 3

    /// Asks for the focus back until nobody has it; returns whether it is free.
    ///
    /// Being told that editing ended may make another responder take the focus, which then is asked in turn.
    /// One that hands the focus on before it lets go of it is asked again from in there, which ends as well.
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

    /// Takes the focus from a view that leaves the window, or from its controller; neither has a say in it.
    final func dropFocus(of view: UIView) {
        guard let holder = firstResponder, holder === view || holder === view.controller else { return }
        _ = holder.resignFirstResponder()
        guard firstResponder === holder else { return }
        firstResponder = nil
        holder.focusDidEnd()
    }

    /// Takes the focus from a responder that was given it on its way out of the window.
    final func dropStrayFocus() {
        if let holder = firstResponder, holder.windowInChain !== self { firstResponder = nil }
    }
}
