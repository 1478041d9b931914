import Foundation
import TestSupport
import Testing

@testable import HeadlessDrawing
@testable import HeadlessUIKitCore

@MainActor
@Suite("Snapshots of views") struct SnapshotTests {
    private func page() -> UIView {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        page.backgroundColor = .white
        let card = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 10))
        card.backgroundColor = .red
        card.alpha = 0.5
        page.addSubview(card)
        return page
    }

    @Test("Rendering a layer draws backgrounds, borders, images, texts and sublayers, from back to front")
    func rendering() {
        let page = page()
        page.layer.borderWidth = 2
        let image = UIImageView(image: UIImage(color: .blue, size: CGSize(width: 4, height: 4)))
        image.frame.origin = CGPoint(x: 50, y: 0)
        image.transform = CGAffineTransform(scaleX: 2, y: 2)
        page.addSubview(image)
        let hidden = UIView(frame: page.bounds)
        hidden.backgroundColor = .green
        hidden.isHidden = true
        page.addSubview(hidden)
        let context = CGContext(bounds: page.bounds, scale: 1)
        page.layer.render(in: context)
        let drawn = context.drawing.commands.filter { $0.draws || $0.opens && $0 != .save }.map(\.description)
        #expect(
            drawn == [
                "fill rect (0 0; 100 50) color #FFFFFF", "begin layer alpha 0.5",
                "fill rect (0 0; 20 10) color #FF0000", "image 4×4 color #0000FF in (0 0; 4 4)",
                "stroke rect (1 1; 98 48) color #000000 width 2",
            ])
        #expect(context.drawing.commands.contains(.transform(CGAffineTransform(translationX: 10, y: 5))))
        #expect(
            context.drawing.commands.contains(
                .transform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 48, ty: -2))))
    }

    @Test("A snapshot has masks, rounded corners, clipping and shadows, and the order of depth")
    func appearance() {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        page.layer.cornerRadius = 4
        page.layer.shadowOpacity = 0.5
        page.clipsToBounds = true
        page.mask = self.page()
        let (front, back) = (CALayer(), CALayer())
        for (layer, color) in [(front, UIColor.red), (back, .blue)] {
            layer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
            layer.backgroundColor = color.cgColor
            page.layer.addSublayer(layer)
        }
        front.zPosition = 1
        let context = CGContext(bounds: page.bounds, scale: 1)
        page.layer.render(in: context)
        let list = context.drawing.commands.map(\.description)
        #expect(list.contains("begin layer shadow (0, -3) blur 6 color #00000080"))
        #expect(list.contains("mask UIImage 20×20 in (0 0; 20 20)"))
        #expect(list.contains { $0.hasPrefix("clip M ") })
        #expect(
            list.filter { $0.hasPrefix("fill") } == [
                "fill rect (0 0; 1 1) color #0000FF", "fill rect (0 0; 1 1) color #FF0000",
            ])
    }

    @Test("A snapshot shows what the view shows, and stays as it is")
    func snapshot() throws {
        let page = page()
        let snapshot = try #require(page.snapshotView(afterScreenUpdates: true))
        #expect(snapshot.bounds.size == page.bounds.size && snapshot.subviews.isEmpty)
        page.backgroundColor = .black
        let list = try #require(snapshot.layer.drawing?.commands.map(\.description))
        #expect(list.contains("fill rect (0 0; 100 50) color #FFFFFF"))
        let part = try #require(
            page.resizableSnapshotView(
                from: CGRect(x: 10, y: 5, width: 20, height: 10), afterScreenUpdates: false,
                withCapInsets: .zero))
        #expect(part.bounds.size == CGSize(width: 20, height: 10))
        #expect(
            part.layer.drawing?.commands.contains(.transform(CGAffineTransform(translationX: -10, y: -5)))
                == true)
        #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    }

    @Test("A hierarchy is drawn into a rectangle of a context, after pending updates if asked to")
    func hierarchy() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.isHidden = false
            let view = DrawingView("view", DrawLog())
            window.addSubview(view)
            var hasDrawn = false
            let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 10)).image { _ in
                hasDrawn = view.drawHierarchy(
                    in: CGRect(x: 0, y: 0, width: 40, height: 10), afterScreenUpdates: true)
            }
            #expect(hasDrawn)
            #expect(image.drawing?.commands.contains(.transform(CGAffineTransform(scaleX: 2, y: 1))) == true)
            #expect(image.drawing?.description.contains("fill rect (0 0; 20 10) color #FF0000") == true)
            let texts = warningTexts {
                #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
            }
            #expect(
                texts.count == 1
                    && texts[0].hasPrefix("drawHierarchy(in:afterScreenUpdates:) was called without"))
        }
    }
}
