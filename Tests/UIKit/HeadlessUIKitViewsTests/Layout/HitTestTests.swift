import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A view that may override hit testing.
private final class OwnHitTest: UIView {
    var isInside: ((CGPoint) -> Bool)?
    var hit: ((CGPoint, UIEvent?, () -> UIView?) -> UIView?)?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        isInside?(point) ?? super.point(inside: point, with: event)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let byDefault = { super.hitTest(point, with: event) }
        return hit.map { $0(point, event, byDefault) } ?? byDefault()
    }
}

@MainActor @Suite("Hit tests") struct HitTestTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))

    init() {
        for (view, name) in [(root, "root"), (back, "back"), (front, "front"), (inner, "inner")] {
            view.accessibilityIdentifier = name
        }
        root.addSubview(back)
        root.addSubview(front)
        back.addSubview(inner)
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> String? {
        root.hitTest(CGPoint(x: x, y: y), with: nil)?.accessibilityIdentifier
    }

    @Test(
        "The front-most view is hit; edges on the left and above belong to it, those opposite do not",
        arguments: [
            (5, 5, "root"), (10, 10, "back"), (9.999, 10, "root"), (15, 15, "inner"), (25, 25, "back"),
            (24.999, 24.999, "inner"), (45, 45, "front"), (59.999, 39.999, "back"), (60, 20, "root"),
            (89.999, 89.999, "front"), (90, 90, "root"), (0, 0, "root"), (100, 0, nil), (0, 100, nil),
            (-0.001, 0, nil), (99.999, 99.999, "root"), (.nan, 0, nil), (.infinity, 5, nil),
        ] as [(CGFloat, CGFloat, String?)])
    func places(x: CGFloat, y: CGFloat, expected: String?) {
        #expect(hit(x, y) == expected)
    }

    @Test("Another order of siblings is another view in front")
    func order() {
        root.bringSubviewToFront(back)
        #expect(hit(45, 45) == "back")
    }

    @Test("Views that are hidden, nearly transparent or without interaction are skipped with their subviews")
    func passedOver() {
        back.isHidden = true
        #expect(hit(16, 16) == "root")
        back.isHidden = false
        back.alpha = 0.0099
        #expect(hit(16, 16) == "root")
        back.alpha = 0.01
        #expect(hit(16, 16) == "inner")
        back.isUserInteractionEnabled = false
        #expect(hit(16, 16) == "root")
        back.isUserInteractionEnabled = true
        inner.isUserInteractionEnabled = false
        #expect(hit(16, 16) == "back")
        root.isHidden = true
        #expect(hit(16, 16) == nil)
    }

    @Test("A view outside its superview's bounds is not reached, clipped or not")
    func outside() {
        inner.frame = CGRect(x: 60, y: 0, width: 10, height: 10)
        #expect(hit(75, 12) == "root")
    }

    @Test("Scrolling and transforms move what is hit")
    func moved() {
        back.bounds.origin = CGPoint(x: -20, y: -20)
        #expect(hit(36, 36) == "inner")
        back.bounds.origin = .zero
        back.transform = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(hit(11, 11) == "root")
        #expect(hit(35, 2) == "back")
        back.transform = CGAffineTransform(scaleX: -1, y: 1)
        #expect(hit(54, 16) == "inner")
        back.transform = CGAffineTransform(scaleX: 0, y: 0)
        #expect(hit(16, 16) == "root")
    }

    @Test("A class may take points outside its bounds, and refuse those inside")
    func ownPointInside() {
        let own = OwnHitTest(frame: CGRect(x: 70, y: 5, width: 10, height: 10))
        own.accessibilityIdentifier = "own"
        root.addSubview(own)
        own.isInside = { $0.x >= -20 && $0.x < 5 && $0.y < 10 }
        #expect(hit(65, 7) == "own")
        #expect(hit(74, 7) == "own")
        #expect(hit(76, 7) == "root")
        #expect(hit(49, 7) == "root")
    }

    @Test("A class may answer with any view, with what super finds, or with none")
    func ownHitTest() {
        let own = OwnHitTest(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        own.accessibilityIdentifier = "own"
        let button = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        button.accessibilityIdentifier = "button"
        own.addSubview(button)
        root.addSubview(own)
        own.hit = { _, _, byDefault in byDefault().flatMap { $0 === own ? nil : $0 } }
        #expect(hit(5, 5) == "button")
        #expect(hit(16, 16) == "inner")
        own.hit = { [front] _, _, _ in front }
        #expect(hit(1, 99) == "front")
        own.hit = { _, _, byDefault in byDefault() }
        own.isHidden = true
        #expect(hit(16, 16) == "inner")
    }

    @Test("A hit test is given the point in the view's coordinates, and the event")
    func parameters() {
        let own = OwnHitTest(frame: CGRect(x: 70, y: 5, width: 10, height: 10))
        let event = UIEvent(touches: [], timestamp: 3)
        var seen: [String] = []
        own.hit = { point, given, byDefault in
            seen.append("\(point.shortText) \(given === event)")
            return byDefault()
        }
        root.addSubview(own)
        #expect(root.hitTest(CGPoint(x: 72, y: 8), with: event) === own)
        #expect(root.hitTest(CGPoint(x: 2, y: 2), with: event) === root)
        #expect(seen == ["(2, 3) true", "(-68, -3) true"])
    }

    @Test("A hit test that changes the tree works on the siblings that there were")
    func changingTheTree() {
        let own = OwnHitTest(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(own)
        own.hit = { [root, back, front] _, _, _ in
            for view in [back, front, own] { view.removeFromSuperview() }
            root.addSubview(UIView(frame: root.bounds))
            return nil
        }
        #expect(hit(16, 16) == "inner")
        #expect(root.subviews.count == 1)
        #expect(root.treeFaults() == [])
    }

    @Test("Windows are asked from the front, by level and then in the order of showing")
    func windows() {
        UIApplication.withShared(UIApplication()) {
            let frame = CGRect(x: 10, y: 0, width: 50, height: 50)
            let windows = [UIWindow.Level.normal, .alert, .normal].map { level in
                let window = UIWindow(frame: frame)
                window.windowLevel = level
                window.isHidden = false
                return window
            }
            let point = CGPoint(x: 20, y: 5)
            let application = UIApplication.shared
            #expect(application.hitTest(point, with: nil)?.window === windows[1])
            windows[1].isHidden = true
            #expect(application.hitTest(point, with: nil)?.window === windows[2])
            windows[2].isUserInteractionEnabled = false
            #expect(application.hitTest(point, with: nil)?.window === windows[0])
            #expect(application.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
            application.closeWindows()
        }
    }
}
