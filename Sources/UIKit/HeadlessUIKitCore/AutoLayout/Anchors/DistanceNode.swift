import ConstraintSolver

/// The distance from one anchor to another, which constraints use like a width.
final class DistanceNode: LayoutNode {
    private let start: LayoutNode
    private let startAttribute: NSLayoutConstraint.Attribute
    private let end: LayoutNode
    private let endAttribute: NSLayoutConstraint.Attribute
    /// Whether leading and trailing are those of the view that holds the constraint, not of the start.
    private let followsHolder: Bool

    init(
        from start: LayoutNode, _ startAttribute: NSLayoutConstraint.Attribute, to end: LayoutNode,
        _ endAttribute: NSLayoutConstraint.Attribute, followsHolder: Bool = false
    ) {
        self.start = start
        self.startAttribute = startAttribute
        self.end = end
        self.endAttribute = endAttribute
        self.followsHolder = followsHolder
    }

    convenience init<AnchorType>(from start: NSLayoutAnchor<AnchorType>, to end: NSLayoutAnchor<AnchorType>) {
        self.init(from: start.node, start.attribute, to: end.node, end.attribute)
    }

    override var item: AnyObject? { start.item }
    override var parts: [LayoutNode] { [start, end] }
    override var name: String {
        "the distance from \(start.name).\(startAttribute.name) to \(end.name).\(endAttribute.name)"
    }

    /// The end's place less the start's.
    func expression(in engine: LayoutEngine, holder: UIView) -> LayoutExpression {
        let isMirrored = (followsHolder ? holder : start.view)?.isRightToLeft ?? false
        let isReversed = isMirrored && (startAttribute.isDirectional || endAttribute.isDirectional)
        var sum = engine.expression(of: endAttribute, of: end, in: holder, isMirrored: isMirrored)
        sum.add(engine.expression(of: startAttribute, of: start, in: holder, isMirrored: isMirrored), -1)
        guard isReversed else { return sum }
        var opposite = LayoutExpression()
        opposite.add(sum, -1)
        return opposite
    }
}
