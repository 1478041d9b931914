/// Somebody who asked to be told of a gesture.
struct GestureTarget {
    var method: ActionMethod
    var receiver: WeakTarget
}

extension UIGestureRecognizer {
    /// Makes a recognizer that has `action` called on `target`, which is held weakly, when its gesture comes to pass.
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

    /// Makes a recognizer that has `action` called on `target`, which is held weakly, with the recognizer.
    public convenience init<Target: AnyObject, Sender, Result>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Makes a recognizer that has `action`, of a class that belongs to no actor, called on `target`.
    public convenience init<Target: AnyObject, Result>(
        target: Target, action: @escaping (Target) -> () -> Result
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Makes a recognizer that has `action`, of a class that belongs to no actor, called on `target` with the
    /// recognizer.
    public convenience init<Target: AnyObject, Sender, Result>(
        target: Target, action: @escaping (Target) -> (Sender) -> Result
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Makes a recognizer that tells nobody yet.
    public convenience init(target: AnyObject?, action: Never?) {
        self.init()
    }

    /// Has `action` called on `target`, which is held weakly, when the gesture comes to pass.
    ///
    /// Nothing happens without a target. Methods cannot be compared, so one that is added twice is called twice.
    public final func addTarget<Target: AnyObject, Result>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        if let target { add(ActionMethod(action), target) }
    }

    /// Has `action` called on `target`, which is held weakly, with the recognizer when the gesture comes to pass.
    public final func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        if let target { add(ActionMethod(action), target) }
    }

    /// Has `action`, of a class that belongs to no actor, called on `target` when the gesture comes to pass.
    public final func addTarget<Target: AnyObject, Result>(
        _ target: Target, action: @escaping (Target) -> () -> Result
    ) {
        let method = ActionMethod(on: Target.self) { target, _, _ in
            _ = action(target)()
            return true
        }
        add(method, target)
    }

    /// Has `action`, of a class that belongs to no actor, called on `target` with the recognizer when the gesture
    /// comes to pass.
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

    /// Has nothing called on `target` any more; on nobody at all if `nil`.
    ///
    /// Methods cannot be compared, so `action` is `nil`, which stands for all of them as it does in UIKit.
    public final func removeTarget(_ target: AnyObject?, action: Never?) {
        targets.removeAll { target == nil || $0.receiver.object === target }
    }

    private func add(_ method: ActionMethod, _ target: AnyObject) {
        targets.append(GestureTarget(method: method, receiver: WeakTarget(object: target)))
    }

    /// Tells whoever asked, in order, as things stand when it happens.
    final func sendActions() {
        for target in targets {
            guard let object = target.receiver.object else { continue }
            if !target.method.perform(on: object, sender: self, event: nil) {
                GestureFailure.actionDoesNotFit(self, object).record()
            }
        }
    }
}
