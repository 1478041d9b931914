/// An animation of a property through several values.
@preconcurrency @MainActor
public final class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, each of the property's type.
    public var values: [Any]?
    /// A path that a position moves along, instead of the values. Each of its lines and curves is a step.
    public var path: CGPath?
    /// The time of each value, as a fraction of the duration from 0 to 1, in order; evenly spaced if `nil`.
    public var keyTimes: [NSNumber]?
    /// The timing curve of each step from one value to the next; constant speed if there is none.
    public var timingFunctions: [CAMediaTimingFunction]?
    /// How it changes from one value to the next; an unknown mode counts as linear.
    public var calculationMode = CAAnimationCalculationMode.linear

    /// Makes an animation of a property; an unknown one is a failure when the animation is added.
    public convenience init(keyPath path: String?) { self.init(of: path) }

    override func takeOver(from other: CAAnimation) {
        super.takeOver(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path) = (other.values, other.path)
        (keyTimes, timingFunctions) = (other.keyTimes, other.timingFunctions)
        calculationMode = other.calculationMode
    }

    override func problem(depth: Int) -> AnimationFailure? {
        if let problem = super.problem(depth: depth) { return problem }
        guard let property else { return nil }
        if let problem = problemOfValues(property) { return problem }
        guard !calculationMode.isPaced, let times = keyTimes?.map(\.doubleValue) else { return nil }
        let count = frames(of: property, in: LayerValues())?.count ?? 0
        let isInOrder = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
        guard times.count >= count, isInOrder, times.allSatisfy({ (0...1).contains($0) }) else {
            return .wrongTimes("its keyTimes must be one for each value, from 0 to 1, in order")
        }
        return nil
    }

    private func problemOfValues(_ property: AnimatedProperty) -> AnimationFailure? {
        let model = property.value(in: LayerValues())
        if let path {
            guard case .point = model else {
                return .wrongTimes("its path gives points, and \"\(property.keyPath)\" takes \(model.kind)")
            }
            return KeyframeValues(path) == nil ? .wrongTimes("its path has no lines or curves") : nil
        }
        guard let values, !values.isEmpty else { return .wrongTimes("it has no values") }
        for (index, value) in values.enumerated() where model.value(of: value) == nil {
            return .wrongValue(value, of: "value \(index)", property)
        }
        return nil
    }

    /// What it shows at its keyframes and between them.
    private func frames(of property: AnimatedProperty, in layer: LayerValues) -> KeyframeValues? {
        if let path { return KeyframeValues(path) }
        let own = property.value(in: layer)
        return KeyframeValues((values ?? []).map { own.value(of: $0) })
    }

    override func show(_ share: Double, in layer: inout LayerValues) {
        guard let property, let frames = frames(of: property, in: layer) else { return }
        let times = times(of: frames)
        // The last keyframe that was reached.
        let index = times.prefix(frames.count).lastIndex { $0 <= share } ?? 0
        let last = frames.value(at: autoreverses ? 0 : frames.count - 1)
        guard calculationMode != .discrete, index + 1 < frames.count else {
            let shown = calculationMode == .discrete ? index : frames.count - 1
            put(accumulated(frames.value(at: shown), last), of: property, in: &layer)
            return
        }
        let length = times[index + 1] - times[index]
        let part = length > 0 ? min(max((share - times[index]) / length, 0), 1) : 1
        let functions = calculationMode.isPaced ? [] : timingFunctions ?? []
        let progress = functions.indices.contains(index) ? functions[index].motion.value(at: part) : part
        let value =
            calculationMode.isCubic
            ? frames.smoothValue(after: index, progress)
            : frames.value(after: index, progress, atOneSpeed: calculationMode.isPaced)
        put(accumulated(value, last), of: property, in: &layer)
    }

    private func times(of frames: KeyframeValues) -> [Double] {
        if calculationMode.isPaced { return frames.timesAtOneSpeed }
        if let keyTimes { return keyTimes.map(\.doubleValue) }
        let steps = calculationMode == .discrete ? frames.count : max(frames.count - 1, 1)
        return (0..<frames.count).map { Double($0) / Double(steps) }
    }
}
