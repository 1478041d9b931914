import FailureReporting

/// A target of a gesture recognizer, with its action.
struct GestureTarget {
    var method: Selector
    var receiver: WeakTarget
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
            targets.contains(where: { $0.receiver.object === target && $0.method == method })
        {
            return
        }
        targets.append(GestureTarget(method: method, receiver: WeakTarget(object: target)))
    }

    final func removeActions(of target: AnyObject?, _ action: Selector?) {
        targets.removeAll {
            (target == nil || $0.receiver.object === target) && (action == nil || action == $0.method)
        }
    }

    /// Calls the actions in order, with the targets that exist now.
    final func sendActions() {
        for target in targets {
            guard let object = target.receiver.object else { continue }
            if !target.method.perform(on: object, sender: self, event: nil) {
                GestureFailure.actionDoesNotFit(self, target.method, object).record()
            }
        }
    }
}

extension UIGestureRecognizer: ActionSending {
    static func madeToStandIn() -> AnyObject { MadeObject.make(self) }
}
