import Testing
import Touch

/// What happened during a test, a line each.
@MainActor
final class TapLog {
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append(line) }
}

/// A view that takes touches and notes them.
final class TouchedView: UIView {
    let log: TapLog

    init(_ frame: CGRect, _ log: TapLog) {
        self.log = log
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ name: String, _ touches: Set<UITouch>) {
        for touch in touches { log.note("\(name) \(touch.location(in: self).shortText)") }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", touches)
    }
}

/// An application that notes the events that are sent through it.
final class LoggingApplication: UIApplication {
    let log: TapLog

    init(_ log: TapLog) {
        self.log = log
        super.init()
    }

    override func sendEvent(_ event: UIEvent) {
        for touch in event.allTouches ?? [] {
            log.note("event \(touch.phase) \(touch.location(in: nil).shortText)")
        }
        super.sendEvent(event)
    }
}

extension UIButton {
    /// Has presses noted.
    func logged(_ log: TapLog) -> Self {
        let name = accessibilityIdentifier ?? ""
        addAction(UIAction { _ in log.note("pressed \(name)") }, for: .touchUpInside)
        return self
    }
}

/// Runs `body` in an application of its own, with a window and a log.
@MainActor
func inOwnApplication(_ body: (UIWindow, TapLog) throws -> Void) rethrows {
    let log = TapLog()
    let application = UIApplication()
    try UIApplication.withShared(application) {
        try body(UIWindow.createWindowForTesting(), log)
    }
    #expect(application.activeTouches.isEmpty, "a touch is still down")
}
