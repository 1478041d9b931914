import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessDrawing
@testable import HeadlessUIKitCore

@MainActor
@Suite("Drawings of views") struct ViewDrawingTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    private func layer(_ color: UIColor) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.backgroundColor = color.cgColor
        return layer
    }

    private func draws(_ list: DisplayList) -> [String] {
        list.commands.filter(\.draws).map(\.description)
    }

    /// The whole picture, made of the nodes: what a list of all layers has, without its groups.
    private func composed(_ view: UIView) -> [String] {
        guard let node = view.ownDrawing() else { return [] }
        let inner = node.copies.flatMap { _ in
            node.parts.flatMap { part in
                switch part {
                case .subview(let view): composed(view)
                case .layers(let list): draws(list)
                }
            }
        }
        return draws(node.under) + inner + draws(node.over)
    }

    @Test("A view's node has its background and its layers behind, between and in front of subviews")
    func order() throws {
        let page = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
        page.backgroundColor = .white
        page.layer.borderWidth = 2
        page.layer.addSublayer(layer(.red))
        let (one, two) = (UIView(frame: square), UIView(frame: square))
        one.backgroundColor = .black
        page.addSubview(one)
        page.layer.addSublayer(layer(.green))
        page.addSubview(two)
        page.layer.addSublayer(layer(.blue))
        let node = try #require(page.ownDrawing())
        #expect(
            draws(node.under) == [
                "fill rect (0 0; 10 10) color #FFFFFF", "fill rect (0 0; 1 1) color #FF0000",
            ])
        #expect(node.parts.count == 3 && node.parts[0] == .subview(one) && node.parts[2] == .subview(two))
        guard case .layers(let between) = node.parts[1] else { throw NoLayers() }
        #expect(draws(between) == ["fill rect (0 0; 1 1) color #00FF00"])
        #expect(
            draws(node.over) == [
                "fill rect (0 0; 1 1) color #0000FF", "stroke rect (1 1; 8 8) color #000000 width 2",
            ])
        #expect(node.placement == CGAffineTransform(translationX: 3, y: 4))
        #expect(node.effects == DisplayList.Effects() && node.mask == nil && node.clip == nil)
        #expect(node.copies == [.identity] && node.bounds == square)
        one.layer.zPosition = 1
        #expect(page.ownDrawing()?.parts.last == .subview(one))
    }

    struct NoLayers: Error {}

    @Test("Opacity, shadow, mask and clipping apply to the node as a whole")
    func whole() throws {
        let page = UIView(frame: square)
        page.alpha = 0.5
        page.layer.shadowOpacity = 0.5
        page.clipsToBounds = true
        page.layer.cornerRadius = 2
        page.mask = UIView(frame: square)
        page.layer.addSublayer(layer(.red))
        var node = try #require(page.ownDrawing())
        #expect(node.effects.alpha == 0.5)
        #expect(node.effects.shadow?.blur == 6 && node.effects.shadow?.offset.height == -3)
        #expect(node.clip?.bounds == square && node.clip?.rect == nil)
        #expect(node.mask?.size == square.size)
        #expect(node.under.description.hasPrefix("save\n  clip M "))
        page.layer.shadowPath = CGPath(rect: square, transform: nil)
        node = try #require(page.ownDrawing())
        #expect(node.effects.shadow == nil)
        #expect(draws(node.under).first == "shadow of rect (0 0; 10 10) (0, -3) blur 6 color #00000080")
        page.alpha = 0
        #expect(page.ownDrawing() == nil)
        page.alpha = 1
        page.isHidden = true
        #expect(page.ownDrawing() == nil)
    }

    @Test("In the middle of an animation a node has the values that are visible then")
    func animation() throws {
        try UIApplication.withShared(UIApplication()) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.isHidden = false
            let view = UIView(frame: square)
            view.backgroundColor = .black
            window.addSubview(view)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame.origin.x = 40
                view.alpha = 0
                view.backgroundColor = .white
                view.bounds.size.width = 30
            }
            UIApplication.shared.clock.advance(by: .milliseconds(500))
            let node = try #require(view.ownDrawing())
            #expect(node.effects.alpha == 0.5)
            #expect(node.placement.tx == 15 && node.bounds.width == 20)
            #expect(draws(node.under) == ["fill rect (0 0; 20 10) color #808080"])
            #expect(view.ownDrawing(showsAnimations: false) == nil)
            let context = CGContext(bounds: window.bounds, scale: 1)
            LayerPainter(window.layer, showsAnimations: true).drawTree(in: context)
            #expect(context.drawing.commands.contains { $0.description == "begin layer alpha 0.5" })
            let still = CGContext(bounds: window.bounds, scale: 1)
            window.layer.render(in: still)
            #expect(still.drawing.isEmpty)
        }
    }

    @Test("Nodes together are the picture of the whole hierarchy", arguments: 0..<100)
    func composition(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        var views = [UIView(frame: square)]
        for _ in 0..<20 {
            let outer = views[numbers.next(below: views.count)]
            if numbers.next(below: 3) == 0 {
                let layer = layer(.red)
                layer.zPosition = CGFloat(numbers.next(below: 2))
                outer.layer.addSublayer(layer)
                continue
            }
            let side = CGFloat(1 + numbers.next(below: 9))
            let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
            view.backgroundColor = numbers.next(below: 2) == 0 ? .blue : nil
            view.layer.borderWidth = CGFloat(numbers.next(below: 2))
            view.layer.zPosition = CGFloat(numbers.next(below: 2))
            view.isHidden = numbers.next(below: 5) == 0
            outer.addSubview(view)
            views.append(view)
        }
        let context = CGContext(bounds: square, scale: 1)
        LayerPainter(views[0].layer, showsAnimations: true).drawTree(in: context)
        #expect(composed(views[0]) == draws(context.drawing))
    }

    @Test("Groups that draw nothing, or limit and move nothing, are left out of a list")
    func emptyGroups() {
        let context = CGContext(bounds: square, scale: 1)
        context.saveGState()
        context.clip(to: square)
        context.saveGState()
        context.restoreGState()
        context.restoreGState()
        #expect(context.drawing.simplified.commands.isEmpty)
        context.saveGState()
        context.saveGState()
        context.translateBy(x: 1, y: 0)
        context.clear(square)
        context.restoreGState()
        context.saveGState()
        context.restoreGState()
        context.restoreGState()
        #expect(
            context.drawing.simplified.description
                == "save\n  transform translate 1 0\n  clear (0 0; 10 10)\nrestore")
    }
}
