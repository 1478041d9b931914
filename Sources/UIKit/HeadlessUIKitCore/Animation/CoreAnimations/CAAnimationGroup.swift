/// Several animations that run together, in one time.
///
/// Each has its own beginning and duration within the group's, which cuts off longer ones. Only the group's
/// delegate is called.
@preconcurrency @MainActor
public final class CAAnimationGroup: CAAnimation {
    /// The animations; later ones are applied over earlier ones.
    public var animations: [CAAnimation]?

    /// How deep groups may be nested in each other: far beyond any use, well within the stack.
    private static let depthLimit = 100

    /// Makes an empty group.
    public required init() {
        super.init()
    }

    override func takeOver(from other: CAAnimation) {
        animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
    }

    override func complete(duration standard: Double, _ function: CAMediaTimingFunction?) {
        super.complete(duration: standard, function)
        for animation in animations ?? [] { animation.complete(duration: duration, nil) }
    }

    override func problem(depth: Int) -> AnimationFailure? {
        guard depth < Self.depthLimit else { return .groupsTooDeep }
        for animation in animations ?? [] {
            if let problem = animation.problem(depth: depth + 1) { return problem }
        }
        return super.problem(depth: depth)
    }

    override var movement: AnimatedProperty.Movement {
        let movements = (animations ?? []).map(\.movement)
        return movements.contains(.layer) ? .layer : movements.contains(.content) ? .content : .nothing
    }

    override func show(_ share: Double, in values: inout LayerValues) {
        for animation in animations ?? [] {
            animation.apply(at: share * duration - animation.beginTime, to: &values)
        }
    }
}
