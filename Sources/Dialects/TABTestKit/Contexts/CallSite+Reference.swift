import FailureReporting

extension CallSite {
    /// Runs a function that a step takes by reference, at the step's line.
    static func whileCalledByReference(_ body: () -> Void) {
        guard let step = CallContext.scope?.site else { return body() }
        step.whileCurrentUnlessNested(body)
    }
}
