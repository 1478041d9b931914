/// The method that a `PHPickerViewController` calls on its delegate.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called with the photos that the user chose; with none after "Cancel". The delegate dismisses the picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
