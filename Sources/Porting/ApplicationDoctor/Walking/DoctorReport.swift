/// What a walk has found.
struct DoctorReport: Hashable, Sendable {
    /// A tap after which the screen stayed, with what failed.
    struct FailedTap: Hashable, Sendable {
        /// The screen on which it was tapped.
        let screen: String
        let target: TapTarget
        let problem: Problem
    }

    let name: String
    /// The screens in the order in which they were found.
    var findings: [Finding] = []
    var failedTaps: [FailedTap] = []
    /// The calls of modules that are not there, each once.
    var stubCalls: [Problem] = []
    /// What was not tapped as it may do harm, `button "Delete"`, each once.
    var skipped: [String] = []
    /// The limits that were reached, as sentences.
    var limits: [String] = []

    /// Whether the application failed anywhere.
    var hasFailures: Bool {
        !failedTaps.isEmpty || findings.contains { $0.verdict == .failed || $0.verdict == .crashed }
    }
}
