import FailureReporting

/// Something that runs until it is stopped, such as an animation that repeats forever, as reports list it.
///
/// It never fires, so a clock with such work is still idle.
public struct EndlessWork: Sendable, CustomStringConvertible {
    /// What reports call it.
    public let name: String
    package let site: CallSite?

    /// Such as `spinner without end, scheduled at LoginView.swift:12`.
    public var description: String {
        "\(name) without end" + (site.map { ", scheduled at \($0)" } ?? "")
    }
}
