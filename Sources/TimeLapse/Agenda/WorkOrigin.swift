import FailureReporting

/// The name and kind of scheduled work, and where it was scheduled, for reports.
struct WorkOrigin: Sendable, CustomStringConvertible {
    var name: String
    var site: CallSite?
    var kind = WorkKind.work

    /// Such as `timer scheduled at LoginModel.swift:31`.
    var description: String {
        name + (site.map { " scheduled at \($0)" } ?? "")
    }
}
