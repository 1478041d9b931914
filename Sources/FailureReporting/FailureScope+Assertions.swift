extension FailureScope {
    /// The text of an assertion of a test library that failed in the scope, as ``RecordedFailure/text`` has it; the scope
    /// is told of it.
    ///
    /// - Parameters:
    ///   - text: what the test library says.
    ///   - place: the line of the assertion, `File.swift:12`.
    package func report(assertion text: String, at place: String) -> String {
        let isElsewhere = site.map { $0.description != place } ?? false
        noteFailure(text, at: isElsewhere ? place : nil)
        var lines = [text]
        if let heading = heading() { lines.insert(heading, at: 0) }
        if isElsewhere { lines.append("At: \(place)") }
        if let activities = CallContext.activityPath { lines.append("In: \(activities)") }
        return lines.joined(separator: "\n")
    }
}
