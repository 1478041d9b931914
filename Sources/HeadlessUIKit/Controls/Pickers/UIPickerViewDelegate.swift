import Foundation

/// What says how a picker's rows look, and is told of what the user chooses.
///
/// All methods are optional. Of those that say what a row shows, a view counts before a text with attributes, and
/// that before one without.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    /// How wide a component is, in points; what the others leave of the picker, in equal parts, if left out.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

    /// How high each row of a component is, in points; 32 if left out.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

    /// The text of a row; a row without any shows a question mark.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

    /// The text of a row with attributes; `nil` for the text without.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?

    /// The view that a row shows, in its own size in the middle of the row; a label with the text if left out.
    ///
    /// - Parameter view: one that was returned before and is out of sight now, to be used again.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView

    /// Tells that the user chose another row, once the wheel is at rest; what code selects is not told.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Leaves it to the picker.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        UIView.noIntrinsicMetric
    }

    /// Leaves it to the picker.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        UIView.noIntrinsicMetric
    }

    /// No text.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
    { nil }

    /// No text with attributes.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }

    /// A label with the row's text.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let label = view as? PickerTitleLabel ?? PickerTitleLabel()
        if let title = self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = title
        } else {
            label.show(self.pickerView(pickerView, titleForRow: row, forComponent: component))
        }
        return label
    }

    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

extension DelegateProtocol {
    static let picker = DelegateProtocol("UIPickerViewDelegate") { $0 is any UIPickerViewDelegate.Type }
}
