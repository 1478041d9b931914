extension UIView {
    /// The smallest size that the constraints inside the view allow, near a target size.
    final func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        guard target.width.isFinite, target.height.isFinite else {
            ConstraintFailure(
                "The target size of systemLayoutSizeFitting on \(summary) must be finite, not"
                    + " \(target.width) x \(target.height)."
            ).record()
            return .zero
        }
        guard horizontal.isValid, vertical.isValid else {
            let priority = horizontal.isValid ? vertical : horizontal
            ConstraintFailure(
                "A priority of systemLayoutSizeFitting on \(summary) must be above 0 and at most 1000, not"
                    + " \(priority.rawValue)."
            ).record()
            return .zero
        }
        updateConstraintsInside()
        if isLayoutBoundary { return fittingSizeAsBoundary(target, horizontal, vertical) }
        // What is outside does not count.
        let wasFittingRoot = flags.contains(.isFittingRoot)
        changeBoundary { flags.insert(.isFittingRoot) }
        defer { if !wasFittingRoot { changeBoundary { flags.remove(.isFittingRoot) } } }
        return fittingSizeAsBoundary(target, horizontal, vertical)
    }

    private func fittingSizeAsBoundary(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let layout = layout
        let engine = layout.ownEngine ?? LayoutEngine(root: layout)
        layout.ownEngine = engine
        engine.ensure(layout)
        engine.installPending()
        let insets = alignmentRectInsets
        let size = engine.fitting(
            CGSize(
                width: target.width + insets.left + insets.right,
                height: target.height + insets.top + insets.bottom), horizontal.rawValue, vertical.rawValue)
        markForSolving()
        return FrameRounding(of: self).roundedUp(
            CGSize(
                width: size.width - insets.left - insets.right,
                height: size.height - insets.top - insets.bottom))
    }
}

extension LayoutEngine {
    /// Solves with another size of the root, which need not be reached, and goes back to the former size.
    func fitting(_ target: CGSize, _ horizontal: Float, _ vertical: Float) -> CGSize {
        let wasFitting = isFitting
        isFitting = true
        defer { isFitting = wasFitting }
        setRoot(width: target.width, horizontal, height: target.height, vertical)
        solveWithText()
        let result = root.solvedRect?.size ?? .zero
        let size = root.view?.boundsStore.size ?? .zero
        setRoot(width: size.width, 1000, height: size.height, 1000)
        solveWithText()
        return result
    }
}
