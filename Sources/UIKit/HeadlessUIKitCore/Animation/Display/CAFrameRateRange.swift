/// A range of preferred frame rates of an animation.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The minimum frames per second. It has no effect here.
    public var minimum: Float
    /// The maximum frames per second.
    public var maximum: Float
    /// The preferred frames per second, if any.
    public var preferred: Float?

    /// The display's own rate.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

    /// Makes a range; 0 stands for the display's rate.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}
