/// Where the walk of a doctor ends.
public struct DoctorLimits: Hashable, Sendable {
    /// The most screens that are noted.
    public var screens = 40
    /// The most taps from the launch to a screen.
    public var depth = 6
    /// The most taps that are tried on a screen.
    public var taps = 20
    /// The most taps that are tried in all: each is a launch.
    public var launches = 300

    /// Makes the usual limits.
    public init() {}
}
