/// How strongly a view keeps to its intrinsic content size, where that was set.
struct ContentPriorities {
    enum Side: Int {
        case hugging, resistance

        /// The priority of views that none was set for.
        var standard: UILayoutPriority { self == .hugging ? .defaultLow : .defaultHigh }
    }

    /// By side and axis; not a number where none was set.
    private var set = SIMD4<Float>(repeating: .nan)

    /// The priority that was set, or the standard one.
    subscript(side: Side, axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get {
            let value = set[2 * side.rawValue + axis.rawValue]
            return value.isNaN ? side.standard : UILayoutPriority(value)
        }
        set { set[2 * side.rawValue + axis.rawValue] = newValue.rawValue }
    }
}

extension ViewLayout {
    /// The priority for the engine: a hair lower for the view that gives way among views of equal priority.
    func enginePriority(_ side: ContentPriorities.Side, _ axis: NSLayoutConstraint.Axis) -> Float {
        let priority = priorities[side, axis].rawValue
        return yieldingAxis == axis && priority > 1 && priority < 999 ? priority - Self.yielding : priority
    }

    private static let yielding: Float = 0.001
}

// Not overridable: `UIView` is in a wing that does not know axes; the setters take any value.
extension UIView {
    /// Returns how strongly the view resists being larger than its content; 250 by default.
    public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priority(.hugging, axis)
    }

    /// Sets how strongly the view resists being larger than its content.
    ///
    /// A priority outside 0 to 1000 is a failure, and the old is kept.
    public final func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setPriority(.hugging, axis, priority, "hugging")
    }

    /// Returns how strongly the view resists being smaller than its content; 750 by default.
    public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
        -> UILayoutPriority
    { priority(.resistance, axis) }

    /// Sets how strongly the view resists being smaller than its content.
    ///
    /// A priority outside 0 to 1000 is a failure, and the old is kept.
    public final func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setPriority(.resistance, axis, priority, "compression resistance")
    }

    private func priority(
        _ side: ContentPriorities.Side, _ axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        layoutIfAny?.priorities[side, axis] ?? side.standard
    }

    private func setPriority(
        _ side: ContentPriorities.Side, _ axis: NSLayoutConstraint.Axis, _ priority: UILayoutPriority,
        _ name: String
    ) {
        guard priority.isValid else {
            return ConstraintFailure(
                "The \(name) priority of \(summary) must be above 0 and at most 1000, not \(priority.rawValue)."
                    + " The old value is kept."
            ).record()
        }
        layout.priorities[side, axis] = priority
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
