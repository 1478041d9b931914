import FailureReporting

/// A mistake in how view code uses a control.
struct ControlFailure: DescribedFailure {
    let description: String

    @MainActor
    static func actionDoesNotFit(
        _ control: UIControl, _ action: Selector, _ target: Any, _ event: UIEvent?
    ) -> ControlFailure {
        actionMisfit(
            control.summary, action, target, event == nil ? ", or an event where there is none" : "")
    }
}

extension Recursion {
    static func controlEvents(of control: UIControl) -> NestingFailure {
        NestingFailure("an action of \(control.summary) makes it send its actions again")
    }
}
