import FailureReporting
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Geometry of views") struct UIViewGeometryTests {
    @Test(
        "What is set reads back to the last bit",
        arguments: [
            CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7),
            CGRect(x: -0.1, y: 1e-9, width: 1e9, height: 1 / 3),
            CGRect(x: 1e15, y: -1e15, width: 0.1, height: 0), .zero,
        ])
    func readsBack(rect: CGRect) {
        let view = UIView(frame: rect)
        #expect(view.frame == rect)
        view.frame = .zero
        view.frame = rect
        #expect(view.frame == rect)
        view.bounds = rect
        #expect(view.bounds == rect)
        view.center = rect.origin
        #expect(view.center == rect.origin)
        #expect(view.bounds == rect)
        let transform = CGAffineTransform(a: 0.1, b: 0.2, c: 0.3, d: 0.4, tx: 0.5, ty: 0.6)
        view.transform = transform
        #expect(view.transform == transform)
        view.transform = .identity
        #expect(view.transform == .identity)
        #expect(view.bounds == rect)
    }

    @Test("The frame moves the centre, and its size is that of the bounds")
    func frame() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        view.bounds.origin = CGPoint(x: 5, y: 6)
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(view.bounds == CGRect(x: 5, y: 6, width: 10, height: 10))
    }

    @Test("The size of the bounds changes about the centre, which the centre alone moves")
    func boundsAndCenter() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.bounds.size = CGSize(width: 40, height: 10)
        #expect(view.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
        #expect(view.center == CGPoint(x: 20, y: 20))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 80, y: 95, width: 40, height: 10))
    }

    @Test("A transform rotates about the centre; the frame surrounds the result")
    func transform() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        #expect(view.frame == CGRect(x: 10, y: -10, width: 20, height: 40))
        #expect(view.center == CGPoint(x: 20, y: 10))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
        view.transform = CGAffineTransform(scaleX: 2, y: -3).concatenating(.init(translationX: 1, y: 2))
        #expect(view.frame == CGRect(x: -19, y: -18, width: 80, height: 60))
        view.transform = .identity
        #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    }

    @Test("A frame that is set with a transform fits the view into it")
    func frameWithTransform() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.transform = CGAffineTransform(scaleX: 2, y: 4)
        view.frame = CGRect(x: 10, y: 10, width: 20, height: 80)
        #expect(view.bounds.size == CGSize(width: 10, height: 20))
        #expect(view.center == CGPoint(x: 20, y: 50))
        #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 80))
        view.transform = .identity
        #expect(view.frame == CGRect(x: 15, y: 40, width: 10, height: 20))
    }

    @Test("A transform that squeezes a view to nothing leaves its numbers finite")
    func singularTransform() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
        #expect(view.frame == CGRect(x: 20, y: 10, width: 0, height: 0))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(view.frame.isFinite)
        #expect(view.bounds.isFinite)
        #expect(view.convert(CGPoint(x: 1, y: 1), from: nil).isFinite)
    }

    @Test("A negative size is standardized")
    func negativeSize() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: -10, height: -4))
        #expect(view.frame == CGRect(x: 0, y: 6, width: 10, height: 4))
        view.frame = CGRect(x: 0, y: 0, width: 5, height: -5)
        #expect(view.frame == CGRect(x: 0, y: -5, width: 5, height: 5))
        view.bounds = CGRect(x: 0, y: 0, width: -8, height: 2)
        #expect(view.bounds == CGRect(x: -8, y: 0, width: 8, height: 2))
    }

    @Test(
        "A frame that is not finite is a failure, and the old one stays",
        arguments: [
            (CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), "(nan 0; 1 1)"),
            (CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), "(0 0; inf 1)"),
            (CGRect(x: 0, y: -CGFloat.infinity, width: 1, height: CGFloat.nan), "(0 -inf; 1 nan)"),
            (CGRect.null, "(inf inf; 0 0)"),
        ])
    func notFinite(rect: CGRect, text: String) {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let texts = FailureCollector.failures {
            view.frame = rect
            view.bounds = rect
            #expect(UIView(frame: rect).frame == .zero)
        }.map(\.text)
        #expect(
            texts == [
                "The frame of UIView was set to \(text), which is not finite. The old value is kept.",
                "The bounds of UIView was set to \(text), which is not finite. The old value is kept.",
                "The frame of UIView was set to \(text), which is not finite. The old value is kept.",
            ])
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
    }

    @Test("A centre, a transform and an alpha that is not a number are failures, and the old ones stay")
    func notFiniteOthers() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.accessibilityIdentifier = "card"
        let texts = FailureCollector.failures {
            view.center = CGPoint(x: CGFloat.nan, y: 1)
            view.center = CGPoint(x: 0, y: CGFloat.infinity)
            view.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
            view.alpha = .nan
        }.map(\.text)
        let transform = "\(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))"
        #expect(
            texts == [
                "The center of UIView #card was set to (nan, 1), which is not finite. The old value is kept.",
                "The center of UIView #card was set to (0, inf), which is not finite. The old value is kept.",
                "The transform of UIView #card was set to \(transform), which is not finite. The old value is kept.",
                "The alpha of UIView #card was set to nan, which is not finite. The old value is kept.",
            ])
        #expect(view.center == CGPoint(x: 2, y: 2))
        #expect(view.transform == .identity)
        #expect(view.alpha == 1)
    }

    @Test(
        "An alpha outside its range is the nearer end",
        arguments: [
            (0.5, 0.5), (-1, 0), (2, 1), (.infinity, 1), (-.infinity, 0), (0.1, 0.1),
        ] as [(CGFloat, CGFloat)])
    func alpha(value: CGFloat, expected: CGFloat) {
        let view = UIView()
        view.alpha = value
        #expect(view.alpha == expected)
    }

    @Test("Fitting keeps the frame's origin")
    func sizeToFit() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 12, height: 6) }
        }
        let view = Fitting(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 5, y: 5, width: 12, height: 6))
        let plain = UIView(frame: CGRect(x: 5, y: 5, width: 7, height: 7))
        plain.sizeToFit()
        #expect(plain.frame == CGRect(x: 5, y: 5, width: 7, height: 7))
        #expect(plain.intrinsicContentSize == CGSize(width: -1, height: -1))
    }
}
