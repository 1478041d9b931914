import FailureReporting

extension Failure {
    /// Records what UIKit itself only logs: a warning, or a failure in a strict test; execution continues.
    ///
    /// What UIKit throws an exception for, or does not survive, is a failure in every test; what it accepts silently
    /// is not recorded at all.
    package func recordAsLog(at site: CallSite? = nil) {
        if VirtualClock.current.status.isStrict { record(at: site) } else { recordWarning(at: site) }
    }
}
