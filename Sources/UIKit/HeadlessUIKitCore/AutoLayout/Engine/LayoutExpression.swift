import ConstraintSolver

/// A sum of unknowns and a number: one side of a constraint, or both with the second subtracted.
struct LayoutExpression {
    var terms: [Term] = []
    var constant: Double = 0

    mutating func add(_ variable: Variable, _ factor: Double = 1) {
        guard factor != 0 else { return }
        if let index = terms.firstIndex(where: { $0.variable == variable }) {
            terms[index].coefficient += factor
            if terms[index].coefficient == 0 { terms.remove(at: index) }
        } else {
            terms.append(Term(variable, factor))
        }
    }

    mutating func add(_ other: LayoutExpression, _ factor: Double = 1) {
        for term in other.terms { add(term.variable, term.coefficient * factor) }
        constant += other.constant * factor
    }
}

extension NSLayoutConstraint {
    /// The first side less the second, without the constant, and the sign of the constant.
    final func expression(in engine: LayoutEngine, holder: UIView) -> (LayoutExpression, sign: Double) {
        let isReversed = isPlacedFromTheRight(in: holder)
        var sum = engine.expression(of: firstAttribute, of: first, in: holder, isMirrored: isReversed)
        if let second {
            let other = engine.expression(of: secondAttribute, of: second, in: holder, isMirrored: isReversed)
            sum.add(other, -Double(multiplier))
        }
        // Leading and trailing are counted from the right in a right-to-left layout, and so is their constant.
        return (sum, isReversed ? 1 : -1)
    }

    /// Whether leading means right, by the direction of the first item's view.
    private func isPlacedFromTheRight(in holder: UIView) -> Bool {
        guard firstAttribute.isDirectional || secondAttribute.isDirectional else { return false }
        let view = isMadeBySystem ? holder : first.view ?? holder
        return view.isRightToLeft
    }
}

extension LayoutEngine {
    /// The place of a node's attribute, in the coordinates of a view that contains it or is it.
    func expression(
        of attribute: NSLayoutConstraint.Attribute, of node: LayoutNode, in holder: UIView, isMirrored: Bool
    ) -> LayoutExpression {
        if let distance = node as? DistanceNode { return distance.expression(in: self, holder: holder) }
        if let inGuide = attribute.ofMarginsGuide, let view = node.view, node === view.layoutIfAny {
            let guide = view.layoutMarginsGuide.node
            return expression(of: inGuide, of: guide, in: holder, isMirrored: isMirrored)
        }
        if let other = substitute(for: node, attribute, in: holder) {
            return expression(of: attribute, of: other, in: holder, isMirrored: isMirrored)
        }
        ensure(node)
        let insets = node.alignmentInsets
        let unknowns = node.unknowns
        switch attribute {
        case .width:
            return LayoutExpression(of: unknowns.width, constant: -Double(insets.left + insets.right))
        case .height:
            return LayoutExpression(of: unknowns.height, constant: -Double(insets.top + insets.bottom))
        default: break
        }
        var sum = LayoutExpression()
        let isHorizontal = attribute.kind == .horizontalPosition
        addOrigin(of: node, in: holder, isHorizontal: isHorizontal, to: &sum)
        let (start, end) =
            isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
        let length = isHorizontal ? unknowns.width : unknowns.height
        switch attribute.resolved(isMirrored: isMirrored) {
        case .left, .top: sum.constant += Double(start)
        case .right, .bottom:
            sum.add(length)
            sum.constant -= Double(end)
        case .centerX, .centerY:
            sum.add(length, 0.5)
            sum.constant += Double(start - end) / 2
        case .firstBaseline, .lastBaseline: addBaseline(attribute, of: node, to: &sum)
        default: break
        }
        return sum
    }

    /// The node that stands for another one's attribute: a scroll view's content for edges, the label inside for a
    /// baseline.
    private func substitute(
        for node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView
    ) -> LayoutNode? {
        guard let view = node.view, node === view.layoutIfAny else { return nil }
        let other: LayoutNode?
        switch attribute {
        case .firstBaseline: other = view.forFirstBaselineLayout.layout
        case .lastBaseline: other = view.forLastBaselineLayout.layout
        case .width, .height, .centerX, .centerY: return nil
        default: other = view === holder ? view.contentGuideOfEdges?.node : nil
        }
        return other === node ? nil : other
    }

    /// Adds the distance of a baseline from the top of the node's frame.
    private func addBaseline(
        _ attribute: NSLayoutConstraint.Attribute, of node: LayoutNode, to sum: inout LayoutExpression
    ) {
        guard let layout = node as? ViewLayout, let baselines = baselines(of: layout) else {
            // Without text, the first is the top and the last the bottom.
            if attribute == .firstBaseline {
                sum.constant += Double(node.alignmentInsets.top)
            } else {
                sum.add(node.unknowns.height)
                sum.constant -= Double(node.alignmentInsets.bottom)
            }
            return
        }
        if attribute == .firstBaseline {
            sum.add(baselines.first)
        } else {
            sum.add(node.unknowns.height)
            sum.add(baselines.second, -1)
        }
    }

    /// Adds the place of a node's origin in the coordinates of a view that contains it.
    private func addOrigin(
        of node: LayoutNode, in holder: UIView, isHorizontal: Bool, to sum: inout LayoutExpression
    ) {
        guard let view = node.view else { return }
        // The view itself, seen from its inside, begins at 0.
        if view === holder, node === view.layoutIfAny { return }
        sum.add(isHorizontal ? node.unknowns.left : node.unknowns.top)
        var container = node.container
        while let current = container, current !== holder {
            let layout = current.layout
            ensure(layout)
            sum.add(isHorizontal ? layout.unknowns.left : layout.unknowns.top)
            if let offset = scrollOffset(of: current) {
                sum.add(isHorizontal ? offset.first : offset.second, -1)
            }
            container = current.superviewLink
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// Leading and trailing as left and right.
    func resolved(isMirrored: Bool) -> Self {
        switch self {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: self
        }
    }
}
