/// A range of rates at which an animation wants its frames.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The least number of frames in a second.
    public var minimum: Float
    /// The greatest number of frames in a second.
    public var maximum: Float
    /// The number of frames in a second that is wanted, if one is.
    public var preferred: Float?

    /// The display's own rate.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

    /// Makes a range; 0 stands for what the display has.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}
