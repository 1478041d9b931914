import FailureReporting

/// What reports know a piece of work by: its name, what kind it is, and where it was scheduled.
struct WorkOrigin: Sendable, CustomStringConvertible {
    var name: String
    var site: CallSite?
    var kind = WorkKind.work

    /// Such as `timer scheduled at LoginModel.swift:31`.
    var description: String {
        name + (site.map { " scheduled at \($0)" } ?? "")
    }
}
