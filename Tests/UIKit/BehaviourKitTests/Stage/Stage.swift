import UIKit

/// Where a behaviour is shown: a window, a log, time that passes, and a hand.
@MainActor
final class Stage {
    /// An empty window on screen; it is the key window. Not owned, as views in it own the stage.
    unowned let window: UIWindow
    /// What was logged.
    private(set) var lines: [String] = []
    private let hand: any Hand
    private var targets: [ActionTarget] = []

    init(in window: UIWindow, with hand: any Hand) {
        self.window = window
        self.hand = hand
    }

    /// Adds a line to the log; before the first step nothing is logged.
    func log(_ line: String) {
        if !lines.isEmpty { lines.append(line) }
    }

    /// Adds a line to the log unless it is the last one: how often something follows itself may depend on the device.
    func logOnce(_ line: String) {
        if lines.last != line { log(line) }
    }

    /// Logs what the behaviour does next.
    func step(_ text: String) {
        lines.append("> \(text)")
    }

    /// Lets time pass.
    func pause(_ seconds: Double = 1) async {
        await hand.pause(seconds)
    }

    /// Makes a gesture, and waits a second for what comes of it; logs that it was skipped if nobody makes it.
    func make(_ gesture: Gesture, on view: UIView? = nil) async {
        let isMade = await hand.make(gesture, on: view)
        await pause()
        if !isMade { log("skipped: \(gesture.instruction)") }
    }

    /// Shows an empty controller's view with views in it.
    @discardableResult
    func show(_ views: UIView...) async -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        for view in views { controller.view.addSubview(view) }
        await show(controller)
        return controller
    }

    /// Shows a controller as the window's root.
    func show(_ controller: UIViewController) async {
        window.rootViewController = controller
        await pause()
    }

    /// Logs each action of a recognizer, with its state.
    func watch(_ recognizer: UIGestureRecognizer, as name: String) {
        let target = ActionTarget { [weak self, weak recognizer] in
            guard let recognizer else { return }
            // Not that it changed: a hand may tremble.
            guard recognizer.state != .changed else { return }
            self?.logOnce("\(name) recognizer: \(Self.name(of: recognizer.state))")
        }
        targets.append(target)
        target.observe(recognizer)
    }

    /// What a display link calls, or what is called after a delay.
    func target(_ action: @escaping @MainActor () -> Void) -> ActionTarget {
        let target = ActionTarget(action)
        targets.append(target)
        return target
    }

    private static func name(of state: UIGestureRecognizer.State) -> String {
        switch state {
        case .began: "began"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        default: "possible"
        }
    }
}
