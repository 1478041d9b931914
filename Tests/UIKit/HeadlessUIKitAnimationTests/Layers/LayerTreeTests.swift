import FailureReporting
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

@MainActor
@Suite("Standalone layers, and the geometry of layers") struct LayerTreeTests {
    private func names(_ layer: CALayer) -> [String] {
        (layer.sublayers ?? []).map { $0.name ?? $0.ownerView?.accessibilityIdentifier ?? "?" }
    }

    private func layer(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    private func view(_ name: String, in superview: UIView) {
        let view = UIView()
        view.accessibilityIdentifier = name
        superview.addSubview(view)
    }

    @Test("A standalone layer stores its values itself")
    func own() {
        let layer = layer("dot")
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(layer.position == CGPoint(x: 25, y: 40))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        layer.opacity = 0.5
        layer.isHidden = true
        layer.backgroundColor = UIColor.red.cgColor
        #expect(layer.opacity == 0.5 && layer.isHidden && layer.backgroundColor == UIColor.red.cgColor)
        #expect(layer.superlayer == nil && layer.sublayers == nil && "\(layer)" == "CALayer \"dot\"")
        #expect(layer.presentation()?.frame == layer.frame && layer.presentation()?.model() === layer)
    }

    @Test("Properties that only layers have are stored")
    func style() {
        let layer = CALayer()
        #expect(layer.maskedCorners.rawValue == 15 && layer.zPosition == 0 && layer.contentsScale == 1)
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        layer.cornerCurve = .continuous
        layer.zPosition = 3
        layer.contents = UIImage()
        layer.contentsScale = 2
        layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        let mask = CAShapeLayer()
        layer.mask = mask
        #expect(layer.maskedCorners.rawValue == 3 && layer.cornerCurve == .continuous && layer.zPosition == 3)
        #expect(layer.contents is UIImage && layer.contentsScale == 2 && layer.mask === mask)
        #expect(layer.shadowPath?.boundingBox.width == 1)
        let texts = FailureCollector.failures {
            layer.mask = layer
            layer.zPosition = .nan
            layer.anchorPoint.x = .infinity
        }.map(\.text)
        #expect(
            texts == [
                "CALayer cannot be its own mask.",
                "The zPosition of a layer was set to nan, which is not finite. The old value is kept.",
                "The anchorPoint of UIView was set to (inf, 0.5), which is not finite. The old value is kept.",
            ])
    }

    @Test("Layers stand among those of subviews where they were put")
    func order() {
        let top = UIView()
        top.layer.addSublayer(layer("back"))
        view("a", in: top)
        let middle = layer("middle")
        top.layer.addSublayer(middle)
        view("b", in: top)
        #expect(names(top.layer) == ["back", "a", "middle", "b"])
        top.layer.insertSublayer(layer("first"), at: 0)
        top.layer.insertSublayer(layer("over"), above: top.subviews[1].layer)
        top.layer.insertSublayer(layer("under"), below: middle)
        top.layer.insertSublayer(layer("last"), at: 99)
        #expect(names(top.layer) == ["first", "back", "a", "under", "middle", "b", "over", "last"])
        #expect(middle.superlayer === top.layer && top.subviews[0].layer.superlayer === top.layer)
        top.subviews[0].removeFromSuperview()
        #expect(names(top.layer) == ["first", "back", "under", "middle", "b", "over", "last"])
        let other = CALayer()
        other.addSublayer(middle)
        #expect(middle.superlayer === other && names(other) == ["middle"])
        middle.removeFromSuperlayer()
        #expect(middle.superlayer == nil && other.sublayers == nil)
    }

    @Test("A layer tree has no loops, and views' layers stay with their views")
    func refusals() {
        let (a, b) = (layer("a"), layer("b"))
        let view = UIView()
        a.addSublayer(b)
        let texts = FailureCollector.failures {
            b.addSublayer(a)
            a.addSublayer(a)
            a.addSublayer(view.layer)
            a.insertSublayer(layer("c"), above: view.layer)
        }.map(\.text)
        #expect(
            texts == [
                "CALayer \"a\" cannot be added to CALayer \"b\": the layer tree would be a loop.",
                "CALayer \"a\" cannot be added to CALayer \"a\": the layer tree would be a loop.",
                "CALayer of UIView cannot be added to CALayer \"a\": a view's layer is where the view is.",
                "CALayer of UIView is not a sublayer of CALayer \"a\", so no layer can go next to it.",
            ])
        #expect(names(a) == ["b", "c"])
    }

    @Test("The anchor point is at the position, and rotations are about it")
    func anchor() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.layer.anchorPoint = .zero
        #expect(view.anchorPoint == .zero && view.center == CGPoint(x: 50, y: 20))
        #expect(view.frame == CGRect(x: 50, y: 20, width: 100, height: 40) && view.layer.frame == view.frame)
        view.center = .zero
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
        #expect(view.convert(CGPoint(x: 10, y: 10), to: nil) == CGPoint(x: 10, y: 10))
        let top = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        top.addSubview(view)
        #expect(view.convert(CGPoint(x: 10, y: 10), to: top) == CGPoint(x: 20, y: 20))
        #expect(top.hitTest(CGPoint(x: 199, y: 79), with: nil) === view)
        view.frame = CGRect(x: 40, y: 60, width: 100, height: 100)
        #expect(view.center == CGPoint(x: 40, y: 60) && view.bounds.size == CGSize(width: 50, height: 50))
        view.transform = .identity
        view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        #expect(view.frame == CGRect(x: 15, y: 35, width: 50, height: 50) && !view.hasTransform)
    }

    @Test("Frames and positions agree with the matrix, whatever the anchor point", arguments: 0..<100)
    func anchors(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        func number() -> CGFloat { numbers.next(in: -50...50) }
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        inner.bounds = CGRect(x: number(), y: number(), width: abs(number()) + 1, height: abs(number()) + 1)
        inner.position = CGPoint(x: number(), y: number())
        inner.anchorPoint = CGPoint(x: numbers.next(in: -1...2), y: numbers.next(in: -1...2))
        let transform = CGAffineTransform(rotationAngle: number()).scaledBy(x: 0.1 + abs(number()), y: 2)
        inner.setAffineTransform(transform)
        let (bounds, anchor) = (inner.bounds, inner.anchorPoint)
        let matrix = CGAffineTransform(
            translationX: -bounds.minX - bounds.width * anchor.x, y: -bounds.minY - bounds.height * anchor.y
        ).concatenating(transform).concatenating(
            CGAffineTransform(translationX: inner.position.x, y: inner.position.y))
        let place = CGPoint(x: number(), y: number())
        let (expected, found) = (place.applying(matrix), inner.convert(place, to: outer))
        #expect(hypot(expected.x - found.x, expected.y - found.y) < 1e-6)
        let back = inner.convert(found, from: outer)
        #expect(hypot(back.x - place.x, back.y - place.y) < 1e-6)
        let frame = bounds.applying(matrix)
        #expect(abs(inner.frame.minX - frame.minX) < 1e-6 && abs(inner.frame.maxY - frame.maxY) < 1e-6)
        let rect = inner.convert(bounds, to: outer)
        #expect(abs(rect.minX - frame.minX) < 1e-6 && abs(rect.width - frame.width) < 1e-6)
        let wanted = CGRect(x: number(), y: number(), width: 20, height: 20)
        inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 4))
        inner.frame = wanted
        #expect(abs(inner.frame.minX - wanted.minX) < 1e-6 && abs(inner.frame.maxY - wanted.maxY) < 1e-6)
    }

    @Test("Hit tests go by depth, hiding and masking")
    func hits() {
        let (top, a, b) = (layer("top"), layer("a"), layer("b"))
        top.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        for layer in [a, b] {
            layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
            top.addSublayer(layer)
        }
        let place = CGPoint(x: 60, y: 60)
        #expect(top.hitTest(place) === b)
        a.zPosition = 1
        #expect(top.hitTest(place) === a)
        a.isHidden = true
        #expect(top.hitTest(place) === b && top.hitTest(CGPoint(x: 10, y: 10)) === top)
        #expect(top.hitTest(CGPoint(x: 140, y: 140)) === b)
        top.masksToBounds = true
        #expect(top.hitTest(CGPoint(x: 140, y: 140)) == nil && top.hitTest(place) === b)
        b.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
        #expect(top.hitTest(place) === top)
    }

    @Test("A layer's coordinates convert to a layer of another view, as the view's do")
    func across() {
        let top = UIView(frame: CGRect(x: 5, y: 5, width: 300, height: 300))
        let (left, right) = (
            UIView().named("l", 10, 10, 50, 50, in: top), UIView().named("r", 100, 0, 50, 50, in: top)
        )
        let dot = CALayer()
        dot.frame = CGRect(x: 2, y: 2, width: 4, height: 4)
        left.layer.addSublayer(dot)
        let place = dot.convert(CGPoint(x: 1, y: 1), to: right.layer)
        #expect(place == CGPoint(x: -87, y: 13))
        #expect(
            left.layer.convert(CGPoint(x: 3, y: 3), to: right.layer)
                == left.convert(CGPoint(x: 3, y: 3), to: right))
        #expect(dot.convert(CGPoint(x: -87, y: 13), from: right.layer) == CGPoint(x: 1, y: 1))
        #expect(dot.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 13, y: 13))
        #expect(dot.convert(CGRect.null, to: nil).isNull)
    }

    @Test("Shapes and gradients store their drawing attributes, and a shape's numbers are animated")
    func shapes() {
        let shape = CAShapeLayer()
        #expect(shape.fillColor == UIColor.black.cgColor && shape.strokeColor == nil && shape.strokeEnd == 1)
        #expect(shape.lineWidth == 1 && shape.miterLimit == 10 && shape.lineCap == .butt)
        #expect(shape.lineJoin == .miter && shape.fillRule == .nonZero && shape.lineDashPattern == nil)
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        shape.path = path
        path.addRect(CGRect(x: 0, y: 0, width: 50, height: 5))
        #expect(shape.path?.boundingBox.width == 5)
        shape.lineCap = .round
        shape.lineJoin = .bevel
        shape.fillRule = .evenOdd
        shape.lineDashPattern = [2, 3]
        shape.strokeColor = UIColor.red.cgColor
        #expect(shape.lineCap == .round && shape.lineJoin == .bevel && shape.fillRule == .evenOdd)
        #expect(shape.lineDashPattern == [2, 3] && shape.strokeColor == UIColor.red.cgColor)
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        shape.add(animation, forKey: "draw")
        TimeLapse.advance(by: .milliseconds(250))
        #expect(shape.presentation()?.strokeEnd == 0.25 && shape.animationKeys() == ["draw"])
        TimeLapse.advance(by: .seconds(1))
        #expect(shape.animationKeys() == nil)
        let gradient = CAGradientLayer()
        #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.locations = [0, 0.5]
        gradient.type = .radial
        let picture = gradient.presentation()
        gradient.locations = nil
        picture?.type = .conic
        #expect(picture?.locations == [0, 0.5] && picture?.type == .radial && picture?.colors?.count == 2)
    }

    @Test("A view's layer has the class that the view declares")
    func layerClass() {
        final class Gradient: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        let view = Gradient(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect((view.layer as? CAGradientLayer)?.frame == view.frame && view.layer === view.layer)
    }

    @Test("A colour of a layer is the view's in its own traits")
    func dynamicColor() {
        let view = UIView()
        view.backgroundColor = .label
        view.overrideUserInterfaceStyle = .dark
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    }

    @Test("3D transforms are accepted as far as they stay in the plane")
    func space() {
        let layer = CALayer()
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let turned = layer.affineTransform()
        #expect(abs(turned.b - 1) < 1e-12 && abs(turned.a) < 1e-12)
        layer.transform = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 6, 7)
        #expect(layer.affineTransform() == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 18))
        let texts = FailureCollector.failures { layer.transform = CATransform3DMakeRotation(1, 1, 0, 0) }
        #expect(
            texts.map(\.text) == [
                "The transform of CALayer was set to one that leaves the layer's plane: layers are flat here."
                    + " The old value is kept."
            ])
        #expect(CATransform3DIsIdentity(CATransform3DConcat(CATransform3DIdentity, CATransform3DIdentity)))
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
        let both = CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), 0.5, 0, 0, 2)
        let affine = CATransform3DGetAffineTransform(both)
        let expected = CGAffineTransform(translationX: 1, y: 2).rotated(by: 0.5)
        #expect(abs(affine.a - expected.a) < 1e-12 && affine.tx == 1 && affine.ty == 2)
    }

    @Test("Many nested layers are freed without recursion")
    func deep() {
        weak var last: CALayer?
        do {
            let top = CALayer()
            var bottom = top
            for _ in 0..<20_000 {
                let next = CALayer()
                // From the bottom up: no walk to the root for each.
                next.addSublayer(bottom)
                bottom = next
            }
            last = top
        }
        #expect(last == nil)
    }
}
