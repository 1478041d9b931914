/// A motion effect with a value between two extremes, by how far the device is tilted along an axis.
///
/// ```swift
/// let sway = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
/// sway.minimumRelativeValue = -20
/// sway.maximumRelativeValue = 20
/// card.addMotionEffect(sway)
/// ```
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axes along which a device is tilted.
    public enum EffectType: Int, Sendable {
        /// To the left and right.
        case tiltAlongHorizontalAxis
        /// To the top and bottom.
        case tiltAlongVerticalAxis
    }

    /// The key path of the view's property, such as `center.x`.
    open var keyPath: String { keyPathStore }
    private final let keyPathStore: String

    /// The axis.
    open var type: EffectType { typeStore }
    private final let typeStore: EffectType

    /// The offset at the one extreme; a number, point, size, offset or rectangle.
    open var minimumRelativeValue: Any?

    /// The offset at the other extreme, of the same type.
    open var maximumRelativeValue: Any?

    /// Makes an effect for a property and an axis.
    public init(keyPath: String, type: EffectType) {
        (keyPathStore, typeStore) = (keyPath, type)
        super.init()
    }

    /// Returns the offset between the extremes, which are at -1 and 1; numbers as `CGFloat`.
    ///
    /// It is `nil` without both, or where they are not of one type that has numbers.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let part = (min(max(tilt.isNaN ? 0 : tilt, -1), 1) + 1) / 2
        guard let from = RelativeValue(minimumRelativeValue), let to = RelativeValue(maximumRelativeValue),
            let value = from.mixed(with: to, part)
        else { return nil }
        return [keyPath: value]
    }
}

/// A value as its numbers, and how it is made of them.
private struct RelativeValue {
    private var numbers: [CGFloat]
    private var make: ([CGFloat]) -> Any

    init?(_ value: Any?) {
        switch value {
        case let value as CGPoint:
            (numbers, make) = ([value.x, value.y], { CGPoint(x: $0[0], y: $0[1]) })
        case let value as CGSize:
            (numbers, make) = ([value.width, value.height], { CGSize(width: $0[0], height: $0[1]) })
        case let value as UIOffset:
            numbers = [value.horizontal, value.vertical]
            make = { UIOffset(horizontal: $0[0], vertical: $0[1]) }
        case let value as CGRect:
            numbers = [value.origin.x, value.origin.y, value.width, value.height]
            make = { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
        case let value?:
            guard let number = Self.number(value) else { return nil }
            (numbers, make) = ([number], { $0[0] })
        case nil: return nil
        }
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    func mixed(with other: RelativeValue, _ part: CGFloat) -> Any? {
        guard numbers.count == other.numbers.count else { return nil }
        return make(zip(numbers, other.numbers).map { $0 + ($1 - $0) * part })
    }
}
