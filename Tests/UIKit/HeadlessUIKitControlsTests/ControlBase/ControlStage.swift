import HeadlessUIKit
import TestSupport

/// A control alone in a window, and a log of its events, each with what the control stands at.
@MainActor
struct ControlStage<Control: UIControl> {
    let control: Control
    let log = EventLog()
    let window: UIWindow

    /// - Parameter value: what to write beside `valueChanged`.
    init(
        _ control: Control, at origin: CGPoint = CGPoint(x: 100, y: 100),
        _ value: @escaping (Control) -> String
    ) {
        self.control = control
        control.frame.origin = origin
        window = UIWindow.showing(control)
        let log = log
        for (event, name) in UIControl.eventNames where event != .primaryActionTriggered {
            control.addAction(
                UIAction { [weak control] _ in
                    log.add(event == .valueChanged ? "valueChanged \(control.map(value) ?? "-")" : name)
                }, for: event)
        }
        UIApplication.shared.commit()
    }

    /// Puts a finger down in the control's coordinates.
    func finger(_ x: CGFloat, _ y: CGFloat) -> Finger {
        Finger(down: control.convertToScreen(CGPoint(x: x, y: y)))
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        finger(x, y).lift()
    }

    /// Drags a finger from point to point, in the control's coordinates.
    func drag(_ points: CGPoint...) {
        let finger = finger(points[0].x, points[0].y)
        for point in points.dropFirst() { finger.move(to: control.convertToScreen(point)) }
        finger.lift()
    }

    /// The log since the last time, in one line.
    func events() -> String {
        log.take().replacingOccurrences(of: "\n", with: ", ")
    }
}
