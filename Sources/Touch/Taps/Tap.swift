import FailureReporting
import HeadlessUIKit
import TimeLapse

/// How to tap: a finger that comes down and is lifted at once.
@MainActor
struct Tap {
    /// The most taps in succession; more have no use.
    private static let mostTimes = 1000

    let name: String
    let lapse: Lapse
    var tool = TouchTool.finger
    var isForced = false

    /// Taps once, if nothing is in the way.
    func perform(on place: TouchPlace) {
        _ = succeeds(on: place)
    }

    /// Taps once, if nothing is in the way; returns whether it did, and else has recorded why not.
    func succeeds(on place: TouchPlace) -> Bool {
        let nesting = GestureNesting.gestures
        guard nesting.enter({ GestureNesting.failure(name, on: place) }) else { return false }
        defer { nesting.leave() }
        switch place.aim(for: name, force: isForced) {
        case .failure(let failure):
            failure.record()
            return false
        case .success(let aim):
            var isTapped = false
            UIApplication.shared.clock.lapse(lapse) { isTapped = touch(aim, tapCount: 1) }
            return isTapped
        }
    }

    /// Taps several times in succession on a target's first place, which is looked for each time.
    func perform(_ times: Int, on target: any TouchTarget, every interval: Duration) {
        let misuse =
            (1...Self.mostTimes).contains(times)
            ? Gesture.reason(staying: interval) : "\(times) taps are not from 1 to \(Self.mostTimes)"
        if let misuse {
            TouchFailure(misuse: "\(name) cannot be done: \(misuse).").record()
            return
        }
        guard let place = target.placeToTouch(for: name) else { return }
        let nesting = GestureNesting.gestures
        guard nesting.enter({ GestureNesting.failure(name, on: place) }) else { return }
        defer { nesting.leave() }
        for count in 1...times {
            switch place.aim(for: name, force: isForced) {
            case .failure(let failure):
                failure.record()
                return
            case .success(let aim) where count == times:
                UIApplication.shared.clock.lapse(lapse) { touch(aim, tapCount: count) }
            case .success(let aim):
                guard touch(aim, tapCount: count) else { return }
                DisplayFrames.pass(interval)
            }
        }
    }

    /// Brings the finger down and lifts it; returns whether somebody wanted it.
    @discardableResult
    private func touch(_ aim: TouchAim, tapCount: Int) -> Bool {
        let finger = SyntheticTouch(at: aim.point, tapCount: tapCount, with: tool)
        if let reason = finger.reasonAgainst(.began, aim.point) {
            TouchFailure(misuse: "\(name) cannot be done: \(reason).").record()
            return false
        }
        let fingers = [finger]
        let locations = [aim.point]
        SyntheticTouch.send(fingers, .began, locations)
        if finger.isUnclaimed, let failure = aim.failureIfUnclaimed {
            SyntheticTouch.send(fingers, .cancelled, locations)
            failure.record()
            return false
        }
        if finger.isDown { SyntheticTouch.send(fingers, .ended, locations) }
        // What is in a scroll view hears of the touch only now.
        if finger.uiTouch.wasUnwantedTap, let failure = aim.failureIfUnclaimed {
            failure.record()
            return false
        }
        return true
    }
}
