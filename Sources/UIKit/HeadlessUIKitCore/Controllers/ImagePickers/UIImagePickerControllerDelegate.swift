/// The methods that a `UIImagePickerController` calls on its delegate; all are optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Called with what the user chose; the picker is dismissed unless implemented.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the user cancels; the picker is dismissed unless implemented.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Dismisses the picker.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.presentingViewController?.dismiss(animated: true) }

    /// Dismisses the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.presentingViewController?.dismiss(animated: true)
    }
}

extension DelegateRole {
    static let imagePickerDelegate = DelegateRole(
        "UIImagePickerControllerDelegate",
        unasked: """
            imagePickerController(_: UIImagePickerController, didFinishPickingImage: UIImage, editingInfo: [String : AnyObject]?) -> ()
            """
    ) { $0 is any UIImagePickerControllerDelegate.Type }
}
