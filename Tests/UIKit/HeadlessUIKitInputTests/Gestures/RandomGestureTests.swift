import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// Gestures at random, over trees that change under them.
@MainActor @Suite("Random gestures") struct RandomGestureTests {
    /// Does something to the tree or to a recognizer.
    private final class Mischief: UIGestureRecognizerDelegate {
        var numbers: SeededNumbers
        var views: [UIView] = []
        var recognizers: [UIGestureRecognizer] = []
        let window: UIWindow
        var actions = 0
        var depth = 0

        init(seed: UInt64, window: UIWindow) {
            numbers = SeededNumbers(seed: seed)
            self.window = window
        }

        func acted(_ recognizer: UIGestureRecognizer) {
            actions += 1
            guard depth == 0, numbers.onceIn(20) else { return }
            depth += 1
            change()
            depth -= 1
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { numbers.onceIn(3) }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { false }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            !numbers.onceIn(10)
        }

        func place() -> CGPoint {
            CGPoint(x: numbers.next(in: 0...200), y: numbers.next(in: 0...200))
        }

        func makeView() -> UIView {
            let frame = CGRect(origin: place(), size: CGSize(width: 120, height: 120))
                .offsetBy(dx: -60, dy: -60)
            let view: UIView = numbers.onceIn(4) ? UIButton(frame: frame) : UIView(frame: frame)
            view.isMultipleTouchEnabled = numbers.onceIn(2)
            view.isExclusiveTouch = numbers.onceIn(8)
            return view
        }

        func makeRecognizer() -> UIGestureRecognizer {
            let recognizer: UIGestureRecognizer
            switch numbers.next(below: 7) {
            case 0, 1:
                let tap = UITapGestureRecognizer()
                tap.numberOfTapsRequired = 1 + numbers.next(below: 2)
                tap.numberOfTouchesRequired = 1 + numbers.next(below: 2)
                recognizer = tap
            case 2: recognizer = UILongPressGestureRecognizer()
            case 3: recognizer = UIPanGestureRecognizer()
            case 4: recognizer = UISwipeGestureRecognizer()
            case 5: recognizer = UIPinchGestureRecognizer()
            default: recognizer = UIRotationGestureRecognizer()
            }
            recognizer.addTarget(self, action: Mischief.acted)
            if numbers.onceIn(2) { recognizer.delegate = self }
            recognizer.cancelsTouchesInView = !numbers.onceIn(3)
            recognizer.delaysTouchesBegan = numbers.onceIn(4)
            // Only earlier ones are waited for, so that there is no circle.
            if !recognizers.isEmpty, numbers.onceIn(3) {
                recognizer.require(toFail: numbers.element(of: recognizers))
            }
            return recognizer
        }

        /// Restores a hierarchy that touches reach.
        func repair() {
            window.isHidden = false
            for view in views {
                if view.window == nil { window.addSubview(view) }
                view.isHidden = false
                view.isUserInteractionEnabled = true
            }
            for (index, recognizer) in recognizers.enumerated() {
                recognizer.isEnabled = true
                if recognizer.view == nil { views[index % views.count].addGestureRecognizer(recognizer) }
            }
        }

        func change() {
            guard !views.isEmpty else { return }
            let view = numbers.element(of: views)
            switch numbers.next(below: 10) {
            case 0: view.removeFromSuperview()
            case 1: (numbers.onceIn(2) ? window : numbers.element(of: views)).tryToAdd(view)
            case 2: view.isHidden.toggle()
            case 3: view.isUserInteractionEnabled.toggle()
            case 4: numbers.element(of: recognizers).isEnabled.toggle()
            case 5: view.addGestureRecognizer(numbers.element(of: recognizers))
            case 6:
                if let recognizer = view.gestureRecognizers?.first {
                    view.removeGestureRecognizer(recognizer)
                }
            case 7: (view as? UIControl)?.isEnabled.toggle()
            case 8: window.isHidden.toggle()
            default: view.center = place()
            }
        }
    }

    private static let gesturesInRound = 1000

    /// One round: a tree of its own and a thousand gestures; returns how many actions were called.
    private func round(seed: UInt64) -> Int {
        UIApplication.withShared(UIApplication()) {
            let application = UIApplication.shared
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            window.makeKeyAndVisible()
            let mischief = Mischief(seed: seed, window: window)
            for index in 0..<6 {
                let view = mischief.makeView()
                (index > 1 && mischief.numbers.onceIn(2) ? mischief.views[index - 1] : window).addSubview(
                    view)
                mischief.views.append(view)
                for _ in 0..<1 + mischief.numbers.next(below: 2) {
                    let recognizer = mischief.makeRecognizer()
                    view.addGestureRecognizer(recognizer)
                    mischief.recognizers.append(recognizer)
                }
            }
            weak var touch: UITouch?
            for _ in 0..<Self.gesturesInRound {
                if mischief.numbers.onceIn(10) { mischief.repair() }
                touch = gesture(mischief, application)
            }
            application.clock.advance(by: .seconds(2))
            check(mischief, application)
            weak let freed = mischief.views[0]
            mischief.views = []
            mischief.recognizers = []
            application.closeWindows()
            for view in window.subviews { view.removeFromSuperview() }
            #expect(freed == nil && touch == nil, "seed \(seed)")
            return mischief.actions
        }
    }

    /// Puts down one or two fingers, moves some, changes something at times, and lifts them all.
    private func gesture(_ mischief: Mischief, _ application: UIApplication) -> UITouch? {
        let touches = (0...mischief.numbers.next(below: 2)).map { _ in
            UITouch(at: mischief.place(), timestamp: application.timestamp)
        }
        send(touches, application)
        for touch in touches where mischief.numbers.onceIn(2) {
            if mischief.numbers.onceIn(4) { application.clock.advance(by: .milliseconds(300)) }
            if mischief.numbers.onceIn(10) { mischief.change() }
            touch.update(to: .moved, at: mischief.place(), timestamp: application.timestamp)
            send([touch], application)
        }
        for touch in touches {
            let phase: UITouch.Phase = mischief.numbers.onceIn(12) ? .cancelled : .ended
            touch.update(to: phase, at: touch.screenLocation, timestamp: application.timestamp)
            send([touch], application)
        }
        return touches.last
    }

    private func send(_ touches: [UITouch], _ application: UIApplication) {
        application.sendEvent(UIEvent(touches: touches, timestamp: application.timestamp))
    }

    private func check(_ mischief: Mischief, _ application: UIApplication) {
        #expect(application.activeTouches.isEmpty)
        #expect(application.gestures.active.isEmpty)
        #expect(application.gestures.heldTouches.isEmpty && application.gestures.takenTouches.isEmpty)
        #expect(application.clock.pendingWork.isEmpty)
        for recognizer in mischief.recognizers {
            #expect(recognizer.state == .possible && recognizer.numberOfTouches == 0 && !recognizer.isWaiting)
        }
        for view in mischief.views {
            if let control = view as? UIControl { #expect(!control.isTracking && !control.isHighlighted) }
        }
    }

    @Test("Random gestures leave no touch down, no recognizer stuck and nothing behind")
    func gestures() {
        var actions = 0
        let rounds = Rounds.of(100, share: 100)
        for seed in 0..<rounds { actions += round(seed: UInt64(seed)) }
        // Most rounds end in a tree that touches reach; were none recognized, this would prove little.
        #expect(actions > 100 * rounds)
        #expect(round(seed: 7) == round(seed: 7))
    }
}

extension UIView {
    /// Adds a view unless it is this one or contains it.
    fileprivate func tryToAdd(_ view: UIView) {
        if !isDescendant(of: view) { addSubview(view) }
    }
}
