import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

/// Every call on an animator in each of its states: the state that it leads to, or the failure.
@MainActor
@Suite("States of property animators") struct PropertyAnimatorStateTests {
    enum Call: String, CaseIterable {
        case startAnimation, pauseAnimation, stopAnimation, finishAnimation, continueAnimation, addAnimations
        case fractionComplete

        @MainActor
        func make(on animator: UIViewPropertyAnimator) {
            switch self {
            case .startAnimation: animator.startAnimation()
            case .pauseAnimation: animator.pauseAnimation()
            case .stopAnimation: animator.stopAnimation(false)
            case .finishAnimation: animator.finishAnimation(at: .end)
            case .continueAnimation:
                animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            case .addAnimations: animator.addAnimations {}
            case .fractionComplete: animator.fractionComplete = 0.5
            }
        }
    }

    enum Stage: String, CaseIterable {
        case inactive, running, paused, stopped

        @MainActor
        func animator() -> UIViewPropertyAnimator {
            let view = UIView()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
            switch self {
            case .inactive: break
            case .running: animator.startAnimation()
            case .paused: animator.pauseAnimation()
            case .stopped:
                animator.startAnimation()
                animator.stopAnimation(false)
            }
            return animator
        }
    }

    /// The result of a call, in the order of the stages; `nil` for a failure.
    private static let outcomes: [Call: [Stage?]] = [
        .startAnimation: [.running, .running, .running, nil],
        .pauseAnimation: [.paused, .paused, .paused, nil],
        .stopAnimation: [nil, .stopped, .stopped, nil],
        .finishAnimation: [nil, nil, nil, .inactive],
        .continueAnimation: [nil, .running, .running, nil],
        .addAnimations: [.inactive, .running, .paused, nil],
        .fractionComplete: [.paused, .paused, .paused, nil],
    ]

    @Test("An animator that is made without values is inactive, and ends at once")
    func withoutValues() {
        inOwnWorld {
            let animator = UIViewPropertyAnimator()
            #expect(animator.state == .inactive && !animator.isRunning)
            #expect(animator.duration == 0)
            let view = UIView()
            var ends: [UIViewAnimatingPosition] = []
            animator.addAnimations { view.alpha = 0 }
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            TimeLapse.advance(by: .milliseconds(1))
            #expect(view.alpha == 0)
            #expect(ends == [.end])
        }
    }

    @Test(
        "Each call on an animator is allowed where UIKit allows it, and a failure where it raises",
        arguments: Call.allCases)
    func table(call: Call) {
        for (index, stage) in Stage.allCases.enumerated() {
            onStage { _ in
                let animator = stage.animator()
                let state = animator.state
                let texts = FailureCollector.failures { call.make(on: animator) }.map(\.text)
                let wanted = Self.outcomes[call]?[index]
                if let wanted {
                    #expect(texts == [], "\(call) when \(stage)")
                    let stages: [Stage: UIViewAnimatingState] = [
                        .inactive: .inactive, .running: .active, .paused: .active, .stopped: .stopped,
                    ]
                    #expect(animator.state == stages[wanted], "\(call) when \(stage)")
                    #expect(animator.isRunning == (wanted == .running), "\(call) when \(stage)")
                } else {
                    let text =
                        "UIViewPropertyAnimator.\(call.rawValue) was ignored: the animator is \(state)."
                    #expect(texts == [text], "\(call) when \(stage)")
                    #expect(animator.state == state)
                }
            }
        }
    }

    @Test("An animator that is not interruptible runs to its end", arguments: Call.allCases)
    func notInterruptible(call: Call) {
        let refused: [Call] = [.pauseAnimation, .stopAnimation, .continueAnimation, .fractionComplete]
        onStage { _ in
            let animator = Stage.running.animator()
            animator.isInterruptible = false
            let texts = FailureCollector.failures { call.make(on: animator) }.map(\.text)
            if refused.contains(call) {
                let text =
                    "UIViewPropertyAnimator.\(call.rawValue) was ignored: the animator is not interruptible."
                #expect(texts == [text])
            }
            #expect(animator.isRunning)
        }
    }

    @Test("A fraction that is NaN, and invalid times, are failures")
    func noNumbers() {
        onStage { clock in
            var texts = FailureCollector.failures {
                let animator = Stage.paused.animator()
                animator.fractionComplete = .nan
                #expect(animator.fractionComplete == 0)
            }.map(\.text)
            #expect(
                texts == [
                    "The fractionComplete of a property animator was set to nan. The old value is kept."
                ])
            texts = FailureCollector.failures {
                let animator = UIViewPropertyAnimator(duration: .nan, curve: .easeIn)
                animator.startAnimation(afterDelay: .infinity)
            }.map(\.text)
            #expect(
                texts == [
                    "An animation takes a finite number of seconds, not nan.",
                    "An animation takes a finite number of seconds, not inf.",
                ])
            clock.runUntilIdle()
            #expect(clock.now.offset == .zero)
        }
    }
}
