import FailureReporting
import Foundation

/// A mistake in how view code uses a picker, or in what it returns to one.
struct PickerFailure: DescribedFailure {
    let description: String
}

@MainActor
extension PickerFailure {
    static func size(
        _ picker: UIPickerView, _ name: String, _ size: CGFloat, _ component: Int,
        limits: ClosedRange<CGFloat>
    ) -> PickerFailure {
        PickerFailure(
            "The delegate of \(picker.summary) gives component \(component) a \(name) of \(size.shortText),"
                + " which is not from \(limits.lowerBound.shortText) to \(limits.upperBound.shortText)."
                + " The picker's own is used.")
    }

    static func date(_ picker: UIDatePicker, _ property: String) -> PickerFailure {
        PickerFailure(
            "The \(property) of \(picker.summary) was set to a date that is not in the years 1 to 9999."
                + " The old value is kept.")
    }
}
