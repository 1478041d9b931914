import FailureReporting

/// Something that goes on without end, such as an animation that repeats for ever: for reports.
///
/// It never fires, and so it keeps no clock from being idle.
public struct EndlessWork: Sendable, CustomStringConvertible {
    /// What reports call it.
    public let name: String
    package let site: CallSite?

    /// Such as `spinner without end, scheduled at LoginView.swift:12`.
    public var description: String {
        "\(name) without end" + (site.map { ", scheduled at \($0)" } ?? "")
    }
}
