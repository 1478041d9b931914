import Foundation
import HeadlessUIKit
import TestSupport
import TimeLapse

extension UIGestureRecognizer.State {
    /// The state's name in UIKit.
    var name: String { "\(self)" }
}

/// A shown window of 300 by 300 with a view in it, 200 by 200 at (50, 50), and a log of all that happens.
@MainActor
final class GestureStage: UIGestureRecognizerDelegate {
    let log = EventLog()
    let application = UIApplication.shared
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view: LoggedView
    /// Names of pairs, "a b", that may recognize simultaneously.
    var together: Set<String> = []
    /// Names of pairs, "a b", of which the first must wait for the second.
    var waits: Set<String> = []
    var refused: Set<String> = []
    var reaction: (@MainActor (UIGestureRecognizer) -> Void)?

    init() {
        view = LoggedView("view", CGRect(x: 50, y: 50, width: 200, height: 200), log: log)
        window.addSubview(view)
        window.makeKeyAndVisible()
    }

    /// Runs `body` in a world of its own, and returns the log.
    static func run(_ body: (GestureStage) -> Void) -> String {
        UIApplication.withShared(UIApplication()) {
            let stage = GestureStage()
            body(stage)
            let log = stage.log.take()
            stage.application.closeWindows()
            return log
        }
    }

    /// Adds a recognizer that logs its actions to `view`, or to the stage's view.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(self, action: GestureStage.acted)
        (view ?? self.view).addGestureRecognizer(recognizer)
        return recognizer
    }

    func acted(_ recognizer: UIGestureRecognizer) {
        let time = String(format: "%.2f", application.timestamp)
        log.add("\(recognizer.name ?? "?") \(recognizer.state.name)\(details(recognizer)) at \(time)")
        reaction?(recognizer)
    }

    private func details(_ recognizer: UIGestureRecognizer) -> String {
        switch recognizer {
        case let pan as UIPanGestureRecognizer: " by \(pan.translation(in: nil).shortText)"
        case let pinch as UIPinchGestureRecognizer: " to \(pinch.scale)"
        default: " \(recognizer.location(in: nil).shortText)"
        }
    }

    func lapse(_ seconds: Double) {
        application.clock.advance(by: .seconds(seconds))
    }

    func finger(_ x: CGFloat, _ y: CGFloat) -> Finger {
        Finger(down: CGPoint(x: x, y: y))
    }

    func tap(_ x: CGFloat = 100, _ y: CGFloat = 100) {
        finger(x, y).lift()
    }

    // MARK: Delegate

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        log.add("\(gestureRecognizer.name ?? "?") should begin")
        return !refused.contains(gestureRecognizer.name ?? "")
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        log.add("\(gestureRecognizer.name ?? "?") should receive")
        return !refused.contains("touches of " + (gestureRecognizer.name ?? ""))
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        together.contains("\(gestureRecognizer.name ?? "?") \(otherGestureRecognizer.name ?? "?")")
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        waits.contains("\(gestureRecognizer.name ?? "?") \(otherGestureRecognizer.name ?? "?")")
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        waits.contains("by \(otherGestureRecognizer.name ?? "?") \(gestureRecognizer.name ?? "?")")
    }
}
