import UIKit

/// Calls a closure where UIKit wants a target and an action; its twin in the package's tests does without selectors.
@MainActor
final class ActionTarget: NSObject {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
        super.init()
    }

    @objc private func call() {
        action()
    }

    func observe(_ recognizer: UIGestureRecognizer) {
        recognizer.addTarget(self, action: #selector(call))
    }

    /// A display link that is not yet in a run loop.
    func displayLink() -> CADisplayLink {
        CADisplayLink(target: self, selector: #selector(call))
    }

    /// Calls after a delay.
    func fire(afterDelay delay: Double) {
        perform(#selector(call), with: nil, afterDelay: delay)
    }
}
