import ConstraintSolver

/// The constraints that a view's intrinsic content size makes: it hugs its content, and resists being compressed.
@MainActor
struct ContentSizeTerms {
    /// One direction: at most the size, and at least the size.
    struct Pair {
        var hugging: ConstraintID?
        var resistance: ConstraintID?
        var length: CGFloat = UIView.noIntrinsicMetric
        var priorities: (hugging: Float, resistance: Float) = (0, 0)
    }

    var width = Pair()
    var height = Pair()
    /// The natural width without a limit.
    var naturalWidth: CGFloat = UIView.noIntrinsicMetric
    /// The natural height without a limit of the width.
    var naturalHeight: CGFloat = UIView.noIntrinsicMetric
    /// The width that text was last wrapped to, and the size that it then had.
    var wrapped: (room: CGFloat, size: CGSize)?
    /// Whether the width is that of wrapped text, narrower than the room it was given.
    var isTight = false
}

extension ViewLayout {
    /// Asks the view for its intrinsic content size, and brings the constraints up to date.
    func updateContentSize(in engine: LayoutEngine) {
        guard let view else { return }
        let size = view.intrinsicContentSize
        contentSize.naturalWidth = size.width
        contentSize.naturalHeight = size.height
        contentSize.wrapped = nil
        contentSize.isTight = false
        setContent(.horizontal, size.width, in: engine)
        setContent(.vertical, size.height, in: engine)
        if view.heightDependsOnWidth { engine.wrapping.add(self) } else { engine.wrapping.remove(self) }
    }

    /// Brings the constraints of one direction to a length.
    private func setContent(_ axis: NSLayoutConstraint.Axis, _ length: CGFloat, in engine: LayoutEngine) {
        let insets = alignmentInsets
        if axis == .horizontal {
            set(&contentSize.width, axis, length, plus: insets.left + insets.right, in: engine)
        } else {
            set(&contentSize.height, axis, length, plus: insets.top + insets.bottom, in: engine)
        }
    }

    private func set(
        _ pair: inout ContentSizeTerms.Pair, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat,
        plus outside: CGFloat, in engine: LayoutEngine
    ) {
        guard length.isFinite, length >= 0 else {
            for case let id? in [pair.hugging, pair.resistance] { engine.remove(id) }
            pair = ContentSizeTerms.Pair()
            return
        }
        let total = -Double(length + outside)
        let priorities = (enginePriority(.hugging, axis), enginePriority(.resistance, axis))
        if let hugging = pair.hugging, let resistance = pair.resistance {
            if pair.length != length {
                engine.solver.setConstant(total, of: hugging)
                engine.solver.setConstant(total, of: resistance)
            }
            if pair.priorities != priorities {
                engine.solver.setPriority(priorities.0, of: hugging)
                engine.solver.setPriority(priorities.1, of: resistance)
            }
        } else {
            let (variable, kind): (Variable, SystemConstraint) =
                axis == .horizontal ? (unknowns.width, .intrinsicWidth) : (unknowns.height, .intrinsicHeight)
            let expression = LayoutExpression(of: variable, constant: total)
            pair.hugging = engine.add(expression, .lessOrEqual, as: kind, for: self, priority: priorities.0)
            pair.resistance = engine.add(
                expression, .greaterOrEqual, as: kind, for: self, priority: priorities.1)
        }
        pair.length = length
        pair.priorities = priorities
    }

    // MARK: Wrapping

    /// Offers text its natural width again, to find out how much room it has.
    func unwrap(in engine: LayoutEngine) {
        guard contentSize.isTight else { return }
        contentSize.isTight = false
        setContent(.horizontal, contentSize.naturalWidth, in: engine)
    }

    /// Asks text for its height in the width that it got.
    func wrap(in engine: LayoutEngine) {
        guard let view, let rect = solvedRect else { return }
        let hasWidth = contentSize.naturalWidth >= 0
        let insets = alignmentInsets
        let room = rect.width - insets.left - insets.right
        var size = CGSize(width: contentSize.naturalWidth, height: contentSize.naturalHeight)
        if !hasWidth || room < contentSize.naturalWidth - 1e-6 {
            if let wrapped = contentSize.wrapped, abs(wrapped.room - room) < 1e-6 {
                size = wrapped.size
            } else {
                size = view.intrinsicSize(forWidth: room)
                contentSize.wrapped = (room, size)
            }
            contentSize.isTight = hasWidth && size.width < contentSize.naturalWidth
            if contentSize.isTight { setContent(.horizontal, size.width, in: engine) }
        }
        setContent(.vertical, size.height, in: engine)
    }
}
