/// An object that provides the numbers of a picker's components and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    /// The number of components; each is a wheel.
    func numberOfComponents(in pickerView: UIPickerView) -> Int

    /// The number of rows of a component.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
