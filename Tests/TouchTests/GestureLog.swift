import FailureReporting
import TestSupport
import Testing
import Touch

/// A view that takes touches and notes what it is told of them: when, what, where, with which force if unusual.
final class WatchedView: UIView {
    let log: EventLog
    /// What to do when it is told of a phase.
    var onPhase: @MainActor (UITouch.Phase) -> Void = { _ in }

    init(_ frame: CGRect, _ log: EventLog) {
        self.log = log
        super.init(frame: frame)
        isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
        let inOrder = (event?.allTouches ?? []).filter { touches.contains($0) }
            .sorted {
                ($0.location(in: nil).x, $0.location(in: nil).y) < (
                    $1.location(in: nil).x, $1.location(in: nil).y
                )
            }
        let points = inOrder.map { touch in
            touch.location(in: self).shortText + (touch.force == 1 ? "" : " force \(touch.force.shortText)")
                + (touch.tapCount == 1 ? "" : " tap \(touch.tapCount)")
        }
        let time = CGFloat(inOrder.first?.timestamp ?? -1).shortText
        log.add("\(time) \(phase) \(points.joined(separator: " "))")
        onPhase(phase)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(.began, touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(.moved, touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(.ended, touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(.cancelled, touches, event)
    }
}

/// A view that is watched, in the window of an application of its own.
@MainActor
func withWatchedView(
    _ frame: CGRect = CGRect(x: 100, y: 100, width: 200, height: 100),
    _ body: (WatchedView, EventLog) throws -> Void
) rethrows {
    try inOwnApplication { window, log in
        let view = WatchedView(frame, log)
        view.accessibilityIdentifier = "v"
        window.addSubview(view)
        try body(view, log)
    }
}

/// The first lines of the failures that `body` records.
@MainActor
func firstLines(of body: () -> Void) -> [String] {
    FailureCollector.failures(of: body).map { String($0.text.prefix { !$0.isNewline }) }
}
