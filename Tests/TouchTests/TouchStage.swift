import TestSupport
import Testing
import Touch

/// A view that takes touches and notes them.
final class TouchedView: UIView {
    let log: EventLog

    init(_ frame: CGRect, _ log: EventLog) {
        self.log = log
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ name: String, _ touches: Set<UITouch>) {
        for touch in touches { log.add("\(name) \(touch.location(in: self).shortText)") }
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
    let log: EventLog

    init(_ log: EventLog) {
        self.log = log
        super.init()
    }

    override func sendEvent(_ event: UIEvent) {
        for touch in event.allTouches ?? [] {
            log.add("event \(touch.phase) \(touch.location(in: nil).shortText)")
        }
        super.sendEvent(event)
    }
}

extension UIButton {
    /// Has presses noted.
    func logged(_ log: EventLog) -> Self {
        let name = accessibilityIdentifier ?? ""
        addAction(UIAction { _ in log.add("pressed \(name)") }, for: .touchUpInside)
        return self
    }
}

/// Runs `body` in an application of its own, with a window and a log.
@MainActor
func inOwnApplication(_ body: (UIWindow, EventLog) throws -> Void) rethrows {
    let log = EventLog()
    let application = UIApplication()
    try UIApplication.withShared(application) {
        try body(UIWindow.createWindowForTesting(line: windowLine), log)
    }
    #expect(application.activeTouches.isEmpty, "a touch is still down")
}

private let windowLine = UInt(#line)

/// When something happened that a test does itself before its first gesture, as failures say it.
let beforeGestures = "at 0 s, after createWindowForTesting at TouchStage.swift:\(windowLine)"
