extension FailureScope {
    /// The text of an assertion of a test library that failed in the scope, as ``RecordedFailure/text`` has it; the scope
    /// is told of it.
    ///
    /// - Parameters:
    ///   - text: what the test library says.
    ///   - comment: what to show of it, where the test library shows the rest itself; `nil` for all.
    ///   - place: the line of the assertion, `File.swift:12`.
    package func report(assertion text: String, comment: String? = nil, at place: String) -> String {
        let isElsewhere = site.map { $0.description != place } ?? false
        // Before the scope is told, which may take time.
        let heading = heading()
        noteFailure(text, at: isElsewhere ? place : nil)
        var lines = [heading, comment ?? text]
        if isElsewhere { lines.append("At: \(place)") }
        if let activities = CallContext.activityPath { lines.append("In: \(activities)") }
        return lines.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
