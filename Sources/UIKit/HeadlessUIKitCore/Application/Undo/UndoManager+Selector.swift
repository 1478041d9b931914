import FailureReporting

extension UndoManager {
    /// Registers a method of `target`, called with an object to undo the current change.
    ///
    /// The target is held weakly, the object is retained. If the target does not have the method, that is a failure when
    /// the change is undone.
    public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        registerUndo(withTarget: target as AnyObject) { target in
            guard case .notCalled = selector.call(on: target, anObject, nil) else { return }
            UndoCallFailure.notCalled(selector, on: target, anObject).record()
        }
    }
}

/// An undo whose target does not have its method.
struct UndoCallFailure: DescribedFailure {
    let description: String

    static func notCalled(_ selector: Selector, on target: Any, _ object: Any?) -> Self {
        Self("Undo called nothing: \(SelectorFailure.reason(selector, target, object))")
    }
}
