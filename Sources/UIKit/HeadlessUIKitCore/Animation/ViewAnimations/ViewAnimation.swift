import TimeLapse

/// The animation of one property of one view, as a part of an animation of views.
final class ViewAnimation: LayerAnimation {
    let property: AnimatedProperty
    let start: AnimatedValue
    private(set) var goal: AnimatedValue
    let part: AnimationPart
    /// Whether it adds to the value instead of replacing it.
    private(set) var isAdditive: Bool
    /// The animation that it is a part of, which does not hold it.
    private let animation: any AnimationOfViews

    init(
        _ property: AnimatedProperty, of view: UIView, from start: AnimatedValue, to goal: AnimatedValue,
        part: AnimationPart, isAdditive: Bool, blocksTouches: Bool, key: String,
        in animation: any AnimationOfViews
    ) {
        self.property = property
        self.start = start
        self.goal = goal
        self.part = part
        self.isAdditive = isAdditive
        self.animation = animation
        super.init(key: key, on: view, blocksTouches: blocksTouches)
    }

    /// Updates the goal: the property was changed again in the same block.
    func redirect(to goal: AnimatedValue) {
        self.goal = goal
    }

    /// Makes it additive: another part of the same animation animates the property, too.
    func blend() {
        isAdditive = true
    }

    override func apply(to values: inout LayerValues) {
        guard let progress = animation.progress(of: part) else { return }
        let value = start.interpolated(to: goal, progress)
        property.set(
            isAdditive ? property.value(in: values).moved(from: goal, to: value) : value, in: &values)
    }

    override var movement: AnimatedProperty.Movement {
        animation.isMoving ? property.movement : .nothing
    }

    override var movedProperty: String { property.keyPath }

    override var end: VirtualClock.Instant? { animation.end }

    override var object: CAAnimation {
        let object = CABasicAnimation(keyPath: property.keyPath)
        object.fromValue = start.object
        object.toValue = goal.object
        object.fillMode = .both
        return object
    }

    override func timingDidChange() {
        if let view { animation.timeDidChange(of: view) }
    }

    override func wasRemoved() {
        animation.wasRemoved(self)
    }

    override func isPart(of run: AnimationRun) -> Bool { animation === run }

    override var isOfFramework: Bool { (animation as? AnimationRun)?.site?.isOfFramework ?? false }

    /// The parts of one animation that already animate a property of a view.
    ///
    /// - Complexity: O(*n*) in the number of the view's animations, however many views are animated.
    static func parts(of property: AnimatedProperty, on view: UIView, in animation: any AnimationOfViews)
        -> [ViewAnimation]
    {
        guard view.flags.contains(.isAnimated) else { return [] }
        return view.layerAnimations.compactMap { $0 as? ViewAnimation }
            .filter { $0.animation === animation && $0.property === property }
    }

    /// Returns an unused key for an animation of a property: the key path, with a number if necessary.
    static func freeKey(for property: AnimatedProperty, on view: UIView) -> String {
        let taken = Set(view.layerAnimations.compactMap(\.key))
        guard taken.contains(property.keyPath) else { return property.keyPath }
        var number = 2
        while taken.contains("\(property.keyPath)-\(number)") { number += 1 }
        return "\(property.keyPath)-\(number)"
    }
}
