import UIKit

/// Calls a closure where UIKit wants a target and an action; on a Mac its twin does, by selector.
@MainActor
final class ActionTarget: NSObject {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
        super.init()
    }

    func call() {
        action()
    }

    func observe(_ recognizer: UIGestureRecognizer) {
        recognizer.addTarget(self, action: ActionTarget.call)
    }

    /// A display link that is not yet in a run loop.
    func displayLink() -> CADisplayLink {
        CADisplayLink(target: self, selector: ActionTarget.call)
    }

    /// Calls after a delay, as `perform(_:with:afterDelay:)` does.
    func fire(afterDelay delay: Double) {
        perform(ActionTarget.call, afterDelay: delay)
    }
}
