import ConstraintSolver
import Foundation

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

extension UIScrollView {
    /// The rectangle of the content: what views inside are constrained to on all sides gives ``contentSize``.
    ///
    /// Constraints between the edges of the scroll view and what is inside it mean the content's, too; those of its width,
    /// height and centre mean the scroll view's own.
    public final var contentLayoutGuide: UILayoutGuide {
        systemGuide(.scrollContent) {
            let guide = ScrollContentGuide(in: $0)
            guide.identifier = "UIScrollView-contentLayoutGuide"
            return guide
        }
    }

    /// The rectangle of the scroll view itself, which stays in place while the content scrolls.
    public final var frameLayoutGuide: UILayoutGuide {
        systemGuide(.scrollFrame) {
            let guide = ScrollFrameGuide(in: $0)
            guide.identifier = "UIScrollView-frameLayoutGuide"
            return guide
        }
    }

    /// The content size that constraints last gave, which code may change until they give another.
    final func takeSolvedContentSize(_ size: CGSize) {
        guard let layout = layoutIfAny, let node = layout.systemGuides[.scrollContent]?.node,
            size != layout.takenContentSize, let engine = node.engine
        else { return }
        layout.takenContentSize = size
        var newSize = contentSize
        // A direction that constraints leave open is code's.
        if !engine.solver.isAmbiguous(node.unknowns.width) { newSize.width = size.width }
        if !engine.solver.isAmbiguous(node.unknowns.height) { newSize.height = size.height }
        contentSize = newSize
    }
}
