extension UIBarButtonItem {
    /// Makes a system item with no action yet.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Never?) {
        self.init(system: systemItem)
        self.target = target
    }

    /// Makes a system item, which calls `action` on `target`.
    public convenience init<Target: AnyObject, Result>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: nil)
        self.action = ActionMethod(action)
    }

    /// Makes a system item, which calls `action` on `target` with the item.
    public convenience init<Target: AnyObject, Sender, Result>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: nil)
        self.action = ActionMethod(action)
    }

    /// Makes a system item, which calls `action` on `target` with item and any event.
    public convenience init<Target: AnyObject, Sender, Result>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Result
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: nil)
        self.action = ActionMethod(action)
    }

    /// Makes a system item, which calls `action` on `target` with the item and the event.
    public convenience init<Target: AnyObject, Sender, Result>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Result
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: nil)
        self.action = ActionMethod(action)
    }

    /// Makes a system item, which calls `action`, of a nonisolated class, on `target`.
    public convenience init<Target: AnyObject, Result>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping (Target) -> () -> Result
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: nil)
        self.action = .unbound(action)
    }

    /// Makes a system item, which calls `action`, of a nonisolated class, with the item.
    public convenience init<Target: AnyObject, Sender, Result>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping (Target) -> (Sender) -> Result
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: nil)
        self.action = .unbound(action)
    }
}
