/// What says how many wheels a picker has, and how many rows are on each.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    /// How many components the picker has, each of them a wheel.
    func numberOfComponents(in pickerView: UIPickerView) -> Int

    /// How many rows a component has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
