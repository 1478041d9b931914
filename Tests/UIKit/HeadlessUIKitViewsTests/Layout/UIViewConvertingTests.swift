import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Converting coordinates") struct UIViewConvertingTests {
    @Test("A point is converted through every view in between, including scrolled ones")
    func chain() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let inner = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 5))
        outer.addSubview(scrolled)
        scrolled.addSubview(inner)
        scrolled.bounds.origin = CGPoint(x: 0, y: 20)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 14, y: -5))
        #expect(inner.convert(CGPoint(x: 14, y: -5), from: outer) == CGPoint(x: 1, y: 1))
        #expect(inner.convert(inner.bounds, to: outer) == CGRect(x: 13, y: -6, width: 5, height: 5))
        #expect(inner.convert(CGPoint.zero, to: inner) == .zero)
    }

    @Test("Without transforms a rectangle keeps its size to the last bit, and one is found exactly again")
    func exactSize() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow(frame: CGRect(x: 0.1, y: 0.7, width: 300, height: 300))
            let view = UIView(frame: CGRect(x: 0.25, y: 0.5, width: 0.1, height: 0.3))
            window.addSubview(view)
            #expect(view.convert(view.bounds, to: nil) == view.frame)
            #expect(window.convert(view.frame, to: view) == view.bounds)
        }
    }

    @Test("A rectangle that is rotated and rotated back keeps its size")
    func turnedBack() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let turned = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let upright = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        outer.addSubview(turned)
        turned.addSubview(upright)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
        upright.transform = CGAffineTransform(rotationAngle: -.pi / 4)
        let rect = upright.convert(upright.bounds, to: outer)
        #expect(rect.distance(to: CGRect(x: 40, y: 40, width: 20, height: 20)) < 1e-9)
    }

    @Test("A rectangle of negative size is standardized before it is rotated")
    func negativeSize() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        outer.addSubview(inner)
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        let rect = CGRect(x: 10, y: 10, width: -10, height: -10)
        #expect(inner.convert(rect, to: outer) == CGRect(x: -5, y: -5, width: 20, height: 20))
    }

    @Test("The null rectangle stays null through scrolled and rotated views")
    func null() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        outer.addSubview(inner)
        #expect(inner.convert(CGRect.null, to: outer).isNull)
        inner.transform = CGAffineTransform(rotationAngle: 1)
        #expect(inner.convert(CGRect.null, to: outer).isNull)
    }

    @Test("Between windows, conversion passes through the screen")
    func acrossWindows() {
        UIApplication.withShared(UIApplication()) {
            let one = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let two = UIWindow(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
            let (inOne, inTwo) = (UIView(frame: CGRect(x: 10, y: 0, width: 9, height: 9)), UIView())
            one.addSubview(inOne)
            two.addSubview(inTwo)
            inTwo.frame = CGRect(x: 1, y: 1, width: 1, height: 1)
            #expect(inOne.convert(CGPoint.zero, to: inTwo) == CGPoint(x: -41, y: -61))
            #expect(inTwo.convert(CGPoint.zero, to: inOne) == CGPoint(x: 41, y: 61))
            #expect(one.convert(CGPoint.zero, to: two) == CGPoint(x: -50, y: -60))
            #expect(inTwo.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 1))
            #expect(inTwo.convertToScreen(CGPoint.zero) == CGPoint(x: 51, y: 61))
            #expect(inTwo.convertFromScreen(CGPoint(x: 51, y: 61)) == .zero)
            #expect(inTwo.accessibilityFrame == CGRect(x: 51, y: 61, width: 1, height: 1))
            #expect(inTwo.accessibilityActivationPoint == CGPoint(x: 51.5, y: 61.5))
        }
    }

    @Test("Views without a common ancestor have their roots at the same place")
    func noCommonRoot() {
        let (one, two) = (UIView(), UIView())
        let (inOne, inTwo) = (UIView(), UIView())
        one.addSubview(inOne)
        two.addSubview(inTwo)
        one.frame.origin = CGPoint(x: 500, y: 500)
        inOne.frame.origin = CGPoint(x: 1, y: 2)
        inTwo.frame.origin = CGPoint(x: 10, y: 20)
        #expect(inOne.convert(CGPoint.zero, to: inTwo) == CGPoint(x: -9, y: -18))
        #expect(inOne.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 2))
    }
}
