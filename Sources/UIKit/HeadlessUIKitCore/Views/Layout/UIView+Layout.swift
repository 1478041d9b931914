extension UIView {
    /// How often views may ask for layout again while it is under way; UIKit's own debugging aid for layout
    /// feedback loops has the same threshold.
    private static let layoutPasses = 100

    /// How deep layout inside layout may be nested: far beyond any screen, well within the stack.
    private static let layoutDepthLimit = 200
    // Not checked for overlapping accesses, as none calls out: each view reads and writes it in each layout.
    @exclusivity(unchecked) private static var layoutDepth = 0
    /// How many layouts began that were not inside another one.
    @exclusivity(unchecked) private static var layoutRuns = 0
    /// The number of the layout that is under way, with all that is inside it; `nil` if there is none.
    static var layoutRun: Int? { layoutDepth > 0 ? layoutRuns : nil }

    /// What is done when the layout that is under way has ended.
    private static var endings: [@MainActor () -> Void] = []

    /// Performs an action when the layout that is under way, with all that is inside it, has ended.
    static func afterLayout(_ action: @escaping @MainActor () -> Void) {
        endings.append(action)
    }

    private static func layoutEnded() {
        guard !endings.isEmpty else { return }
        let actions = endings
        endings = []
        for action in actions { action() }
    }

    final func markForLayout() {
        guard !flags.contains(.needsLayout) else { return }
        flags.insert(.needsLayout)
        markAncestorsForLayout()
    }

    /// Triggers layout because subviews came, went, changed places or have another natural size.
    ///
    /// Not while the view lays out, which is when code does all this without end, as in Auto Layout's idiom of
    /// setting
    /// `preferredMaxLayoutWidth` in `layoutSubviews`: what constraints place is solved again without it.
    final func setNeedsLayoutForSubviews() {
        if !isLayingOut { setNeedsLayout() }
    }

    /// Whether the view is laying out its subviews, or its controller is told of it.
    package final var isLayingOut: Bool { LayoutRuns.isUnderWay(in: self) }

    /// Marks all ancestors as containing a view that waits for layout, up to the first that is marked already.
    final func markAncestorsForLayout() {
        markAncestors(with: .containsViewNeedingLayout)
    }

    /// Sets a flag of all ancestors, up to the first that has it already.
    final func markAncestors(with flag: ViewState) {
        FreedElsewhere.collect()
        var ancestor = nextSuperview
        while let view = ancestor, !view.flags.contains(flag) {
            view.flags.insert(flag)
            ancestor = view.nextSuperview
        }
    }

    /// Whether the view has no superview and no window, and nothing in it waits for layout.
    ///
    /// It may be `false` where nothing waits, if the view takes part in Auto Layout.
    package final var isSettledRootOutsideWindows: Bool {
        superviewReference == nil && windowReference == nil
            && flags.isDisjoint(with: .waitsForLayout.union(.concernsConstraints))
    }

    /// Performs all layout that the view and its descendants wait for.
    final func layOutTree() {
        guard !flags.isDisjoint(with: .waitsForLayout) else { return }
        if UIView.layoutDepth == 0 { UIView.layoutRuns += 1 }
        UIView.layoutDepth += 1
        defer {
            UIView.layoutDepth -= 1
            if UIView.layoutDepth == 0 { UIView.layoutEnded() }
        }
        let passes = UIView.layoutDepth <= UIView.layoutDepthLimit ? UIView.layoutPasses : 0
        for _ in 0..<passes {
            updateConstraintsInside()
            layOutOnce()
            if flags.isDisjoint(with: .waitsForLayout) { return }
        }
        ViewFailure.layoutNeverSettles(firstViewWaitingForLayout() ?? self).record()
        giveUpLayout()
    }

    /// Clears what waits for layout, so that a feedback loop is one failure and not one at every turn's end.
    private func giveUpLayout() {
        visit { view in
            guard !view.flags.isDisjoint(with: .waitsForLayout) else { return .past }
            view.flags.subtract(.waitsForLayout)
            return .into
        }
    }

    /// Passes once through the hierarchy, parents before children, where something waits for layout.
    private func layOutOnce() {
        var pending: [UIView] = []
        // Not from the array: many a pass lays out one view alone.
        var first: UIView? = self
        while let view = first.take() ?? pending.popLast() {
            if view.flags.contains(.needsSolving) { view.solveConstraints() }
            if view.flags.contains(.needsLayout) {
                view.flags.remove(.needsLayout)
                view.noteSafeArea()
                if view.flags.contains(.hasLayoutNode) { view.followConstraints() }
                view.placeSubviews()
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

    /// Lets the view and its controller position the subviews, and again if that changed the subviews' sizes.
    private func placeSubviews() {
        let controller = tellsControllerOfLayout() ? controller : nil
        let isFramework = flags.contains(.isFrameworkClass)
        LayoutRuns.begin(self)
        controller?.viewWillLayoutSubviews()
        controller?.layOutUnavailableContent()
        LayoutRuns.ignoreSizes(isFramework)
        if isFramework || !SublayerMethods.areOverridden(in: self) {
            asCurrentTraits { layoutSubviews() }
        } else {
            asCurrentTraits { layoutSublayers(of: layer) }
        }
        LayoutRuns.ignoreSizes(false)
        controller?.viewDidLayoutSubviews()
        if LayoutRuns.end() { markForLayout() }
    }

    /// Triggers layout of the superview, because the view's size changed.
    ///
    /// As on devices, where resizing a view is seen to call `layoutSubviews` on its superview.
    final func sizeDidChange(from oldSize: CGSize) {
        guard let superview = superviewLink, !superview.flags.contains(.needsLayout),
            !LayoutRuns.note(self, in: superview, oldSize)
        else { return }
        superview.markForLayout()
    }

    private func firstViewWaitingForLayout() -> UIView? {
        var found: UIView?
        visit { view in
            if !view.flags.isDisjoint(with: [.needsLayout, .needsSolving, .needsUpdateConstraints]) {
                found = view
            }
            return found == nil ? .into : .stop
        }
        return found
    }
}

/// The views that are laying out their subviews, each inside the one before.
///
/// Code often sets a subview's size twice in one layout, such as that of its text cut to the available room.
/// So sizes are compared when a view is done, and only a changed one triggers layout again.
@MainActor
private enum LayoutRuns {
    private struct Run {
        let view: UIView
        /// Whether changed sizes are ignored: the framework's own layout computes the same sizes in one pass.
        var ignoresSizes = false
        /// The resized subviews, with their previous sizes; each once, unless it left and was added again.
        var resized: [(subview: UIView, oldSize: CGSize)] = []
    }

    @exclusivity(unchecked) private static var runs: [Run] = []

    static func begin(_ view: UIView) {
        runs.append(Run(view: view))
    }

    static func isUnderWay(in view: UIView) -> Bool { index(of: view) >= 0 }

    /// Where a view's layout is in the list; -1 if it is not under way.
    private static func index(of view: UIView) -> Int {
        // Most often it is the innermost. A plain loop: a closure would be checked for the main actor.
        var index = runs.count - 1
        while index >= 0, runs[index].view !== view { index -= 1 }
        return index
    }

    static func ignoreSizes(_ ignores: Bool) {
        runs[runs.count - 1].ignoresSizes = ignores
    }

    /// Records a changed size if the superview is laying out its subviews; returns whether it is.
    static func note(_ subview: UIView, in superview: UIView, _ oldSize: CGSize) -> Bool {
        let index = index(of: superview)
        guard index >= 0 else { return false }
        if LayoutPlacing.isUnderWay { return true }
        if !runs[index].ignoresSizes, !subview.flags.contains(.isResizedInLayout) {
            subview.flags.insert(.isResizedInLayout)
            runs[index].resized.append((subview, oldSize))
        }
        return true
    }

    /// Ends the innermost layout; returns whether a subview has another size than before.
    static func end() -> Bool {
        let run = runs.removeLast()
        var hasNewSize = false
        for (subview, oldSize) in run.resized {
            subview.flags.remove(.isResizedInLayout)
            if subview.boundsStore.size != oldSize, subview.superviewLink === run.view { hasNewSize = true }
        }
        return hasNewSize
    }
}
