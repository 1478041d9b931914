/// An animation of a property from one value to another.
///
/// A value that is not set is the property's own: `toValue` alone animates there from the layer's value.
/// `byValue` is the difference, if the start or the end is not set.
///
/// ```swift
/// let fade = CABasicAnimation(keyPath: "opacity")
/// fade.fromValue = 0
/// fade.duration = 2
/// view.layer.add(fade, forKey: "fade")
/// ```
@preconcurrency @MainActor
public class CABasicAnimation: CAPropertyAnimation {
    /// The start: a number, point, size, rectangle, `CGColor` or transform, as the property's type.
    public final var fromValue: Any?
    /// The end.
    public final var toValue: Any?
    /// The difference between start and end.
    public final var byValue: Any?

    /// Makes an animation of a property; an unknown one is a failure when the animation is added.
    public convenience init(keyPath path: String?) { self.init(of: path) }

    override func takeOver(from other: CAAnimation) {
        super.takeOver(from: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    override func problem(depth: Int) -> AnimationFailure? {
        if let problem = super.problem(depth: depth) { return problem }
        guard let property else { return nil }
        let model = property.value(in: LayerValues())
        for (name, value) in [("fromValue", fromValue), ("toValue", toValue), ("byValue", byValue)] {
            if let value, model.value(of: value) == nil { return .wrongValue(value, of: name, property) }
        }
        return nil
    }

    override func show(_ share: Double, in values: inout LayerValues) {
        guard let property else { return }
        let own = property.value(in: values)
        // An additive animation starts at zero.
        let rest = isAdditive ? own.subtracting(own) : own
        let from = fromValue.flatMap { own.value(of: $0) }
        let to = toValue.flatMap { own.value(of: $0) }
        let by = byValue.flatMap { own.value(of: $0) }
        let start = from ?? to.flatMap { to in by.map { to.subtracting($0) } } ?? rest
        let end = to ?? by.map { start.adding($0) } ?? rest
        let value = start.interpolated(to: end, progress(at: share))
        put(accumulated(value, autoreverses ? start : end), of: property, in: &values)
    }

    func progress(at share: Double) -> Double { share }
}
