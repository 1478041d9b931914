import Foundation

/// How a keyframe animation changes from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of the mode.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Evenly from value to value; the default.
    public static let linear = Self(rawValue: "linear")
    /// In jumps from value to value.
    public static let discrete = Self(rawValue: "discrete")
}

/// An animation of a property through several values.
@preconcurrency @MainActor
public final class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, each of the property's type.
    public var values: [Any]?
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
        (values, keyTimes, timingFunctions) = (other.values, other.keyTimes, other.timingFunctions)
        calculationMode = other.calculationMode
    }

    override func problem(depth: Int) -> AnimationFailure? {
        if let problem = super.problem(depth: depth) { return problem }
        guard let property else { return nil }
        guard let values, !values.isEmpty else { return .wrongTimes("it has no values") }
        let model = property.value(in: LayerValues())
        for (index, value) in values.enumerated() where model.value(of: value) == nil {
            return .wrongValue(value, of: "value \(index)", property)
        }
        guard let times = keyTimes?.map(\.doubleValue) else { return nil }
        let isInOrder = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
        guard times.count >= values.count, isInOrder, times.allSatisfy({ (0...1).contains($0) }) else {
            return .wrongTimes("its keyTimes must be one for each value, from 0 to 1, in order")
        }
        return nil
    }

    override func show(_ share: Double, in layer: inout LayerValues) {
        guard let property, let values else { return }
        let own = property.value(in: layer)
        let frames = values.compactMap { own.value(of: $0) }
        guard frames.count == values.count, let last = frames.last else { return }
        let times = times(of: frames.count)
        // The last keyframe that was reached.
        let index = times.prefix(frames.count).lastIndex { $0 <= share } ?? 0
        guard calculationMode != .discrete, index + 1 < frames.count else {
            put(calculationMode == .discrete ? frames[index] : last, of: property, in: &layer)
            return
        }
        let length = times[index + 1] - times[index]
        let part = length > 0 ? min(max((share - times[index]) / length, 0), 1) : 1
        let functions = timingFunctions ?? []
        let progress = functions.indices.contains(index) ? functions[index].motion.value(at: part) : part
        put(frames[index].interpolated(to: frames[index + 1], progress), of: property, in: &layer)
    }

    private func times(of count: Int) -> [Double] {
        if let keyTimes { return keyTimes.map(\.doubleValue) }
        let steps = calculationMode == .discrete ? count : max(count - 1, 1)
        return (0..<count).map { Double($0) / Double(steps) }
    }
}
