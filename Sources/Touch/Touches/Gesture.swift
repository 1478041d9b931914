import FailureReporting
import HeadlessUIKit
import ViewQuery

/// A gesture under way: fingers that came down on a target, and that are up again when it is over.
@MainActor
final class Gesture {
    /// The most fingers that a gesture has.
    static let mostFingers = GestureDriver.fingers

    private let aim: TouchAim
    private let fingers: [SyntheticTouch]
    private let runner: GestureRunner
    /// The target's window when the fingers come down; `nil` for a tap, which does not ask for it.
    private let window: UIWindow?
    /// Whether it was ended because its target left the window.
    private(set) var isCutShort = false

    init(_ aim: consuming TouchAim, _ fingers: [SyntheticTouch], of runner: GestureRunner) {
        window = runner.isTap ? nil : aim.view?.window
        self.aim = aim
        self.fingers = fingers
        self.runner = runner
    }

    /// Where the fingers are, on the screen.
    var locations: [CGPoint] { fingers.map(\.nextLocation) }

    /// Brings the fingers down, runs `script` and lifts them.
    ///
    /// If the target's view leaves its window meanwhile, the touches are cancelled and the script ends, except for a
    /// tap, which is over immediately.
    ///
    /// - Returns: whether the target was touched; if not, the reason has been recorded.
    func run(_ script: (Gesture) -> Void) -> Bool {
        for finger in fingers {
            if let reason = finger.reasonAgainst(.began, finger.nextLocation) {
                TouchFailure(misuse: "\(aim.gesture) failed: \(reason).").record()
                return false
            }
        }
        SyntheticTouch.send(fingers, .began)
        if fingers.allSatisfy(\.isUnclaimed), let failure = aim.failureIfUnclaimed {
            finish(.cancelled)
            failure.record()
            return false
        }
        if !runner.isTap, checkTarget() { script(self) }
        lift()
        // A scroll view that delays touches delivers this one only now.
        if runner.isTap, fingers.allSatisfy(\.uiTouch.wasUnwantedTap), let failure = aim.failureIfUnclaimed {
            failure.record()
            return false
        }
        return true
    }

    /// Lifts the fingers before the script ends.
    func lift() { finish(isCutShort ? .cancelled : .ended) }

    /// Ends or cancels the touches of the fingers that are still down.
    private func finish(_ phase: UITouch.Phase) {
        let down = areAllDown ? fingers : fingers.filter(\.isDown)
        SyntheticTouch.send(down, phase)
    }

    private var areAllDown: Bool {
        for finger in fingers where !finger.isDown { return false }
        return true
    }

    private var isAnyDown: Bool {
        for finger in fingers where finger.isDown { return true }
        return false
    }

    /// Checks that the gesture can go on, as its target is still in the window; if not, it is cut short, which is a
    /// failure if it promises an end.
    @discardableResult
    private func checkTarget() -> Bool {
        if isCutShort { return false }
        // A forced gesture may touch another window, such as the keyboard's in front of its target.
        let window = window ?? fingers.first?.uiTouch.window
        guard let view = aim.view ?? fingers.first?.view, !(view is UIWindow), window != nil,
            view.window !== window
        else { return isAnyDown }
        // Dragged items stay with the finger, wherever they come from.
        if fingers.contains(where: { UIApplication.shared.drags.isDragged(by: $0.uiTouch) }) {
            return isAnyDown
        }
        isCutShort = true
        if runner.promisesEnd {
            TouchFailure(
                misuse: "\(aim.gesture) was cut short: \(view.summary) was removed from its window, and the "
                    + (fingers.count == 1 ? "touch was cancelled." : "touches were cancelled.")
            ).record()
        }
        return false
    }
}

// MARK: - Steps

extension Gesture {
    /// Keeps the fingers where they are for a duration.
    func stay(for duration: Duration) {
        guard duration > .zero, checkTarget() else { return }
        DisplayFrames.pass(duration)
        checkTarget()
    }

    /// Moves the fingers frame by frame for a duration.
    ///
    /// - Parameter places: where the fingers are at a part of the duration, from 0 to 1.
    func move(over duration: Duration, _ places: (Double) -> [CGPoint]) {
        guard checkTarget() else { return }
        DisplayFrames.run(for: duration) { time in
            guard checkTarget() else { return false }
            send(places(time))
            return checkTarget()
        }
    }

    /// Moves the fingers that are down to their places.
    private func send(_ places: [CGPoint]) {
        if areAllDown, places.count == fingers.count { return SyntheticTouch.send(fingers, .moved, places) }
        let moved = zip(fingers, places).filter { $0.0.isDown }
        SyntheticTouch.send(moved.map(\.0), .moved, moved.map(\.1))
    }

    /// Moves the fingers side by side along a straight line.
    func move(by offset: CGVector, over duration: Duration, easing: TouchEasing = .linear) {
        let starts = locations
        move(over: duration) { time in
            let part = easing.progress(at: time)
            return starts.map { CGPoint(x: $0.x + offset.dx * part, y: $0.y + offset.dy * part) }
        }
    }

    /// Moves the finger along a path.
    func move(along path: TouchPath, over duration: Duration, easing: TouchEasing = .linear) {
        move(over: duration) { [path.point(at: easing.progress(at: $0))] }
    }

    /// Moves the finger from point to point, one for each frame of the display.
    func step(through points: [CGPoint]) {
        for point in points {
            move(over: .seconds(1) / DisplayFrames.rate) { _ in [point] }
            if isCutShort { return }
        }
    }
}

// MARK: - Wrong arguments

extension Gesture {
    /// Why a number is wrong, as a clause; `nil` if it is finite.
    static func reason(_ name: String, _ value: CGFloat) -> String? {
        value.isFinite ? nil : "\(value.shortText) is not \(name)"
    }

    static func reason(_ points: [CGPoint]) -> String? {
        points.first { !$0.isFinite }.map { "\($0.shortText) is not a point" }
    }

    static func reason(_ vector: CGVector, is name: String) -> String? {
        guard !vector.dx.isFinite || !vector.dy.isFinite else { return nil }
        return "(\(vector.dx.shortText), \(vector.dy.shortText)) is not \(name)"
    }

    static func reason(fingers: Int) -> String? {
        (1...mostFingers).contains(fingers)
            ? nil : "fingers must be from 1 to \(mostFingers), not \(fingers)"
    }

    static func reason(staying duration: Duration) -> String? {
        duration < .zero ? "\(duration.text) is not a valid duration" : nil
    }
}
