extension FailureScope {
    /// The text of an assertion of a test library that failed in the scope, as ``RecordedFailure/text`` has it; the scope
    /// is notified.
    ///
    /// - Parameter comment: what to show of it, where the test library shows the rest itself; `nil` for all.
    package func report(assertion text: String, comment: String? = nil, at place: String) -> String {
        let isElsewhere = site.map { $0.description != place } ?? false
        let place = isElsewhere ? place : nil
        // Before the scope is told, which may take time.
        let heading = heading()
        noteFailure(text, at: place)
        let finding = comment ?? text
        return RecordedFailure.text(
            finding.isEmpty ? nil : finding, below: heading, at: place, in: CallContext.activityPath)
    }
}
