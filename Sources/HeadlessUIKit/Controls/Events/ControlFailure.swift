import FailureReporting
import Foundation

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

    /// A step that leads nowhere.
    @MainActor
    static func stepNotPositive(_ stepper: UIStepper, _ value: Double) -> ControlFailure {
        ControlFailure(
            description: "The stepValue of \(stepper.summary) was set to \(CGFloat(value).shortText),"
                + " which is not a finite number above 0. It stays.")
    }

    /// A segment that there is not, to be selected.
    @MainActor
    static func noSegmentToSelect(_ control: UISegmentedControl, _ index: Int) -> ControlFailure {
        ControlFailure(
            description: "\(control.summary) cannot select segment \(index): it has"
                + " \(control.numberOfSegments). What was selected stays.")
    }

    /// Something that cannot be shown in a segment.
    @MainActor
    static func notASegment(_ control: UISegmentedControl, _ item: Any) -> ControlFailure {
        ControlFailure(
            description: "\(control.summary) cannot show \(type(of: item)) in a segment:"
                + " it takes String, UIImage and UIAction. It is left out.")
    }

    /// A width that no segment can have.
    @MainActor
    static func segmentWidth(_ control: UISegmentedControl, _ width: CGFloat) -> ControlFailure {
        ControlFailure(
            description: "A segment of \(control.summary) cannot be \(width.shortText) points wide. It stays."
        )
    }
}

extension Recursion {
    static func controlEvents(of control: UIControl) -> NestingFailure {
        NestingFailure("an action of \(control.summary) makes it send its actions again")
    }
}
