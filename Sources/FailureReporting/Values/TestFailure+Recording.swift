extension TestFailure {
    package init(_ recorded: RecordedFailure) {
        self.init(recorded.text)
        let site = recorded.site ?? recorded.lastCall
        file = site?.path
        line = site.map { Int($0.line) }
        isWarning = recorded.severity == .warning
    }

    /// Records it with the running test, as the package's own.
    ///
    /// - Parameter site: the line to record it at; by default that of the call that runs it, such as a verb of your
    ///   own, or else this one.
    public func record(
        at site: CallSite? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let here = CallContext.scope == nil ? CallSite(fileID, filePath, line, column) : nil
        OwnFailure(description: text).record(at: site ?? CallSite.current ?? here)
    }
}

/// A failure that a test records itself.
private struct OwnFailure: Failure {
    let description: String
}
