extension StackPlan {
    mutating func arrangeAcross() {
        switch stack.alignment {
        case .fill: fillAcross()
        case .leading: align(axis.other.start)
        case .center: align(axis.other.middle)
        case .trailing: align(axis.other.end)
        case .firstBaseline: alignBaselines(isFirst: true)
        case .lastBaseline: alignBaselines(isFirst: false)
        }
    }

    /// Hidden views are as long across as the others, and count for them, as in UIKit.
    private mutating func fillAcross() {
        let across = axis.other
        for view in all {
            add(.canvasConnection, part(canvas, across.start), part(view, across.start))
            if visible.isEmpty {
                add(.ambiguitySuppression, part(view, across.length), priority: Self.ambiguitySuppression)
            } else {
                add(.canvasConnection, part(canvas, across.end), part(view, across.end))
            }
        }
    }

    private mutating func align(_ attribute: NSLayoutConstraint.Attribute) {
        let across = axis.other
        for view in all {
            add(.canvasConnection, part(canvas, attribute), part(view, attribute))
        }
        for view in visible {
            if attribute == across.end {
                add(.spanningBoundary, part(canvas, across.start), .lessThanOrEqual, part(view, across.start))
            } else {
                add(.spanningBoundary, part(canvas, across.end), .greaterThanOrEqual, part(view, across.end))
            }
        }
        if !visible.isEmpty { add(.spanningFit, part(canvas, across.length), priority: Self.spanningFit) }
        suppressAmbiguity()
    }

    /// Aligns baselines with that of the first view that has one; views without text are aligned with its edge.
    private mutating func alignBaselines(isFirst: Bool) {
        guard axis == .horizontal else { return align(.leading) }
        let hasBaseline = { (view: UIView) in isFirst ? view.hasFirstBaseline : view.hasLastBaseline }
        let edge: NSLayoutConstraint.Attribute = isFirst ? .top : .bottom
        guard let reference = all.first(where: hasBaseline) ?? all.first else { return }
        let usesBaseline = hasBaseline(reference)
        for view in all where view !== reference {
            let attribute: NSLayoutConstraint.Attribute =
                usesBaseline && hasBaseline(view) ? (isFirst ? .firstBaseline : .lastBaseline) : edge
            add(.alignment, part(reference, attribute), part(view, attribute))
        }
        // As in UIKit, views that begin above the first one, or end below it if last baselines count, reach out of
        // the stack view (Apple's radar 32291130, and frames that Xcode stored in public nibs).
        for view in visible {
            if !isFirst || view === visible.first {
                add(.spanningBoundary, part(canvas, .top), .lessThanOrEqual, part(view, .top))
            }
            if isFirst || view === visible.first {
                add(.spanningBoundary, part(canvas, .bottom), .greaterThanOrEqual, part(view, .bottom))
            }
        }
        if !visible.isEmpty {
            // As in UIKit, first baselines stand at the bottom of a higher stack view, and last ones at its top.
            let side: NSLayoutConstraint.Attribute = isFirst ? .bottom : .top
            add(.spanningFit, part(canvas, side), part(reference, side), priority: Self.spanningFit)
            add(.canvasFit, part(canvas, .height), priority: Self.canvasFit)
        }
        suppressAmbiguity()
    }

    private mutating func suppressAmbiguity() {
        for view in all {
            add(.ambiguitySuppression, part(view, axis.other.length), priority: Self.ambiguitySuppression)
        }
    }
}
