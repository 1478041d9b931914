// Not overridable: generic functions; they call the function with a selector, which is.
extension UIApplication {
    /// Calls a method on `target`; with no target, on the first responder or the next on the chain that has it.
    ///
    /// ```swift
    /// UIApplication.shared.sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)
    /// ```
    ///
    /// - Returns: whether an object performed it.
    @discardableResult
    public final func sendAction<Target: AnyObject, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Result, to target: Any?,
        from sender: Any?,
        for event: UIEvent?
    ) -> Bool {
        sendAction(Selector(.plain(method)), to: target, from: sender, for: event)
    }

    /// Calls a method that takes the sender on `target`; with no target, on the first on the chain that has it.
    ///
    /// - Returns: whether an object performed it.
    @discardableResult
    public final func sendAction<Target: AnyObject, Sender, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result, to target: Any?,
        from sender: Any?, for event: UIEvent?
    ) -> Bool {
        sendAction(Selector(.sender(method)), to: target, from: sender, for: event)
    }
}
