import FailureReporting

/// What can be wrong with what view code asks of controls.
package struct ControlFailure: Failure {
    package let description: String

    /// A method that cannot be called on its target.
    @MainActor
    static func actionDoesNotFit(_ control: UIControl, _ target: Any, _ event: UIEvent?) -> ControlFailure {
        let lack = event == nil ? ", or an event where there is none" : ""
        return ControlFailure(
            description: "\(control.summary) cannot call its action on \(type(of: target)):"
                + " the method takes another kind of sender\(lack).")
    }
}
