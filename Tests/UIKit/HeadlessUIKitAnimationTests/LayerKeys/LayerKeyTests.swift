import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// Layers as containers of values by key, and how they are made.
@MainActor
@Suite("Layer values by key") struct LayerKeyTests {
    private final class Gauge: CALayer {
        var level = 0

        override init(layer: Any) {
            level = (layer as? Gauge)?.level ?? -1
            super.init(layer: layer)
        }

        override init() { super.init() }

        required init?(coder: NSCoder) { nil }
    }

    @Test("A value contains a transform in space")
    func transformValues() {
        let transform = CATransform3DConcat(
            CATransform3DMakeRotation(1, 1, 2, 3), CATransform3DMakeTranslation(4, 5, 6))
        let value = NSValue(caTransform3D: transform)
        #expect(value.caTransform3DValue == transform)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).caTransform3DValue == CATransform3DIdentity)
    }

    @Test("An animation takes transforms in each form")
    func animatedTransforms() {
        let transform = CATransform3DMakeScale(3, 1, 1)
        for value in [transform, NSValue(caTransform3D: transform), CGAffineTransform(scaleX: 3, y: 1)]
            as [Any]
        {
            onStage { clock in
                let view = UIView()
                let animation = CABasicAnimation(keyPath: "transform")
                animation.toValue = value
                animation.duration = 2
                view.layer.add(animation, forKey: nil)
                clock.pass(1)
                #expect(view.layer.presentation()?.affineTransform().a == 2)
            }
        }
    }

    @Test("A rotation out of the plane shows by its effect on the plane")
    func rotationInSpace() throws {
        try onStage { clock in
            let view = UIView()
            let animation = CABasicAnimation(keyPath: "transform")
            animation.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
            animation.toValue = NSValue(caTransform3D: CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
            animation.duration = 2
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
            view.layer.add(animation, forKey: nil)
            clock.pass(2)
            let shown = try #require(view.layer.presentation()?.affineTransform())
            #expect(abs(shown.a - 0.5) < 1e-12 && shown.d == 1)
        }
    }

    @Test("Animatable properties are read and set by their key paths")
    func properties() {
        onStage { clock in
            let layer = CALayer()
            layer.setValue(0.25, forKeyPath: "opacity")
            layer.setValue(NSNumber(value: 7), forKey: "cornerRadius")
            layer.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKeyPath: "position")
            layer.setValue(2, forKeyPath: "transform.scale")
            #expect(layer.opacity == 0.25 && layer.cornerRadius == 7)
            #expect(layer.position == CGPoint(x: 3, y: 4) && layer.affineTransform().a == 2)
            #expect(layer.value(forKeyPath: "position.x") as? CGFloat == 3)
            let transform = (layer.value(forKeyPath: "transform") as? NSValue)?.caTransform3DValue
            #expect(transform == layer.transform)
            layer.setValue(nil, forKeyPath: "cornerRadius")
            #expect(layer.cornerRadius == 0)
        }
    }

    @Test("A value set by key in an animation block is animated")
    func animatedByKey() {
        onStage { clock in
            let view = UIView()
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                view.layer.setValue(0, forKeyPath: "opacity")
            }
            clock.pass(1)
            #expect(view.shown.opacity == 0.5 && view.alpha == 0)
        }
    }

    @Test("A value that does not fit a property is a failure")
    func wrongValue() {
        let layer = CALayer()
        let texts = failureTexts { layer.setValue("wide", forKeyPath: "borderWidth") }
        #expect(
            texts == ["\"borderWidth\" of a layer takes a number, not wide. The old value is kept."])
        #expect(layer.borderWidth == 0)
    }

    @Test("Any other key keeps its value, in the layer and its snapshots")
    func otherKeys() {
        let layer = CALayer()
        layer.setValue(true, forKey: "animated")
        #expect(layer.value(forKey: "animated") as? Bool == true)
        #expect(layer.presentation()?.value(forKey: "animated") as? Bool == true)
        layer.setValue(nil, forKey: "animated")
        #expect(layer.value(forKey: "animated") == nil)
    }

    @Test("A snapshot is made with init(layer:), which copies a subclass's properties")
    func snapshots() {
        let gauge = Gauge()
        gauge.level = 5
        gauge.opacity = 0.5
        #expect(gauge.presentation()?.level == 5)
        #expect(gauge.presentation()?.opacity == 0.5)
        #expect(gauge.presentation()?.model() === gauge)
    }

    @Test("A list of sublayers replaces those that were added")
    func sublayers() {
        let (root, first, second, third) = (CALayer(), CALayer(), CALayer(), CALayer())
        root.addSublayer(first)
        root.addSublayer(second)
        root.sublayers = [third, first]
        #expect(root.sublayers == [third, first])
        #expect(second.superlayer == nil && third.superlayer === root)
        root.sublayers = nil
        #expect(root.sublayers == nil && first.superlayer == nil)
    }

    @Test("A list of sublayers keeps the layers of subviews")
    func sublayersOfViews() {
        let (view, subview, added) = (UIView(), UIView(), CALayer())
        view.addSubview(subview)
        view.layer.sublayers = [added, subview.layer]
        #expect(view.layer.sublayers == [added, subview.layer])
        view.layer.sublayers = nil
        #expect(view.layer.sublayers == [subview.layer] && view.subviews == [subview])
    }
}
