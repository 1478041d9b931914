import FailureReporting
import Foundation
import Testing

@testable import HeadlessDrawing
@testable import HeadlessUIKitCore

private final class Dial: CALayer {
    override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        #expect(UIGraphicsGetCurrentContext() == nil)
        ctx.fillEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }

    override class func needsDisplay(forKey key: String) -> Bool { key == "cornerRadius" }
}

private final class Painter: CALayerDelegate {
    var log: [String] = []
    var shows = false

    func display(_ layer: CALayer) {
        log.append("display")
        if !shows { layer.drawContents() }
    }
    func layerWillDraw(_ layer: CALayer) { log.append("will draw") }
    func draw(_ layer: CALayer, in ctx: CGContext) {
        log.append("draw")
        ctx.fill(layer.bounds)
    }
}

@MainActor
@Suite("Display of layers") struct LayerDisplayTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    private func show(_ body: (UIView) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.isHidden = false
            let view = UIView(frame: window.bounds)
            window.addSubview(view)
            UIApplication.shared.commit()
            body(view)
        }
    }

    @Test(
        "A standalone layer is drawn only on request, then once in a turn, also deep inside others"
    )
    func standalone() {
        show { view in
            let (outer, dial) = (CALayer(), Dial())
            dial.frame = square
            view.layer.addSublayer(outer)
            outer.addSublayer(dial)
            UIApplication.shared.commit()
            #expect(dial.drawing == nil && !dial.needsDisplay())
            dial.setNeedsDisplay()
            #expect(dial.needsDisplay() && dial.drawing == nil)
            UIApplication.shared.commit()
            #expect(!dial.needsDisplay() && dial.drawing?.commands.count == 1)
            dial.cornerRadius = 3
            #expect(dial.needsDisplay())
            dial.isHidden = true
            UIApplication.shared.commit()
            #expect(dial.needsDisplay())
            dial.isHidden = false
            UIApplication.shared.commit()
            #expect(!dial.needsDisplay())
            dial.borderWidth = 1
            dial.bounds.size.width = 20
            #expect(!dial.needsDisplay())
            dial.needsDisplayOnBoundsChange = true
            dial.bounds.size.width = 30
            #expect(dial.needsDisplay())
        }
    }

    @Test("A layer that waits is drawn when it is added to one in a window")
    func added() {
        show { view in
            let (outer, dial) = (CALayer(), Dial())
            dial.frame = square
            outer.addSublayer(dial)
            dial.setNeedsDisplay()
            view.layer.addSublayer(outer)
            UIApplication.shared.commit()
            #expect(dial.drawing != nil)
        }
    }

    @Test(
        "The delegate shows the content or draws it, and is asked in order; contents replace what was drawn")
    func delegate() {
        let (layer, painter) = (CALayer(), Painter())
        layer.frame = square
        layer.delegate = painter
        layer.displayIfNeeded()
        #expect(painter.log == [])
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(painter.log == ["display", "will draw", "draw"])
        #expect(layer.drawing?.description == "fill rect (0 0; 10 10) color #000000")
        layer.contents = "image"
        #expect(layer.drawing == nil)
        painter.shows = true
        layer.display()
        #expect(layer.drawing == nil && painter.log.last == "display")
        #expect(layer.action(forKey: "opacity") == nil)
        #expect(!layer.isOpaque)
    }

    @Test("Gradients, shapes, texts and copies of sublayers are rendered")
    func kinds() throws {
        func rendered(_ layer: CALayer) -> [String] {
            layer.frame = square
            let context = CGContext(bounds: square, scale: 1)
            layer.render(in: context)
            return context.drawing.commands.filter(\.draws).map(\.description)
        }
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        #expect(
            rendered(gradient) == [
                "linear gradient (5, 0) to (5, 10) #FF0000 0, #0000FF 1 before start after end"
            ])
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: square, transform: nil)
        shape.strokeColor = UIColor.red.cgColor
        shape.strokeEnd = 0.5
        shape.lineDashPattern = [2, 3]
        shape.lineCap = .round
        #expect(
            rendered(shape) == [
                "fill rect (0 0; 10 10) color #000000",
                "stroke rect (0 0; 10 10) color #FF0000 width 1 cap round from 0 to 0.5 dash 2 3",
            ])
        let text = CATextLayer()
        text.string = "42"
        text.fontSize = 5
        text.foregroundColor = UIColor.red.cgColor
        text.alignmentMode = .center
        #expect(rendered(text).count == 1 && rendered(text)[0].hasPrefix("text \"42\" at ("))
        #expect(rendered(text)[0].hasSuffix("5 color #FF0000"))
        let replicator = CAReplicatorLayer()
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        dot.backgroundColor = UIColor.red.cgColor
        replicator.addSublayer(dot)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(2, 0, 0)
        #expect(rendered(replicator) == Array(repeating: "fill rect (0 0; 1 1) color #FF0000", count: 3))
        replicator.instanceCount = -1
        #expect(rendered(replicator) == [])
        let context = CGContext(bounds: square, scale: 1)
        replicator.instanceCount = 3
        replicator.render(in: context)
        #expect(context.drawing.commands.contains(.transform(CGAffineTransform(translationX: 4, y: 0))))
    }

    @Test("A snapshot of a replicator, a gradient or a text layer has its values, and keeps them")
    func snapshots() throws {
        let replicator = CAReplicatorLayer()
        (replicator.instanceCount, replicator.instanceDelay) = (3, 2)
        (replicator.instanceColor, replicator.preservesDepth) = (UIColor.red.cgColor, true)
        (replicator.instanceRedOffset, replicator.instanceGreenOffset) = (0.1, 0.2)
        (replicator.instanceBlueOffset, replicator.instanceAlphaOffset) = (0.3, 0.4)
        let copies = try #require(replicator.presentation())
        (copies.instanceCount, copies.instanceRedOffset, copies.instanceColor) = (9, 9, nil)
        #expect(copies.instanceCount == 3 && copies.instanceDelay == 2 && copies.preservesDepth)
        #expect(copies.instanceColor == UIColor.red.cgColor && copies.copiesOfSublayers.count == 3)
        let offsets = [
            copies.instanceRedOffset, copies.instanceGreenOffset, copies.instanceBlueOffset,
            copies.instanceAlphaOffset,
        ]
        #expect(offsets == [0.1, 0.2, 0.3, 0.4])
        let gradient = CAGradientLayer()
        (gradient.locations, gradient.type, gradient.endPoint) = ([0, 1], .radial, .zero)
        let blend = try #require(gradient.presentation())
        (blend.type, blend.endPoint) = (.conic, CGPoint(x: 1, y: 1))
        #expect(blend.locations == [0, 1] && blend.type == .radial && blend.endPoint == .zero)
        let text = CATextLayer()
        (text.string, text.fontSize, text.isWrapped, text.truncationMode) = ("42", 5, true, .end)
        let words = try #require(text.presentation())
        (words.string, words.fontSize, words.isWrapped) = (nil, 6, false)
        #expect(words.string as? String == "42" && words.fontSize == 5 && words.isWrapped)
        #expect(words.truncationMode == .end && words.alignmentMode == .natural)
    }

    @Test("Contents are rendered where their gravity says")
    func contents() {
        let layer = CALayer()
        layer.frame = square
        layer.contents = UIImage(color: .red, size: CGSize(width: 2, height: 2)).cgImage
        #expect(layer.contentsGravity == .resize)
        layer.contentsGravity = .center
        let context = CGContext(bounds: square, scale: 1)
        layer.render(in: context)
        #expect(
            context.drawing.commands.filter(\.draws).map(\.description)
                == ["image 2×2 color #FF0000 in (4 4; 2 2)"])
    }

    @Test("Contents whose centre alone is stretched keep the size of their corners, if they are resized")
    func contentsCenter() {
        let layer = CALayer()
        layer.frame = square
        layer.contents = UIImage(color: .red, size: CGSize(width: 4, height: 2)).cgImage
        #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
        layer.contentsCenter = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
        func insets() -> UIEdgeInsets? {
            let context = CGContext(bounds: square, scale: 1)
            layer.render(in: context)
            for case .image(let image, _, _) in context.drawing.commands { return image.capInsets }
            return nil
        }
        #expect(insets() == UIEdgeInsets(top: 1, left: 1, bottom: 0.5, right: 1))
        layer.contentsGravity = .center
        #expect(insets() == .zero)
    }
}
