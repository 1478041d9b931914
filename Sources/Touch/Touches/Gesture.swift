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
    private let promisesEnd: Bool
    /// The window that the target is in as the fingers come down.
    private let window: UIWindow?
    private var isCutShort = false

    private init(_ aim: TouchAim, _ fingers: [SyntheticTouch], promisesEnd: Bool) {
        self.aim = aim
        self.fingers = fingers
        self.promisesEnd = promisesEnd
        window = aim.view?.window
    }

    /// Where the fingers are, on the screen.
    var locations: [CGPoint] { fingers.map(\.nextLocation) }

    /// Brings fingers down on a target, runs `script` and lifts them.
    ///
    /// If the target's view goes away meanwhile, the touches are cancelled and the rest is left out. That is a
    /// failure only for a gesture that promises where its fingers end.
    ///
    /// - Parameters:
    ///   - name: the name that failures give it.
    ///   - isRepeated: whether it is done on each of the target's places, which are those found before the first,
    ///     or on its first place alone.
    ///   - misuse: why there can be no such gesture, as a clause, if it cannot be.
    ///   - starts: where the fingers come down; `nil` if that was found to be impossible, and recorded.
    static func perform(
        _ name: String, on target: any TouchTarget, onEach isRepeated: Bool = false,
        with tool: TouchTool = .finger, force: Bool, promisesEnd: Bool, unless misuse: String?,
        starts: (TouchAim) -> [CGPoint]? = { [$0.point] },
        script: (Gesture) -> Void
    ) {
        if let misuse {
            TouchFailure(misuse: "\(name) cannot be done: \(misuse).").record()
            return
        }
        let places =
            isRepeated ? target.touchPlaces(for: name) : target.placeToTouch(for: name).map { [$0] } ?? []
        for place in places {
            let nesting = GestureNesting.gestures
            guard nesting.enter({ GestureNesting.failure(name, on: place) }) else { return }
            defer { nesting.leave() }
            switch place.aim(for: name, force: force) {
            case .failure(let failure): failure.record()
            case .success(let aim):
                guard let points = starts(aim) else { continue }
                Gesture(aim, points.map { SyntheticTouch(at: $0, with: tool) }, promisesEnd: promisesEnd)
                    .run(script)
            }
        }
    }

    private func run(_ script: (Gesture) -> Void) {
        for finger in fingers {
            if let reason = finger.reasonAgainst(.began, finger.nextLocation) {
                TouchFailure(misuse: "\(aim.gesture) cannot be done: \(reason).").record()
                return
            }
        }
        SyntheticTouch.send(fingers, .began, locations)
        if let failure = aim.failureIfUnclaimed, fingers.allSatisfy(\.isUnclaimed) {
            finish(.cancelled)
            failure.record()
            return
        }
        if isWhole() { script(self) }
        finish(isCutShort ? .cancelled : .ended)
    }

    /// Lifts the fingers that are still down, or takes their touches away.
    private func finish(_ phase: UITouch.Phase) {
        let down = fingers.filter(\.isDown)
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
        if promisesEnd {
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
