import FailureReporting
import HeadlessUIKit
import TimeLapse

/// Performs taps and all other gestures.
///
/// It finds where the target can be touched, brings fingers down there, moves and lifts them, moves the clock, and
/// records why a gesture fails.
///
/// ```swift
/// GestureRunner(name: "longPressOn").perform(onFirstOf: target, script: { $0.stay(for: .seconds(1)) })
/// ```
@MainActor
struct GestureRunner {
    /// The name that failures give the gesture.
    let name: String
    var tool = TouchTool.finger
    /// Whether the target is touched without the hittability checks.
    var isForced = false
    /// Whether the fingers are lifted immediately, even if the target has left its window.
    var isTap = false
    /// Whether a target that leaves its window meanwhile is a failure, and not only the end of the gesture.
    var promisesEnd = false
    /// How much time passes afterwards.
    var lapse = Lapse.none

    /// Performs the gesture on each of a target's places; all are found before the first gesture.
    ///
    /// - Parameters:
    ///   - misuse: why the arguments are wrong, as a clause; `nil` if they are not.
    ///   - starts: where the fingers come down; `nil` if that is impossible, which has been recorded.
    ///   - script: what the fingers do while they are down.
    func perform(
        onEachOf target: any TouchTarget, unless misuse: String? = nil,
        starts: (TouchAim) -> [CGPoint]? = { [$0.point] }, script: (Gesture) -> Void = { _ in }
    ) {
        guard checkArguments(unless: misuse) else { return }
        let places = target.touchPlaces(for: name)
        if places.isEmpty { noteMiss() }
        for place in places { perform(on: place, starts: starts, script: script) }
    }

    /// Performs the gesture on a target's first place.
    ///
    /// - Parameters:
    ///   - times: how often, in succession; the hittability checks are repeated each time.
    ///   - interval: how much time passes from one time to the next.
    ///   - misuse: why the arguments are wrong, as a clause; `nil` if they are not.
    ///   - starts: where the fingers come down; `nil` if that is impossible, which has been recorded.
    ///   - script: what the fingers do while they are down.
    func perform(
        onFirstOf target: any TouchTarget, times: Int = 1, every interval: Duration = .zero,
        unless misuse: String? = nil, starts: (TouchAim) -> [CGPoint]? = { [$0.point] },
        script: (Gesture) -> Void = { _ in }
    ) {
        guard checkArguments(unless: misuse) else { return }
        guard let place = target.placeToTouch(for: name) else { return noteMiss() }
        perform(on: place, times: times, every: interval, starts: starts, script: script)
    }

    /// Performs the gesture on a place.
    ///
    /// - Returns: whether it was touched, each time; if not, the reason has been recorded.
    @discardableResult
    func perform(
        on place: TouchPlace, times: Int = 1, every interval: Duration = .zero,
        starts: (TouchAim) -> [CGPoint]? = { [$0.point] }, script: (Gesture) -> Void = { _ in }
    ) -> Bool {
        // That the view does not exist has been recorded.
        if place.view is AbsentView {
            noteMiss()
            return false
        }
        let nesting = GestureNesting.gestures
        guard nesting.enter({ GestureNesting.failure(name, on: place) }) else { return false }
        defer { nesting.leave() }
        if let observer = CallContext.observer { place.name(name, to: observer) }
        for count in 1...times {
            if count > 1 { DisplayFrames.pass(interval) }
            switch place.aim(for: name, force: isForced) {
            case .failure(let failure):
                failure.record()
                noteMiss()
                return false
            case .success(let aim):
                guard let points = starts(aim) else { return false }
                // For all other gestures the application counts the taps.
                let tapCount = isTap ? count : nil
                let fingers = points.map { SyntheticTouch(at: $0, tapCount: tapCount, with: tool) }
                let gesture = Gesture(aim, fingers, of: self)
                var isTouched = false
                UIApplication.shared.clock.lapse(count == times ? lapse : .none) {
                    isTouched = gesture.run(script)
                }
                guard isTouched else { return false }
                TapMemory.noteTouch()
            }
        }
        return true
    }

    private func noteMiss() {
        if isTap { TapMemory.noteMiss() }
    }

    /// Returns whether the arguments are valid; records a failure if not.
    private func checkArguments(unless misuse: String?) -> Bool {
        guard let misuse else { return true }
        TouchFailure(misuse: "\(name) failed: \(misuse).").record()
        return false
    }
}

// MARK: - Taps

extension GestureRunner {
    /// The limit of taps in succession.
    private static let mostTimes = 1000

    /// A tap: a finger that comes down and is lifted immediately.
    static func tap(
        _ name: String, lapse: Lapse = .none, with tool: TouchTool = .finger, force: Bool = false
    ) -> GestureRunner {
        GestureRunner(name: name, tool: tool, isForced: force, isTap: true, lapse: lapse)
    }

    /// Taps several times in succession on a target's first place; the hittability checks are repeated each time.
    func tap(_ times: Int, on target: any TouchTarget, every interval: Duration) {
        let misuse =
            (1...Self.mostTimes).contains(times)
            ? Gesture.reason(staying: interval) : "times must be from 1 to \(Self.mostTimes), not \(times)"
        perform(onFirstOf: target, times: times, every: interval, unless: misuse)
    }
}
