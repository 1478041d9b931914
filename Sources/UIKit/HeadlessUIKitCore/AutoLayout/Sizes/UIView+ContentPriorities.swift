import Foundation

extension ViewLayout {
    enum ContentSide { case hugging, resistance }

    /// The priority for the engine: a hair lower for the view that gives way among views of equal priority.
    func enginePriority(_ side: ContentSide, _ axis: NSLayoutConstraint.Axis) -> Float {
        let priority = priority(side, axis)
        return yieldingAxis == axis && priority > 1 && priority < 999 ? priority - Self.yielding : priority
    }

    private static let yielding: Float = 0.001

    /// The priority that was set, or the view's default.
    func priority(_ side: ContentSide, _ axis: NSLayoutConstraint.Axis) -> Float {
        let set: UILayoutPriority? =
            switch (side, axis) {
            case (.hugging, .horizontal): content.horizontalHugging
            case (.hugging, .vertical): content.verticalHugging
            case (.resistance, .horizontal): content.horizontalResistance
            case (.resistance, .vertical): content.verticalResistance
            }
        if let set { return set.rawValue }
        guard side == .hugging else { return UILayoutPriority.defaultHigh.rawValue }
        return UILayoutPriority.defaultLow.rawValue
    }
}

// Not overridable: `UIView` is in a wing that does not know axes; the setters take any value.
extension UIView {
    /// Returns how strongly the view resists being larger than its content; 250 by default.
    public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        guard let layout = layoutIfAny else { return .defaultLow }
        return UILayoutPriority(layout.priority(.hugging, axis))
    }

    /// Sets how strongly the view resists being larger than its content.
    ///
    /// A priority outside 0 to 1000 is a failure, and the old is kept.
    public final func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard priority.isValid else {
            ConstraintFailure.contentPriority(self, "hugging", priority).record()
            return
        }
        if axis == .horizontal {
            layout.content.horizontalHugging = priority
        } else {
            layout.content.verticalHugging = priority
        }
        contentSizeIsStale()
    }

    /// Returns how strongly the view resists being smaller than its content; 750 by default.
    public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
        -> UILayoutPriority
    {
        guard let layout = layoutIfAny else { return .defaultHigh }
        return UILayoutPriority(layout.priority(.resistance, axis))
    }

    /// Sets how strongly the view resists being smaller than its content.
    ///
    /// A priority outside 0 to 1000 is a failure, and the old is kept.
    public final func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard priority.isValid else {
            ConstraintFailure.contentPriority(self, "compression resistance", priority).record()
            return
        }
        if axis == .horizontal {
            layout.content.horizontalResistance = priority
        } else {
            layout.content.verticalResistance = priority
        }
        contentSizeIsStale()
    }

    /// Has the engine ask for the intrinsic content size again.
    final func contentSizeIsStale() {
        if flags.contains(.isArranged) { superviewLink?.arrangedView(self, did: .changeContent) }
        contentPrioritiesAreStale()
    }

    /// Has the engine ask for the intrinsic content size and the priorities again.
    final func contentPrioritiesAreStale() {
        guard let layout = layoutIfAny, let engine = layout.engine, !engine.isDiscarded else { return }
        guard !layout.lists.contains(.staleSizes) else { return }
        engine.staleSizes.add(layout)
        engine.wasChanged()
    }
}
