/// A picker's delegate that also provides accessibility labels and hints of components.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// The accessibility label of a component; none by default.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?

    /// The accessibility hint of a component; none by default.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    /// No label.
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int)
        -> String?
    { nil }

    /// No hint.
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int)
        -> String?
    { nil }
}

extension DelegateProtocol {
    static let pickerAccessibility = DelegateProtocol(
        "UIPickerViewAccessibilityDelegate",
        unasked: """
            pickerView(_: UIPickerView, accessibilityAttributedLabelForComponent: Int) -> NSAttributedString?
            pickerView(_: UIPickerView, accessibilityAttributedHintForComponent: Int) -> NSAttributedString?
            pickerView(_: UIPickerView, accessibilityUserInputLabelsForComponent: Int) -> [String]
            pickerView(_: UIPickerView, accessibilityAttributedUserInputLabelsForComponent: Int) -> [NSAttributedString]
            """
    ) { $0 is any UIPickerViewAccessibilityDelegate.Type }
}

extension DelegateRole {
    static let pickerDelegate = DelegateRole(.pickerAccessibility, .picker)
}
