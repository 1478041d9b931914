import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

/// Random animations, against a simple model of what blends and what replaces.
@MainActor
@Suite("Random animations") struct RandomAnimationTests {
    /// One animation in the model.
    private struct Way {
        var number: Int
        var begin: Int
        var end: Int
        var from: CGFloat
        var to: CGFloat
        var isOn = true

        func offset(at time: Int) -> CGFloat {
            guard isOn, time < end else { return 0 }
            let share = time <= begin ? 0 : CGFloat(time - begin) / CGFloat(end - begin)
            return from + (to - from) * share - to
        }
    }

    /// The model of one view; times are in tenths of seconds.
    private struct Reckoning {
        var now = 0
        var model: CGFloat = 0
        var opacity: CGFloat = 1
        var places: [Way] = []
        var fade: Way?
        var told: [String] = []

        var place: CGFloat { places.reduce(model) { $0 + $1.offset(at: now) } }
        var seen: CGFloat {
            guard let fade, fade.isOn, now < fade.end else { return opacity }
            return fade.to + fade.offset(at: now)
        }

        mutating func stop(_ number: Int) {
            told.append("\(number) false at \(now)")
        }

        mutating func pass(_ tenths: Int) {
            now += tenths
        }
    }

    @Test(
        "Random sequences of begun, removed and awaited animations give the computed values and ends",
        arguments: 1...Rounds.of(60, share: 4))
    func random(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        onStage { clock in
            let view = UIView()
            var plain = Reckoning()
            var told: [String] = []
            var ends: [String] = []
            for number in 0..<60 {
                let duration = 1 + numbers.next(below: 30)
                let delay = numbers.next(below: 3) * numbers.next(below: 5)
                let (begin, end) = (plain.now + delay, plain.now + delay + duration)
                let goal = CGFloat(numbers.next(below: 1000))
                @MainActor func animate(
                    _ change: @escaping @MainActor () -> Void, options: UIView.AnimationOptions = []
                ) {
                    UIView.animate(
                        withDuration: Double(duration) / 10, delay: Double(delay) / 10,
                        options: options.union(.curveLinear), animations: change
                    ) {
                        told.append("\(number) \($0) at \(Int((clock.now.offset.inSeconds * 10).rounded()))")
                    }
                }
                switch numbers.next(below: 8) {
                case 0, 1:
                    if goal != plain.model {
                        plain.places.append(
                            Way(number: number, begin: begin, end: end, from: plain.model, to: goal))
                    }
                    // An animation that changes nothing ends immediately.
                    ends.append("\(number) true at \(goal == plain.model ? plain.now : end)")
                    plain.model = goal
                    animate { view.center.x = goal }
                case 2, 3:
                    let (isCurrent, share) = (numbers.onceIn(2), goal / 1000)
                    if share != plain.opacity {
                        let from = isCurrent ? plain.seen : plain.opacity
                        if let old = plain.fade, old.isOn, plain.now < old.end {
                            ends.removeAll { $0.hasPrefix("\(old.number) ") }
                            ends.append("\(old.number) false at \(plain.now)")
                        }
                        plain.fade = Way(number: number, begin: begin, end: end, from: from, to: share)
                    }
                    ends.append("\(number) true at \(share == plain.opacity ? plain.now : end)")
                    plain.opacity = share
                    animate({ view.alpha = share }, options: isCurrent ? .beginFromCurrentState : [])
                case 4:
                    plain.model = goal
                    view.center.x = goal
                case 5 where numbers.onceIn(3):
                    for way in plain.places + (plain.fade.map { [$0] } ?? [])
                    where way.isOn && plain.now < way.end {
                        ends.removeAll { $0.hasPrefix("\(way.number) ") }
                        ends.append("\(way.number) false at \(plain.now)")
                    }
                    plain.places = []
                    plain.fade = nil
                    view.layer.removeAllAnimations()
                default:
                    let time = numbers.next(below: 12)
                    plain.pass(time)
                    clock.advance(by: .milliseconds(100 * time))
                }
                #expect(isNear(view.shown.position.x, plain.place, within: 1e-6), "step \(number)")
                #expect(isNear(view.shown.opacity, plain.seen, within: 1e-9), "step \(number)")
                // Reading changes nothing: neither the view nor what waits.
                let waiting = clock.pendingWork.count
                for _ in 0..<3 { _ = view.layer.presentation()?.frame }
                #expect(clock.pendingWork.count == waiting)
                #expect(view.center.x == plain.model && view.alpha == plain.opacity)
            }
            clock.runUntilIdle()
            #expect(told.sorted() == ends.sorted())
            #expect(view.layer.animationKeys() == nil && view.shown.position.x == plain.model)
        }
    }
}
