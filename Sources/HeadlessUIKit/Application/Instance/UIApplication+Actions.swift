extension UIApplication {
    /// Has `target` perform a method; with no target, the first responder or whoever follows on the chain.
    ///
    /// ```swift
    /// UIApplication.shared.sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)
    /// ```
    ///
    /// - Returns: whether anybody performed it.
    @discardableResult
    public final func sendAction<Target: AnyObject, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Result, to target: Any?,
        from sender: Any?,
        for event: UIEvent?
    ) -> Bool {
        sendAction(ActionMethod(method), to: target, from: sender, for: event)
    }

    /// Has `target` perform a method that takes the sender; with no target, the first on the chain that has it.
    ///
    /// - Returns: whether anybody performed it.
    @discardableResult
    public final func sendAction<Target: AnyObject, Sender, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result, to target: Any?,
        from sender: Any?, for event: UIEvent?
    ) -> Bool {
        sendAction(ActionMethod(method), to: target, from: sender, for: event)
    }
}
