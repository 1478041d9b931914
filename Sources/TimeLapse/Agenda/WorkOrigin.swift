import FailureReporting

/// The name and kind of scheduled work, and where it was scheduled, for reports.
struct WorkOrigin: Sendable, CustomStringConvertible {
    var name: String
    var site: CallSite?
    var kind = WorkKind.work
    /// Whether a device runs it elsewhere than on the main queue, so that it goes on while that is blocked.
    var isElsewhere = false

    /// Such as `timer scheduled at LoginModel.swift:31`.
    var description: String {
        name + (site.map { " scheduled at \($0)" } ?? "")
    }

    /// Whether it is the same as another, without comparing the texts of lines in files.
    func isSame(as other: WorkOrigin) -> Bool {
        guard kind == other.kind, isElsewhere == other.isElsewhere, name == other.name else { return false }
        switch (site, other.site) {
        case (let site?, let other?): return site.isIdentical(to: other)
        case (nil, nil): return true
        default: return false
        }
    }

    /// The firing of the work, for an observer of the test; `nil` for an animation, which was told when it began.
    func event(every interval: Duration?) -> ObservedEvent? {
        if kind == .animation { return nil }
        let isTimer = interval != nil || name == "timer"
        var event = ObservedEvent(
            isTimer ? .timer : name.hasSuffix("task") ? .task : .block, name, site: site)
        event.interval = interval
        return event
    }
}
