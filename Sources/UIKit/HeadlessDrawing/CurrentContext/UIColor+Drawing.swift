extension UIColor {
    /// Makes this the colour of what is filled and of lines in the current context.
    public func set() {
        guard let context = ContextStack.context(for: "UIColor.set()") else { return }
        context.state.fillColor = fixed
        context.state.strokeColor = fixed
    }

    /// Makes this the colour of what is filled in the current context.
    public func setFill() { ContextStack.context(for: "UIColor.setFill()")?.state.fillColor = fixed }

    /// Makes this the colour of lines in the current context.
    public func setStroke() { ContextStack.context(for: "UIColor.setStroke()")?.state.strokeColor = fixed }
}
