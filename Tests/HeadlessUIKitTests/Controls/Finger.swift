import Foundation

@testable import HeadlessUIKit

/// A finger on the current application's screen.
@MainActor
final class Finger {
    let touch: UITouch
    private let application = UIApplication.shared

    /// Puts the finger down at `point`, in the screen's coordinates.
    @discardableResult
    init(down point: CGPoint, tapCount: Int = 1) {
        touch = UITouch(at: point, tapCount: tapCount, timestamp: application.timestamp)
        send()
    }

    func move(to point: CGPoint) {
        update(to: .moved, at: point)
    }

    func lift() {
        update(to: .ended, at: touch.screenLocation)
    }

    func cancel() {
        update(to: .cancelled, at: touch.screenLocation)
    }

    /// Puts down a finger and lifts it again.
    static func tap(_ point: CGPoint) {
        Finger(down: point).lift()
    }

    private func update(to phase: UITouch.Phase, at point: CGPoint) {
        touch.update(to: phase, at: point, timestamp: application.timestamp)
        send()
    }

    private func send() {
        application.sendEvent(UIEvent(touches: [touch], timestamp: touch.timestamp))
    }
}

extension UIWindow {
    /// A window on screen with views in it and no controller.
    static func showing(_ views: UIView...) -> UIWindow {
        let window = UIWindow()
        for view in views { window.addSubview(view) }
        window.makeKeyAndVisible()
        return window
    }
}

extension UIControl {
    /// Every event by its name in UIKit.
    static let eventNames: [(Event, String)] = [
        (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
        (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
        (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
        (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
        (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
        (.primaryActionTriggered, "primaryActionTriggered"), (.editingDidBegin, "editingDidBegin"),
        (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
        (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]

    /// Has every event written down, `editingDidEndOnExit` on demand only: listening for it changes what the
    /// return key does.
    func write(to log: EventLog, as name: String? = nil, endOnExit: Bool = false) {
        for (event, title) in Self.eventNames where endOnExit || event != .editingDidEndOnExit {
            let line = (name.map { "\($0) " } ?? "") + title
            addAction(UIAction { _ in log.add(line) }, for: event)
        }
    }
}
