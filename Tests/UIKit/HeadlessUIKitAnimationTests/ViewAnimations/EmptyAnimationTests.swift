import Foundation
import HeadlessUIKit
import Testing
import TimeLapse

// Observed of UIKit: with nothing to animate, Core Animation times nothing, and the completion is called at once
// (https://blog.spacemanlabs.com/2012/08/premature-completion-an-embarrassing-problem/).
@MainActor
@Suite("Animations that change nothing") struct EmptyAnimationTests {
    /// A way to write an animation, with a block and a completion.
    typealias Spelling =
        @MainActor (@escaping @MainActor () -> Void, @escaping @MainActor (Bool) -> Void) -> Void

    static let spellings: [(String, Spelling)] = [
        ("plain", { UIView.animate(withDuration: 2, animations: $0, completion: $1) }),
        ("delayed", { UIView.animate(withDuration: 2, delay: 3, animations: $0, completion: $1) }),
        ("repeated", { UIView.animate(withDuration: 2, options: .repeat, animations: $0, completion: $1) }),
        (
            "spring",
            {
                UIView.animate(
                    withDuration: 2, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, animations: $0,
                    completion: $1)
            }
        ),
        ("key frames", { UIView.animateKeyframes(withDuration: 2, animations: $0, completion: $1) }),
    ]

    @Test(
        "Animations that change nothing end as soon as the clock moves, and count as finished",
        arguments: 0..<5)
    func nothing(index: Int) {
        let (name, animate) = Self.spellings[index]
        onStage { clock in
            let view = UIView()
            defer { withExtendedLifetime(view) {} }
            var log: [String] = []
            animate({ view.alpha = 1 }) { log.append("\($0) at \(clock.now)") }
            #expect(log == [], "\(name)")
            clock.advance(by: .zero)
            #expect(log == ["true at 0 s"], "\(name)")
            #expect(clock.pendingWork.isEmpty && clock.endlessWork.isEmpty)
        }
    }

    @Test("An animation whose only changes are another animation's is over before that")
    func outer() {
        onStage { clock in
            let view = UIView()
            defer { withExtendedLifetime(view) {} }
            var log: [String] = []
            UIView.animate(withDuration: 2) {
                UIView.animate(withDuration: 1) {
                    view.alpha = 0
                } completion: { _ in
                    log.append("inner at \(clock.now)")
                }
            } completion: { _ in
                log.append("outer at \(clock.now)")
            }
            clock.runUntilIdle()
            #expect(log == ["outer at 0 s", "inner at 2 s"])
        }
    }

    @Test("A transition takes its time, whatever is changed in it")
    func transition() {
        onStage { clock in
            let view = UIView()
            defer { withExtendedLifetime(view) {} }
            var log: [String] = []
            UIView.transition(with: view, duration: 2, animations: nil) { _ in log.append("\(clock.now)") }
            clock.runUntilIdle()
            #expect(log == ["2 s"])
        }
    }
}
