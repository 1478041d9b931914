extension UIResponder {
    /// Calls `body` on the next responder that may handle it; `nil` at the end of the chain.
    ///
    /// Views that would only pass it on are skipped in a loop: a chain is as long as the view hierarchy is
    /// deep. A class outside the framework may handle it, so such responders call each other, up to a limit.
    @discardableResult
    final func passOn<Result>(_ call: (UIResponder) -> Result) -> Result? {
        var responder = next
        while let view = responder as? UIView, view.passesEverythingOn { responder = view.next }
        guard let responder else { return nil }
        let nesting = Recursion.chain
        guard nesting.enter({ Recursion.chain(to: responder) }) else { return nil }
        defer { nesting.leave() }
        return call(responder)
    }
}

extension UIView {
    /// Whether the view handles nothing that comes up the responder chain.
    fileprivate final var passesEverythingOn: Bool {
        guard flags.contains(.isFrameworkClass), !flags.contains(.isScrollView) else { return false }
        return !(self is UIControl) && !(self is UIWindow)
    }
}
