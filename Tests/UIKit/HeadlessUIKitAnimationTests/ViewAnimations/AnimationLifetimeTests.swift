import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

/// What animations keep alive, and what they do in any order.
@MainActor
@Suite("Lifetimes of animated views") struct AnimationLifetimeTests {
    @Test(
        "A view that is freed during its animation is gone immediately, and the completion comes in its time")
    func freed() {
        onStage { clock in
            weak var gone: UIView?
            var log: [String] = []
            do {
                let view = UIView()
                gone = view
                UIView.animate(withDuration: 2) {
                    view.alpha = 0
                } completion: {
                    log.append("\($0) at \(clock.now)")
                }
                UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.center.x = 100 }
                #expect(clock.endlessWork.count == 1)
            }
            #expect(gone == nil)
            #expect(clock.endlessWork.isEmpty)
            clock.runUntilIdle()
            #expect(log == ["true at 2 s"])
        }
    }

    @Test("A view that leaves its window is released, also by its own animations")
    func leaving() {
        onStage { clock in
            weak var gone: UIView?
            do {
                let window = UIWindow()
                window.isHidden = false
                let view = SelfAnimatingView()
                window.addSubview(view)
                gone = view
                view.begin()
                view.removeFromSuperview()
            }
            #expect(gone != nil)
            clock.advance(by: .zero)
            #expect(gone == nil)
        }
    }

    @Test("Views that animate themselves without end are freed with their window")
    func closing() {
        let application = UIApplication()
        weak var gone: UIView?
        UIApplication.withShared(application) {
            let window = UIWindow()
            window.isHidden = false
            let view = SelfAnimatingView()
            window.addSubview(view)
            gone = view
            view.begin()
        }
        #expect(gone != nil)
        UIApplication.withShared(application) {
            application.closeWindows()
            application.clock.cancelAll()
        }
        #expect(gone == nil)
    }

    @Test("A view has no storage for animations until it is animated")
    func size() {
        let view = UIView()
        view.center.x = 10
        view.alpha = 0.5
        #expect(view.extras == nil)
        _ = view.layer
        #expect(view.layer === view.layer && view.extras?.animations.isEmpty == true)
    }

    @Test("A layer outlives its view as an empty one, with the properties that only layers have")
    func layerAlone() {
        var view: UIView? = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let layer = view?.layer
        layer?.cornerRadius = 5
        #expect(layer?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        view = nil
        #expect(layer?.frame == .zero && layer?.cornerRadius == 5)
        layer?.opacity = 0.5
        layer?.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
        #expect(layer?.animationKeys() == nil && layer?.presentation()?.opacity == 1)
    }

    @Test("A presented value that a query has read is read again as time passes")
    func looksAgain() {
        onStage { clock in
            let view = UIView()
            UIView.animate(withDuration: 2) { view.center.x = 10 }
            UIApplication.shared.commit()
            let before = ViewTree.generation
            _ = view.layer.presentation()
            UIApplication.shared.commit()
            #expect(ViewTree.generation == before)
            clock.pass(0.5)
            UIApplication.shared.commit()
            #expect(ViewTree.generation != before)
            let unseen = ViewTree.generation
            clock.pass(0.5)
            UIApplication.shared.commit()
            #expect(ViewTree.generation == unseen)
        }
    }
}

/// A view that holds itself by its animations' completions and delegates.
private final class SelfAnimatingView: UIView, CAAnimationDelegate {
    var ends = 0

    func begin() {
        UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
            self.alpha = 0
        } completion: { _ in
            self.ends += 1
        }
        let spin = CABasicAnimation(keyPath: "transform.rotation")
        spin.byValue = 2 * CGFloat.pi
        spin.repeatCount = .infinity
        spin.delegate = self
        layer.add(spin, forKey: "spin")
    }
}
