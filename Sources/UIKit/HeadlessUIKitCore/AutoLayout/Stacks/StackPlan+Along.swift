extension StackPlan {
    mutating func arrangeAlong() {
        guard let first = visible.first, let last = visible.last else { return }
        add(.canvasConnection, part(canvas, axis.start), part(first, axis.start))
        add(.canvasConnection, part(canvas, axis.end), part(last, axis.end))
        space()
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for view in visible.dropFirst() {
                add(.fillEqually, part(view, axis.length), part(first, axis.length))
            }
        case .fillProportionally: fillProportionally()
        case .equalSpacing: spaceEqually()
        case .equalCentering: centerEqually()
        }
        chooseWhatGivesWay()
    }

    // MARK: Spacing

    private mutating func space() {
        let distances = neighbours { distance(from: $0, to: $1) }
        if stack.distribution == .equalSpacing, let most = distances.max() {
            // The gaps are equal: if the first is wide enough, all are.
            addSpacing(at: 0, .greaterThanOrEqual, most)
            return
        }
        let isLeast = stack.distribution == .equalCentering
        for (index, distance) in distances.enumerated() {
            addSpacing(at: index, isLeast ? .greaterThanOrEqual : .equal, distance)
        }
    }

    private mutating func addSpacing(
        at index: Int, _ relation: NSLayoutConstraint.Relation, _ distance: CGFloat
    ) {
        add(
            .spacing, leadingPart(of: visible[index + 1]), relation, trailingPart(of: visible[index]),
            plus: distance)
    }

    private func leadingPart(of view: UIView) -> StackRule.Part {
        part(view, measuresBaselines && view.hasFirstBaseline ? .firstBaseline : axis.start)
    }

    private func trailingPart(of view: UIView) -> StackRule.Part {
        part(view, measuresBaselines && view.hasLastBaseline ? .lastBaseline : axis.end)
    }

    private var measuresBaselines: Bool { stack.isBaselineRelativeArrangement && axis == .vertical }

    /// The spacing from a visible view to the next visible one, in points.
    func distance(from view: UIView, to next: UIView) -> CGFloat {
        let custom = stack.customSpacings[ObjectIdentifier(view)] ?? stack.spacing
        switch custom {
        case UIStackView.spacingUseDefault: return 0
        case UIStackView.spacingUseSystem:
            guard measuresBaselines else { return SystemSpacing.standard }
            let (lower, upper) = (leadingPart(of: next), trailingPart(of: view))
            return SystemSpacing.between(
                NSLayoutYAxisAnchor(lower.node, lower.attribute),
                NSLayoutYAxisAnchor(upper.node, upper.attribute))
        default: return custom
        }
    }

    // MARK: Distributions

    /// Shares by the natural lengths; each constraint gives way to those before it.
    private mutating func fillProportionally() {
        let lengths = visible.map { naturalLength(of: $0) }
        let spacings = neighbours { distance(from: $0, to: $1) }
        let total = lengths.reduce(0, +) + spacings.reduce(0, +)
        for (index, view) in visible.enumerated() {
            guard lengths[index] > 0, total > 0 else {
                add(.fillProportionally, part(view, axis.length))
                continue
            }
            add(
                .fillProportionally, part(view, axis.length), part(canvas, axis.length),
                times: lengths[index] / total, priority: Self.falling(from: 999, index, downTo: 751))
        }
    }

    /// The intrinsic length, or that of the constraints inside.
    private func naturalLength(of view: UIView) -> CGFloat {
        let size = view.intrinsicContentSize
        let length = axis == .horizontal ? size.width : size.height
        if length >= 0, length.isFinite { return length }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return axis == .horizontal ? fitting.width : fitting.height
    }

    private mutating func spaceEqually() {
        let gaps = neighbours { gap(from: trailingPart(of: $0), to: leadingPart(of: $1)) }
        addGaps(gaps) { _ in .required }
    }

    private mutating func centerEqually() {
        let gaps = neighbours { gap(from: part($0, axis.middle), to: part($1, axis.middle)) }
        // Lower than hugging and resistance, so that the views keep their lengths.
        addGaps(gaps) { Self.falling(from: 150, $0, downTo: 60) }
    }

    private func neighbours<Result>(_ body: (UIView, UIView) -> Result) -> [Result] {
        zip(visible, visible.dropFirst()).map { body($0, $1) }
    }

    private func gap(from start: StackRule.Part, to end: StackRule.Part) -> StackRule.Part {
        StackRule.Part(
            node: start.node, attribute: start.attribute, end: end.node, endAttribute: end.attribute)
    }

    /// Makes all gaps equal to the first one; the stack view is as short as that allows.
    private mutating func addGaps(_ gaps: [StackRule.Part], priority: (Int) -> UILayoutPriority) {
        guard let first = gaps.first else { return }
        for index in gaps.indices.dropFirst() {
            add(.fillEqually, gaps[index], first, priority: priority(index))
        }
        add(.canvasFit, part(canvas, axis.length), priority: Self.canvasFit)
    }

    private static func falling(from top: Float, _ index: Int, downTo bottom: Float) -> UILayoutPriority {
        UILayoutPriority(max(top - Float(index), bottom))
    }

    // MARK: Equal priorities

    /// Decides what gives way among views of equal priority: the first one, but texts that wrap side by side share the
    /// room.
    private mutating func chooseWhatGivesWay() {
        guard [.fill, .equalSpacing, .equalCentering].contains(stack.distribution) else { return }
        let texts = visible.filter(\.heightDependsOnWidth)
        wrapping = Set(texts.map { ObjectIdentifier($0) })
        if axis == .horizontal, texts.count > 1 {
            for text in texts.dropFirst() {
                // It decides only what hugging and resistance leave open.
                let hugging = min(
                    text.contentHuggingPriority(for: .horizontal).rawValue,
                    texts[0].contentHuggingPriority(for: .horizontal).rawValue)
                add(
                    .textWidth, part(text, .width), part(texts[0], .width),
                    priority: UILayoutPriority(max(hugging - 1, 1)))
            }
            if let first = visible.first, wrapping.contains(ObjectIdentifier(first)) { return }
        }
        if visible.count > 1, stack.distribution != .equalCentering { yielding = visible[0] }
    }
}
