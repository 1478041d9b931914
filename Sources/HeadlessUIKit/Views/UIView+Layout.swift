extension UIView {
    /// How often views may ask for layout again while it is being done; UIKit's own debugging aid for layout
    /// that feeds itself has the same threshold.
    private static let layoutPasses = 100

    final func markForLayout() {
        guard !flags.contains(.needsLayout) else { return }
        flags.insert(.needsLayout)
        markAncestorsForLayout()
    }

    /// Notes on all views above that one inside waits for layout, up to the first where it is noted already.
    final func markAncestorsForLayout() {
        var ancestor = superviewLink
        while let view = ancestor, !view.flags.contains(.containsViewNeedingLayout) {
            view.flags.insert(.containsViewNeedingLayout)
            ancestor = view.superviewLink
        }
    }

    final func layOutIfNeeded() {
        // As CALayer does: up to the highest of the views right above that wait for layout too.
        var top = self
        while let superview = top.superviewLink, superview.flags.contains(.needsLayout) { top = superview }
        top.layOutTree()
    }

    /// Does all layout that the view and those inside it wait for.
    final func layOutTree() {
        guard !flags.isDisjoint(with: .waitsForLayout) else { return }
        LayoutNesting.depth += 1
        defer { LayoutNesting.depth -= 1 }
        let passes = LayoutNesting.depth <= LayoutNesting.limit ? Self.layoutPasses : 0
        for _ in 0..<passes {
            layOutOnce()
            if flags.isDisjoint(with: .waitsForLayout) { return }
        }
        ViewFailure.layoutNeverSettles(firstViewWaitingForLayout() ?? self).record()
        giveUpLayout()
    }

    /// Forgets who waits, so that layout that feeds itself is one failure and not one at every turn's end.
    private func giveUpLayout() {
        visit { view in
            guard !view.flags.isDisjoint(with: .waitsForLayout) else { return .past }
            view.flags.subtract(.waitsForLayout)
            return .into
        }
    }

    /// Goes once through the tree, parents before children, where something waits for layout.
    private func layOutOnce() {
        var pending: [UIView] = [self]
        while let view = pending.popLast() {
            if view.flags.contains(.needsLayout) {
                view.flags.remove(.needsLayout)
                view.noteSafeArea()
                let controller = view.controller
                controller?.viewWillLayoutSubviews()
                view.asCurrentTraits { view.layoutSubviews() }
                controller?.viewDidLayoutSubviews()
            }
            guard view.flags.contains(.containsViewNeedingLayout) else { continue }
            view.flags.remove(.containsViewNeedingLayout)
            let subviews = view.subviews
            for index in subviews.indices.reversed()
            where !subviews[index].flags.isDisjoint(with: .waitsForLayout) {
                pending.append(subviews[index])
            }
        }
    }

    private func firstViewWaitingForLayout() -> UIView? {
        var found: UIView?
        visit { view in
            if view.flags.contains(.needsLayout) { found = view }
            return found == nil ? .into : .stop
        }
        return found
    }
}

/// How deep layout that is asked for inside layout is nested.
@MainActor
private enum LayoutNesting {
    /// Far beyond any screen, well within the stack.
    static let limit = 200
    static var depth = 0
}
