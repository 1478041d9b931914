/// What says besides what assistive technology calls a picker's components.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// What a component is, in a word or two; none if left out.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?

    /// What turning a component does; none if left out.
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
    static let pickerAccessibility = DelegateProtocol("UIPickerViewAccessibilityDelegate") {
        $0 is any UIPickerViewAccessibilityDelegate.Type
    }
}

extension DelegateRole {
    static let pickerDelegate = DelegateRole(.pickerAccessibility, .picker)
}
