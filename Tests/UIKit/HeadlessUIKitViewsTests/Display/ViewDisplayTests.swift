import FailureReporting
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor
@Suite("Drawing views") struct ViewDisplayTests {
    /// Shows a window, and runs `body` with it, an empty log and a function that ends a turn.
    private func show(_ body: (UIWindow, DrawLog, () -> Void) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.isHidden = false
            body(window, DrawLog()) { UIApplication.shared.commit() }
        }
    }

    @Test("A view is drawn once when it is first shown, after the layout, parents before children")
    func first() {
        show { window, log, commit in
            let (outer, inner) = (DrawingView("outer", log), DrawingView("inner", log))
            outer.addSubview(inner)
            #expect(outer.layer.drawing == nil && outer.layer.needsDisplay())
            window.addSubview(outer)
            commit()
            #expect(log.taken() == ["outer layout", "inner layout", "outer draw", "inner draw"])
            #expect(outer.layer.drawing?.description == "fill rect (0 0; 20 10) color #FF0000")
            commit()
            #expect(log.taken() == [])
            outer.setNeedsDisplay()
            outer.setNeedsDisplay()
            commit()
            #expect(log.taken() == ["outer draw"])
            inner.removeFromSuperview()
            window.addSubview(inner)
            commit()
            #expect(log.taken().filter { $0.hasSuffix("draw") } == [])
        }
    }

    @Test("A view outside of every window is not drawn until it is in one")
    func outside() {
        show { window, log, commit in
            let view = DrawingView("view", log)
            view.setNeedsDisplay()
            commit()
            #expect(log.taken() == [])
            let container = UIView(frame: window.bounds)
            container.addSubview(UIView())
            container.addSubview(view)
            window.addSubview(container)
            commit()
            #expect(log.taken() == ["view layout", "view draw"])
        }
    }

    @Test("A hidden view, and one inside it, is drawn when it is shown, and one of no size when it has one")
    func hidden() {
        show { window, log, commit in
            let container = UIView(frame: window.bounds)
            let (inner, flat) = (DrawingView("inner", log), DrawingView("flat", log, .zero))
            container.addSubview(inner)
            container.isHidden = true
            window.addSubview(container)
            window.addSubview(flat)
            commit()
            #expect(log.taken().filter { $0.hasSuffix("draw") } == [])
            inner.setNeedsDisplay()
            container.isHidden = false
            commit()
            #expect(log.taken() == ["inner draw"])
            flat.frame.size = CGSize(width: 5, height: 5)
            commit()
            #expect(log.taken() == ["flat layout", "flat draw"])
        }
    }

    @Test("Another size draws a view again with the content mode redraw alone")
    func resizing() {
        show { window, log, commit in
            let (still, redrawn) = (DrawingView("still", log), DrawingView("redrawn", log))
            redrawn.contentMode = .redraw
            #expect(still.contentMode == .scaleToFill && redrawn.layer.needsDisplayOnBoundsChange)
            window.addSubview(still)
            window.addSubview(redrawn)
            commit()
            _ = log.taken()
            for view in [still, redrawn] { view.bounds.size.width = 30 }
            commit()
            #expect(log.taken().filter { $0.hasSuffix("draw") } == ["redrawn draw"])
            #expect(redrawn.layer.drawing?.description == "fill rect (0 0; 30 10) color #FF0000")
            redrawn.center = CGPoint(x: 50, y: 50)
            commit()
            #expect(log.taken().filter { $0.hasSuffix("draw") } == [])
        }
    }

    @Test("A part of a view is drawn over the rest, and a larger part in place of a smaller one")
    func parts() {
        show { window, log, commit in
            let view = DrawingView("view", log)
            window.addSubview(view)
            commit()
            _ = log.taken()
            view.setNeedsDisplay(CGRect(x: 1, y: 1, width: 2, height: 2))
            view.setNeedsDisplay(CGRect(x: 4, y: 1, width: 2, height: 2))
            commit()
            #expect(log.taken() == ["view draw (1 1; 5 2)"])
            #expect(
                view.layer.drawing?.description == """
                    fill rect (0 0; 20 10) color #FF0000
                    save
                      clip rect (1 1; 5 2)
                      clear (1 1; 5 2)
                      fill rect (1 1; 5 2) color #FF0000
                    restore
                    """)
            view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
            commit()
            #expect(view.layer.drawing?.commands.filter { $0 == .save }.count == 1)
            view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 3, height: 3))
            view.setNeedsDisplay()
            commit()
            #expect(log.taken() == ["view draw (0 0; 10 10)", "view draw"])
            #expect(view.layer.drawing?.commands.count == 1)
            view.setNeedsDisplay(CGRect(x: CGFloat.nan, y: 0, width: 3, height: 3))
            view.setNeedsDisplay(CGRect(x: 500, y: 0, width: 3, height: 3))
            commit()
            #expect(log.taken() == ["view draw"])
        }
    }

    @Test("Without clearing, what is drawn is added to what was drawn before")
    func notCleared() {
        show { window, log, commit in
            let view = DrawingView("view", log)
            #expect(view.clearsContextBeforeDrawing && view.isOpaque && view.layer.isOpaque)
            view.clearsContextBeforeDrawing = false
            window.addSubview(view)
            commit()
            view.setNeedsDisplay()
            commit()
            #expect(view.layer.drawing?.commands.count == 2)
        }
    }

    @Test("A view that asks to be drawn while it draws is drawn again later, and does not hold the turn up")
    func asksAgain() {
        show { window, log, commit in
            let view = DrawingView("view", log)
            view.whileDrawing = { [unowned view] in view.setNeedsDisplay() }
            window.addSubview(view)
            commit()
            #expect(log.taken() == ["view layout", "view draw"])
            #expect(view.layer.needsDisplay())
            commit()
            #expect(log.taken() == ["view draw"])
        }
    }

    @Test("Colours are those of the view's traits, and what is left pushed does not stay")
    func traits() {
        final class Ink: UIView {
            override func draw(_ rect: CGRect) {
                UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.setFill()
                UIRectFillUsingBlendMode(rect, .normal)
                UIGraphicsBeginImageContext(rect.size)
            }
        }
        show { window, _, commit in
            let view = Ink(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            view.overrideUserInterfaceStyle = .dark
            window.addSubview(view)
            commit()
            #expect(view.layer.drawing?.description == "fill rect (0 0; 1 1) color #FFFFFF")
            #expect(UIGraphicsGetCurrentContext() == nil)
        }
    }

    @Test("Only classes that override drawing wait to be drawn")
    func classes() {
        class Plain: UIView {}
        class Drawn: UIView {
            override func draw(_ rect: CGRect) {}
        }
        class Heir: Drawn {}
        class Plate: UILabel {}
        class Badge: UILabel {
            override func drawText(in rect: CGRect) { super.drawText(in: rect) }
        }
        let drawing = [UIView(), Plain(), Drawn(), Heir(), UILabel(), Plate(), Badge()].map {
            $0.flags.contains(.draws)
        }
        #expect(drawing == [false, false, true, true, false, false, true])
    }

    @Test("A class can show its layer's content itself, or draw it for the layer")
    func delegate() {
        final class Shown: UIView {
            override func display(_ layer: CALayer) { layer.contents = "shown" }
        }
        final class Drawn: UIView {
            override func draw(_ layer: CALayer, in ctx: CGContext) {
                super.draw(layer, in: ctx)
                ctx.fill(bounds)
            }
        }
        show { window, _, commit in
            let frame = CGRect(x: 0, y: 0, width: 4, height: 4)
            let (shown, drawn) = (Shown(frame: frame), Drawn(frame: frame))
            for view in [shown, drawn] {
                window.addSubview(view)
                view.setNeedsDisplay()
            }
            commit()
            #expect(shown.layer.contents as? String == "shown" && shown.layer.drawing == nil)
            #expect(drawn.layer.drawing?.description == "fill rect (0 0; 4 4) color #000000")
            #expect(drawn.layer.delegate === drawn)
        }
    }

    @Test(
        "Each content mode has its place for content of 20 by 10 in bounds of 40 by 40",
        arguments: [
            (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 40, height: 40)),
            (.redraw, CGRect(x: 0, y: 0, width: 40, height: 40)),
            (.scaleAspectFit, CGRect(x: 0, y: 10, width: 40, height: 20)),
            (.scaleAspectFill, CGRect(x: -20, y: 0, width: 80, height: 40)),
            (.center, CGRect(x: 10, y: 15, width: 20, height: 10)),
            (.top, CGRect(x: 10, y: 0, width: 20, height: 10)),
            (.bottom, CGRect(x: 10, y: 30, width: 20, height: 10)),
            (.left, CGRect(x: 0, y: 15, width: 20, height: 10)),
            (.right, CGRect(x: 20, y: 15, width: 20, height: 10)),
            (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
            (.topRight, CGRect(x: 20, y: 0, width: 20, height: 10)),
            (.bottomLeft, CGRect(x: 0, y: 30, width: 20, height: 10)),
            (.bottomRight, CGRect(x: 20, y: 30, width: 20, height: 10)),
        ])
    func contentMode(_ mode: UIView.ContentMode, _ rect: CGRect) {
        let view = UIImageView(image: UIImage(color: .red, size: CGSize(width: 20, height: 10)))
        view.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
        view.contentMode = mode
        #expect(view.imageRect == rect && view.contentMode == mode)
        #expect(view.layer.contentsGravity.contentMode == (mode == .redraw ? .scaleToFill : mode))
    }

    @Test("The mask of a view is the mask of its layer; a view cannot be its own")
    func mask() {
        let (view, mask) = (UIView(), UIView())
        view.mask = mask
        #expect(view.mask === mask && view.layer.mask === mask.layer && mask.superview == nil)
        #expect(failureTexts { view.mask = view } == ["CALayer of UIView cannot be its own mask."])
        view.mask = nil
        #expect(view.layer.mask == nil)
    }
}
