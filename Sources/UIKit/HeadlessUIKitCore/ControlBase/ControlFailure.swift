import FailureReporting
import Foundation

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

    @MainActor
    static func stepNotPositive(_ stepper: UIStepper, _ value: Double) -> ControlFailure {
        wasSet(
            "stepValue", of: stepper.summary, to: CGFloat(value).shortText,
            whichIs: "not a finite number above 0")
    }

    @MainActor
    static func noSegmentToSelect(_ control: UISegmentedControl, _ index: Int) -> ControlFailure {
        ControlFailure(
            "\(control.summary) cannot select segment \(index): it has"
                + " \(control.numberOfSegments). The selection is kept.")
    }

    @MainActor
    static func notASegment(_ control: UISegmentedControl, _ item: Any) -> ControlFailure {
        ControlFailure(
            "\(control.summary) cannot show \(type(of: item)) in a segment:"
                + " it takes String, UIImage and UIAction. It is left out.")
    }

    @MainActor
    static func segmentWidth(_ control: UISegmentedControl, _ width: CGFloat) -> ControlFailure {
        ControlFailure(
            "A segment of \(control.summary) cannot be \(width.shortText) points wide."
                + " The old width is kept.")
    }
}

extension Recursion {
    static func controlEvents(of control: UIControl) -> NestingFailure {
        NestingFailure("an action of \(control.summary) makes it send its actions again")
    }
}
