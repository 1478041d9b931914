/// A target of a gesture recognizer, with its action.
struct GestureTarget {
    var method: ActionMethod
    var receiver: WeakTarget
}

extension UIGestureRecognizer {
    /// Makes a recognizer that calls `action` on `target`, held weakly, when its gesture is recognized.
    ///
    /// ```swift
    /// UITapGestureRecognizer(target: self, action: PhotoView.tapped)
    /// ```
    public convenience init<Target: AnyObject, Result>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Makes a recognizer that calls `action` on `target`, held weakly, with the recognizer.
    public convenience init<Target: AnyObject, Sender, Result>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Makes a recognizer that calls `action`, of a class without actor isolation, on `target`.
    public convenience init<Target: AnyObject, Result>(
        target: Target, action: @escaping (Target) -> () -> Result
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Makes a recognizer that calls `action`, of a class without actor isolation, on `target` with the
    /// recognizer.
    public convenience init<Target: AnyObject, Sender, Result>(
        target: Target, action: @escaping (Target) -> (Sender) -> Result
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Makes a recognizer without a target.
    public convenience init(target: AnyObject?, action: Never?) {
        self.init()
    }

    /// Adds a target, held weakly, on which `action` is called when the gesture is recognized.
    ///
    /// Nothing happens without a target. Methods cannot be compared, so one that is added twice is called twice.
    public final func addTarget<Target: AnyObject, Result>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        if let target { add(ActionMethod(action), target) }
    }

    /// Adds a target, held weakly, on which `action` is called with the recognizer when the gesture is recognized.
    public final func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        if let target { add(ActionMethod(action), target) }
    }

    /// Adds a target on which `action`, of a class without actor isolation, is called when the gesture is recognized.
    public final func addTarget<Target: AnyObject, Result>(
        _ target: Target, action: @escaping (Target) -> () -> Result
    ) {
        let method = ActionMethod(on: Target.self) { target, _, _ in
            _ = action(target)()
            return true
        }
        add(method, target)
    }

    /// Adds a target on which `action`, of a class without actor isolation, is called with the recognizer
    /// when the gesture is recognized.
    public final func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target, action: @escaping (Target) -> (Sender) -> Result
    ) {
        let method = ActionMethod(on: Target.self) { target, sender, _ in
            guard let sender = sender as? Sender else { return false }
            _ = action(target)(sender)
            return true
        }
        add(method, target)
    }

    /// Removes the actions of `target`; those of all targets if `nil`.
    ///
    /// Methods cannot be compared, so `action` is `nil`, which stands for all of them as it does in UIKit.
    public final func removeTarget(_ target: AnyObject?, action: Never?) {
        targets.removeAll { target == nil || $0.receiver.object === target }
    }

    private func add(_ method: ActionMethod, _ target: AnyObject) {
        targets.append(GestureTarget(method: method, receiver: WeakTarget(object: target)))
    }

    /// Calls the actions in order, with the targets that exist now.
    final func sendActions() {
        for target in targets {
            guard let object = target.receiver.object else { continue }
            if !target.method.perform(on: object, sender: self, event: nil) {
                GestureFailure.actionDoesNotFit(self, object).record()
            }
        }
    }
}
