import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

@MainActor @Suite("Animated hiding in stack views") struct StackAnimationTests {
    private let views = [Block(30, 20), Block(60, 40), Block(10, 30)]

    private func inAnimation(_ body: (VirtualClock) -> Void) {
        UIApplication.withShared(UIApplication()) { body(UIApplication.shared.clock) }
    }

    private func pass(_ clock: VirtualClock, _ seconds: Double) {
        clock.advance(by: Duration(finiteSeconds: seconds) ?? .zero)
    }

    /// The displayed place along x.
    private func shown(_ view: UIView) -> Extent {
        let values = view.presentedValues
        return Extent(values.position.x - values.bounds.width / 2, values.bounds.width)
    }

    @Test("Hiding and showing in an animation block moves the neighbours, without a call for layout")
    func hiding() {
        inAnimation { clock in
            let stack = UIStackView(views, 200, 60) { $0.spacing = 10 }
            let window = UIWindow.showing(stack)
            window.layoutIfNeeded()
            #expect(views.map(shown) == [Extent(0, 110), Extent(120, 60), Extent(190, 10)])
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
            #expect(views[1].isHidden)
            #expect(views.map(\.frame.width) == [180, 0, 10])
            #expect(views.map(shown) == [Extent(0, 110), Extent(120, 60), Extent(190, 10)])
            pass(clock, 0.5)
            // The hidden one shrinks towards the middle of the gap, from 120 to 185.
            #expect(views.map(shown) == [Extent(0, 145), Extent(152.5, 30), Extent(190, 10)])
            pass(clock, 0.5)
            #expect(views.map(shown) == [Extent(0, 180), Extent(185, 0), Extent(190, 10)])
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                views[1].isHidden = false
                views[2].isHidden = true
            }
            pass(clock, 0.5)
            // A quarter of the way to 0+130, 140+60 and 200+0.
            #expect(views.map(shown) == [Extent(0, 167.5), Extent(173.75, 15), Extent(192.5, 7.5)])
            pass(clock, 2)
            #expect(views.map(shown) == [Extent(0, 130), Extent(140, 60), Extent(200, 0)])
        }
    }

    @Test("Hiding without animation animates nothing, and neither does a duration of 0")
    func noAnimation() {
        inAnimation { clock in
            let stack = UIStackView(views, 200, 60) { $0.spacing = 10 }
            let window = UIWindow.showing(stack)
            window.layoutIfNeeded()
            views[1].isHidden = true
            window.layoutIfNeeded()
            #expect(shown(views[0]) == Extent(0, 180))
            UIView.animate(withDuration: 0) { views[1].isHidden = false }
            #expect(shown(views[0]) == Extent(0, 110))
            UIView.animate(withDuration: 1) {
                UIView.performWithoutAnimation { views[1].isHidden = true }
            }
            window.layoutIfNeeded()
            #expect(views[0].frame.width == 180)
            clock.runUntilIdle()
            #expect(shown(views[0]) == Extent(0, 180))
        }
    }

    @Test("Views constrained to the stack view, and stack views around it, move with it")
    func surroundings() {
        inAnimation { clock in
            let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let inner = UIStackView(arrangedSubviews: views)
            let end = Block(8, 8)
            let outer = UIStackView(arrangedSubviews: [inner, end])
            let sibling = Block(12, 12)
            for view in [outer, sibling] {
                view.translatesAutoresizingMaskIntoConstraints = false
                page.addSubview(view)
            }
            NSLayoutConstraint.activate([
                outer.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                outer.topAnchor.constraint(equalTo: page.topAnchor),
                sibling.leadingAnchor.constraint(equalTo: outer.trailingAnchor, constant: 4),
                sibling.topAnchor.constraint(equalTo: page.topAnchor),
            ])
            let window = UIWindow.showing(page)
            window.layoutIfNeeded()
            #expect(shown(sibling) == Extent(112, 12) && shown(end) == Extent(100, 8))
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
            pass(clock, 0.25)
            #expect(shown(inner) == Extent(0, 85) && shown(end) == Extent(85, 8))
            #expect(shown(sibling) == Extent(97, 12))
            pass(clock, 1)
            #expect(shown(sibling) == Extent(52, 12))
        }
    }

    @Test("A property animator animates hiding, too")
    func animator() {
        inAnimation { clock in
            let stack = UIStackView(views, 200, 60) { $0.spacing = 10 }
            let window = UIWindow.showing(stack)
            window.layoutIfNeeded()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { views[1].isHidden = true }
            animator.startAnimation()
            pass(clock, 0.5)
            #expect(shown(views[0]) == Extent(0, 145))
            pass(clock, 1)
            #expect(shown(views[0]) == Extent(0, 180))
        }
    }
}
