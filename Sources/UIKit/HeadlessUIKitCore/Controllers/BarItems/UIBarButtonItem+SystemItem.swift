extension UIBarButtonItem {
    /// Makes a system item, which calls the method of a selector on `target`.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(system: systemItem)
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Makes a system item, which calls `action` on `target`.
    public convenience init<Target: AnyObject, Result>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: Selector(.plain(action)))
    }

    /// Makes a system item, which calls `action` on `target` with the item.
    public convenience init<Target: AnyObject, Sender, Result>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: Selector(.sender(action)))
    }

    /// Makes a system item, which calls `action` on `target` with item and any event.
    public convenience init<Target: AnyObject, Sender, Result>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Result
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: Selector(.two(action)))
    }

    /// Makes a system item, which calls `action` on `target` with the item and the event.
    public convenience init<Target: AnyObject, Sender, Result>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Result
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: Selector(.two(action)))
    }

    /// Makes a system item, which calls `action`, of a nonisolated class, on `target`.
    public convenience init<Target: AnyObject, Result>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping (Target) -> () -> Result
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: Selector(.unboundPlain(action)))
    }

    /// Makes a system item, which calls `action`, of a nonisolated class, with the item.
    public convenience init<Target: AnyObject, Sender, Result>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping (Target) -> (Sender) -> Result
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: Selector(.unboundSender(action)))
    }
}
