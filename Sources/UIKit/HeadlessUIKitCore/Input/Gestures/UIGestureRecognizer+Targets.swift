import FailureReporting

/// A target of a gesture recognizer, with its action.
struct GestureTarget: ReceiverEntry {
    let method: Selector
    let target: WeakTarget
    /// The target's address.
    let receiver: ObjectIdentifier

    @MainActor
    init(_ method: Selector, on target: AnyObject) {
        self.method = method
        self.target = WeakTarget(object: target)
        receiver = ObjectIdentifier(target)
    }
}

// Not overridable: generic functions; they call the function with a selector, which is.
extension UIGestureRecognizer {
    /// Makes a recognizer that calls `action` on `target`, held weakly, when its gesture is recognized.
    ///
    /// ```swift
    /// UITapGestureRecognizer(target: self, action: PhotoView.tapped)
    /// ```
    public convenience init<Target: AnyObject, Result>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Result,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        self.init()
        addTarget(
            target, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Makes a recognizer that calls `action` on `target`, held weakly, with the recognizer.
    public convenience init<Target: AnyObject, Sender, Result>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        self.init()
        addTarget(
            target, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Makes a recognizer that calls `action`, of a class without actor isolation, on `target`.
    public convenience init<Target: AnyObject, Result>(
        target: Target, action: @escaping (Target) -> () -> Result,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        self.init()
        addTarget(
            target, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Makes a recognizer that calls `action`, of a class without actor isolation, on `target` with the
    /// recognizer.
    public convenience init<Target: AnyObject, Sender, Result>(
        target: Target, action: @escaping (Target) -> (Sender) -> Result,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        self.init()
        addTarget(
            target, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Adds a target, held weakly, on which `action` is called when the gesture is recognized.
    ///
    /// Nothing happens without a target. Methods cannot be compared, so one that is added twice is called twice.
    public final func addTarget<Target: AnyObject, Result>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Result,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        if let target {
            addTarget(target, action: Selector(.plain(action), at: CallSite(fileID, filePath, line, column)))
        }
    }

    /// Adds a target, held weakly, on which `action` is called with the recognizer when the gesture is recognized.
    public final func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        if let target {
            addTarget(target, action: Selector(.sender(action), at: CallSite(fileID, filePath, line, column)))
        }
    }

    /// Adds a target on which `action`, of a class without actor isolation, is called when the gesture is recognized.
    public final func addTarget<Target: AnyObject, Result>(
        _ target: Target, action: @escaping (Target) -> () -> Result,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        addTarget(
            target, action: Selector(.unboundPlain(action), at: CallSite(fileID, filePath, line, column)))
    }

    /// Adds a target on which `action`, of a class without actor isolation, is called with the recognizer
    /// when the gesture is recognized.
    public final func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target, action: @escaping (Target) -> (Sender) -> Result,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        addTarget(
            target, action: Selector(.unboundSender(action), at: CallSite(fileID, filePath, line, column)))
    }

    final func add(_ method: Selector, on target: AnyObject) {
        // As in UIKit, adding the same target and action again changes nothing.
        if method.name != nil,
            targets.contains(
                of: ObjectIdentifier(target), where: { $0.target.object === target && $0.method == method })
        {
            return
        }
        targets.append(GestureTarget(method, on: target))
    }

    final func removeActions(of target: AnyObject?, _ action: Selector?) {
        targets.change(of: target.map { ObjectIdentifier($0) }) { entry in
            action != nil && action != entry.method
        }
    }

    /// Calls the actions in order, with the targets that exist now.
    final func sendActions() {
        for target in targets.all {
            guard let object = target.target.object else { continue }
            if !target.method.perform(on: object, sender: self, event: nil) {
                GestureFailure.actionDoesNotFit(self, target.method, object).record()
            }
        }
    }
}

extension UIGestureRecognizer: ActionSending {
    static func madeToStandIn() -> AnyObject { MadeObject.make(self) }
}
