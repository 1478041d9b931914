import FailureReporting

extension FailureCollector {
    /// Runs a body and returns the failures that it recorded, and then its warnings.
    static func failuresAndWarnings(of body: () -> Void) -> [RecordedFailure] {
        var failures: [RecordedFailure] = []
        let warnings = Self.warnings { failures = Self.failures(of: body) }
        return failures + warnings
    }
}
