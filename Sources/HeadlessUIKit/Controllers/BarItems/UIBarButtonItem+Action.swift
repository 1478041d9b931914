extension UIBarButtonItem {
    /// Makes an item with a title and no action yet.
    public convenience init(title: String?, style: Style, target: AnyObject?, action: Never?) {
        self.init(system: nil)
        self.title = title
        self.style = style
        self.target = target
    }

    /// Makes an item with a title, which calls `action` on `target`.
    public convenience init<Target: AnyObject, Result>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(title: title, style: style, target: target, action: nil)
        self.action = ActionMethod(action)
    }

    /// Makes an item with a title, which calls `action` on `target` with the item.
    public convenience init<Target: AnyObject, Sender, Result>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(title: title, style: style, target: target, action: nil)
        self.action = ActionMethod(action)
    }

    /// Makes an item with a title, which calls `action` on `target` with the item and any event.
    public convenience init<Target: AnyObject, Sender, Result>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Result
    ) {
        self.init(title: title, style: style, target: target, action: nil)
        self.action = ActionMethod(action)
    }

    /// Makes an item with a title, which calls `action` on `target` with the item and the event.
    public convenience init<Target: AnyObject, Sender, Result>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Result
    ) {
        self.init(title: title, style: style, target: target, action: nil)
        self.action = ActionMethod(action)
    }

    /// Makes an item with a title, which calls `action`, of a nonisolated class, on `target`.
    public convenience init<Target: AnyObject, Result>(
        title: String?, style: Style, target: Target,
        action: @escaping (Target) -> () -> Result
    ) {
        self.init(title: title, style: style, target: target, action: nil)
        self.action = .unbound(action)
    }

    /// Makes an item with a title, which calls `action`, of a nonisolated class, with the item.
    public convenience init<Target: AnyObject, Sender, Result>(
        title: String?, style: Style, target: Target,
        action: @escaping (Target) -> (Sender) -> Result
    ) {
        self.init(title: title, style: style, target: target, action: nil)
        self.action = .unbound(action)
    }
}
