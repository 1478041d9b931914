import FailureReporting
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

private class PassingOn: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }
}

/// Hierarchies far larger than any screen, on the default stack.
@MainActor @Suite("Hierarchies of extreme size") struct UIViewScaleTests {
    private static let frame = CGRect(x: 0, y: 0, width: 10, height: 10)

    /// Nested views; returns the innermost.
    private func addChain(_ count: Int, to root: UIView, _ make: () -> UIView) -> UIView {
        var last = root
        for _ in 0..<count {
            let view = make()
            last.addSubview(view)
            last = view
        }
        return last
    }

    @Test("A very deep tree is shown, laid out, hit, converted through, hidden and freed")
    func deep() {
        weak var freed: UIView?
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow(frame: Self.frame)
            let root = UIView(frame: Self.frame)
            let last = addChain(Rounds.of(100_000, share: 10), to: root) { UIView(frame: Self.frame) }
            freed = last
            window.addSubview(root)
            window.isHidden = false
            #expect(last.window === window)
            last.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(last.flags.isDisjoint(with: .waitsForLayout))
            #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === last)
            last.frame.origin.x = 1
            #expect(last.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 2, y: 1))
            #expect(window.convert(Self.frame, to: last).origin.x == -1)
            #expect(last.isDescendant(of: window))
            last.tag = 7
            #expect(window.viewWithTag(7) === last)
            root.removeFromSuperview()
            #expect(last.window == nil)
            window.addSubview(root)
            window.isHidden = true
        }
        #expect(freed == nil)
    }

    @Test("A deep tree of a subclass is freed as well")
    func deepSubclass() {
        weak var freed: UIView?
        do {
            let root = UIView()
            freed = addChain(Rounds.of(100_000, share: 10), to: root) { PassingOn() }
        }
        #expect(freed == nil)
    }

    @Test("A view with a great many subviews is shown, laid out, hit, emptied and freed")
    func wide() {
        weak var freed: UIView?
        weak var removed: UIView?
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow(frame: Self.frame)
            let root = UIView(frame: Self.frame)
            let wanted = Rounds.of(1_000_000)
            for _ in 0..<wanted { root.addSubview(UIView()) }
            window.addSubview(root)
            window.layoutIfNeeded()
            window.isHidden = false
            freed = root.subviews.first
            removed = root.subviews.last
            let isInWindow = removed?.window === window
            let hit = window.hitTest(CGPoint(x: 5, y: 5), with: nil)
            #expect(isInWindow)
            #expect(hit === root)
            for _ in 0..<1000 { root.subviews.last?.removeFromSuperview() }
            let count = root.subviews.count
            #expect(count == wanted - 1000)
            window.isHidden = true
            #expect(removed == nil)
        }
        #expect(freed == nil)
    }

    @Test("Hit tests overridden all the way down a deep tree are a failure, and no crash")
    func deepOverriddenHitTests() {
        let root = UIView(frame: Self.frame)
        let last = addChain(5000, to: root) { PassingOn(frame: Self.frame) }
        last.accessibilityIdentifier = "last"
        var hit: UIView?
        let texts = FailureCollector.failures {
            hit = root.hitTest(CGPoint(x: 5, y: 5), with: nil)
        }.map(\.text)
        #expect(
            texts == ["More than 250 overridden hit tests are nested in each other, the last of PassingOn."])
        #expect(hit !== last)
        #expect(root.hitTest(CGPoint(x: 50, y: 5), with: nil) == nil)
    }
}
