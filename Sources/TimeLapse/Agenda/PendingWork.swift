import FailureReporting

/// Scheduled work that has yet to fire, as reports list it.
public struct PendingWork: Sendable, CustomStringConvertible {
    /// What reports call it, such as `timer` or `animation`.
    public let name: String
    /// When it fires next.
    public let deadline: VirtualClock.Instant
    /// The time between two firings; `nil` for work that fires once.
    public let interval: Duration?
    /// Whether it is the end of an animation.
    public let isAnimation: Bool
    package let site: CallSite?

    init(_ entry: Agenda.Entry, deadline: VirtualClock.Instant) {
        name = entry.origin.name
        self.deadline = deadline
        interval = entry.recurrence?.interval
        isAnimation = entry.origin.kind == .animation
        site = entry.origin.site
    }

    /// Whether a line of this package has scheduled it, which says nothing to its users.
    package var isOfFramework: Bool { site?.isOfFramework ?? false }

    /// Such as `timer due at 2 s, scheduled at LoginModel.swift:31`.
    public var description: String {
        let recurrence = interval.map { ", every \($0.text)" } ?? ""
        let origin = isOfFramework ? "" : site.map { ", scheduled at \($0)" } ?? ""
        return "\(name) due at \(deadline)\(recurrence)\(origin)"
    }
}
