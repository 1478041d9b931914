import ConstraintSolver

/// The rectangle of a scroll view's content: constraints between it and views inside give the content its size.
final class ScrollContentGuide: UILayoutGuide {
    override func install(_ node: GuideLayout, in engine: LayoutEngine) {
        super.install(node, in: engine)
        node.follow([node.unknowns.left, node.unknowns.top], at: [0, 0], in: engine)
    }

    override func follow(_ node: GuideLayout, in engine: LayoutEngine) {}
}

/// The rectangle of a scroll view itself, which stays in place while the content scrolls.
final class ScrollFrameGuide: UILayoutGuide {
    override var layoutFrame: CGRect { owningView?.bounds ?? .zero }

    override func install(_ node: GuideLayout, in engine: LayoutEngine) {
        guard let outer = owningView?.layout else { return }
        engine.ensure(outer)
        for (own, of) in [
            (node.unknowns.width, outer.unknowns.width), (node.unknowns.height, outer.unknowns.height),
        ] {
            var equality = LayoutExpression(of: own)
            equality.add(of, -1)
            engine.add(equality, .equal, as: .guide, for: node)
        }
        follow(node, in: engine)
        engine.followers.add(node)
    }

    override func follow(_ node: GuideLayout, in engine: LayoutEngine) {
        let offset = owningView?.boundsStore.origin ?? .zero
        node.follow([node.unknowns.left, node.unknowns.top], at: [offset.x, offset.y], in: engine)
    }
}
