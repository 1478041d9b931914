import FailureReporting
import Foundation
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
    /// The window that the target is in as the fingers come down.
    private let window: UIWindow?
    private var isCutShort = false

    init(_ aim: TouchAim, _ fingers: [SyntheticTouch], of runner: GestureRunner) {
        self.aim = aim
        self.fingers = fingers
        self.runner = runner
        window = aim.view?.window
    }

    /// Where the fingers are, on the screen.
    var locations: [CGPoint] { fingers.map(\.nextLocation) }

    /// Brings the fingers down, runs `script` and lifts them.
    ///
    /// If the target's view goes away meanwhile, the touches are cancelled and the rest is left out, but for a tap,
    /// which is over at once.
    ///
    /// - Returns: whether the target was touched; if not, the reason has been recorded.
    func run(_ script: (Gesture) -> Void) -> Bool {
        for finger in fingers {
            if let reason = finger.reasonAgainst(.began, finger.nextLocation) {
                TouchFailure(misuse: "\(aim.gesture) cannot be done: \(reason).").record()
                return false
            }
        }
        SyntheticTouch.send(fingers, .began, locations)
        if fingers.allSatisfy(\.isUnclaimed), let failure = aim.failureIfUnclaimed {
            finish(.cancelled)
            failure.record()
            return false
        }
        if !runner.isTap, isWhole() { script(self) }
        finish(isCutShort ? .cancelled : .ended)
        // What is in a scroll view hears of the touch only now.
        if runner.isTap, fingers.allSatisfy(\.uiTouch.wasUnwantedTap), let failure = aim.failureIfUnclaimed {
            failure.record()
            return false
        }
        return true
    }

    /// Lifts the fingers that are still down, or takes their touches away.
    private func finish(_ phase: UITouch.Phase) {
        let down = fingers.allSatisfy(\.isDown) ? fingers : fingers.filter(\.isDown)
        if !down.isEmpty { SyntheticTouch.send(down, phase, down.map(\.nextLocation)) }
    }

    /// Whether the gesture can go on: its target is in the window still.
    private func isWhole() -> Bool {
        if isCutShort { return false }
        // Forced, a gesture may touch what is in another window, such as the keyboard in front of its target.
        let window = window ?? fingers.first?.uiTouch.window
        guard let view = aim.view ?? fingers.first?.view, !(view is UIWindow), window != nil,
            view.window !== window
        else { return fingers.contains(where: \.isDown) }
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
    /// Keeps the fingers where they are for a time.
    func stay(for duration: Duration) {
        guard duration > .zero, isWhole() else { return }
        DisplayFrames.pass(duration)
        _ = isWhole()
    }

    /// Moves the fingers for a time, frame by frame.
    ///
    /// - Parameter places: where they are when a part of the time from 0 to 1 is over.
    func move(over duration: Duration, _ places: (Double) -> [CGPoint]) {
        guard isWhole() else { return }
        DisplayFrames.run(for: duration) { time in
            guard isWhole() else { return false }
            let moved = zip(fingers, places(time)).filter { $0.0.isDown }
            SyntheticTouch.send(moved.map(\.0), .moved, moved.map(\.1))
            return isWhole()
        }
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

    /// Moves the finger from point to point, a frame of the display after each other.
    func step(through points: [CGPoint]) {
        for point in points {
            move(over: .seconds(1) / DisplayFrames.rate) { _ in [point] }
            if isCutShort { return }
        }
    }
}

// MARK: - What cannot be

extension Gesture {
    /// Why numbers that should be finite are not, as a clause.
    static func reason(_ name: String, _ value: CGFloat) -> String? {
        value.isFinite ? nil : "\(value.shortText) is not \(name)"
    }

    static func reason(_ point: CGPoint...) -> String? {
        point.first { !$0.isFinite }.map { "\($0.shortText) is not a point" }
    }

    static func reason(_ vector: CGVector, is name: String) -> String? {
        guard !vector.dx.isFinite || !vector.dy.isFinite else { return nil }
        return "(\(vector.dx.shortText), \(vector.dy.shortText)) is not \(name)"
    }

    static func reason(fingers: Int) -> String? {
        (1...mostFingers).contains(fingers)
            ? nil : "\(fingers) fingers are not from 1 to \(mostFingers)"
    }

    static func reason(staying duration: Duration) -> String? {
        duration < .zero ? "\(duration.text) is not a time to take" : nil
    }
}
