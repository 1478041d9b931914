extension UIBarButtonItem {
    /// Makes an item with what the system knows, which calls nothing yet.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Never?) {
        self.init(system: systemItem)
        self.target = target
    }

    /// Makes an item with what the system knows, which calls `action` on `target`.
    public convenience init<Target: AnyObject, Result>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: nil)
        self.action = ActionMethod(action)
    }

    /// Makes an item with what the system knows, which calls `action` on `target` with the item.
    public convenience init<Target: AnyObject, Sender, Result>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: nil)
        self.action = ActionMethod(action)
    }

    /// Makes an item with what the system knows, which calls `action` on `target` with item and any event.
    public convenience init<Target: AnyObject, Sender, Result>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Result
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: nil)
        self.action = ActionMethod(action)
    }

    /// Makes an item with what the system knows, which calls `action` on `target` with the item and the event.
    public convenience init<Target: AnyObject, Sender, Result>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Result
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: nil)
        self.action = ActionMethod(action)
    }

    /// Makes an item with what the system knows, which calls `action`, of a class of no actor, on `target`.
    public convenience init<Target: AnyObject, Result>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping (Target) -> () -> Result
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: nil)
        self.action = .unbound(action)
    }

    /// Makes an item with what the system knows, which calls `action`, of a class of no actor, with the item.
    public convenience init<Target: AnyObject, Sender, Result>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping (Target) -> (Sender) -> Result
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: nil)
        self.action = .unbound(action)
    }
}
