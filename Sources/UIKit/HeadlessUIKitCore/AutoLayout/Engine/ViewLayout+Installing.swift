import ConstraintSolver

extension ViewLayout {
    // MARK: The autoresizing mask

    /// The frame that code set, and how it changes with the superview's size, as equations.
    func followMask(of view: UIView, in engine: LayoutEngine) {
        guard let superview = view.superviewLink else { return }
        let outer = superview.layout
        engine.ensure(outer)
        let (frame, room) = (view.untransformedFrame, superview.boundsStore.size)
        let weights = view.autoresizingMask.weights(of: frame, in: room)
        let x = MaskTerms(start: frame.minX, length: frame.width, room: room.width, weights.x)
        let y = MaskTerms(start: frame.minY, length: frame.height, room: room.height, weights.y)
        if maskShares != [x.startShare, x.lengthShare, y.startShare, y.lengthShare] {
            for id in mask.takeAll() { engine.remove(id) }
            maskShares = [x.startShare, x.lengthShare, y.startShare, y.lengthShare]
        }
        mask.follow(
            [x.startConstant, x.lengthConstant, y.startConstant, y.lengthConstant], as: .mask, for: self,
            in: engine
        ) {
            [
                x.expression(unknowns.left, outer.unknowns.width, x.startShare),
                x.expression(unknowns.width, outer.unknowns.width, x.lengthShare),
                y.expression(unknowns.top, outer.unknowns.height, y.startShare),
                y.expression(unknowns.height, outer.unknowns.height, y.lengthShare),
            ]
        }
    }
}

extension LayoutExpression {
    init(of variable: Variable, constant: Double = 0) {
        terms = [Term(variable)]
        self.constant = constant
    }
}

/// A view's extent in one direction, as a share of its superview's and a number: what autoresizing gives.
private struct MaskTerms {
    var startShare: Double
    var lengthShare: Double
    var startConstant: Double
    var lengthConstant: Double

    init(start: CGFloat, length: CGFloat, room: CGFloat, _ weights: AutoresizingWeights) {
        startShare = Double(weights.start(of: 1))
        lengthShare = Double(weights.length(of: 1))
        startConstant = Double(start) - startShare * Double(room)
        lengthConstant = Double(length) - lengthShare * Double(room)
    }

    func expression(_ own: Variable, _ outer: Variable, _ share: Double) -> LayoutExpression {
        var sum = LayoutExpression(of: own)
        if share != 0 { sum.add(outer, -share) }
        return sum
    }
}
