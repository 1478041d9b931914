import FailureReporting
import Foundation

/// A mistake in how view code uses a picker, or in what it returns to one.
struct PickerFailure: DescribedFailure {
    let description: String
}

@MainActor
extension PickerFailure {
    static func noSuchComponent(_ picker: UIPickerView, _ component: Int, _ request: String) -> PickerFailure
    {
        let count = picker.numberOfComponents
        return PickerFailure(
            "\(request) of \(picker.summary) was asked for component \(component):"
                + " it has \(count) component\(count == 1 ? "" : "s").")
    }

    static func noSuchRow(_ picker: UIPickerView, _ row: Int, _ component: Int, of count: Int)
        -> PickerFailure
    {
        PickerFailure(
            "Row \(row) of component \(component) of \(picker.summary) cannot be selected:"
                + " it has \(count) row\(count == 1 ? "" : "s"). Nothing changes.")
    }

    static func componentCount(_ picker: UIPickerView, _ count: Int, limit: Int) -> PickerFailure {
        PickerFailure(
            "The data source of \(picker.summary) gives it \(count) components, which is not from 0 to \(limit)."
                + " It shows none.")
    }

    static func rowCount(_ picker: UIPickerView, _ count: Int, _ component: Int, limit: Int) -> PickerFailure
    {
        PickerFailure(
            "The data source of \(picker.summary) gives component \(component) \(count) rows,"
                + " which is not from 0 to \(limit). It shows none.")
    }

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
