/// The methods that a `UIDocumentPickerViewController` calls on its delegate; all are optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
    /// Called with the files that the user chose or saved, when the picker is being dismissed.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when the user cancels, when the picker is being dismissed.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {}
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

extension DelegateRole {
    static let documentPickerDelegate = DelegateRole(
        "UIDocumentPickerDelegate",
        unasked: """
            documentPicker(_: UIDocumentPickerViewController, didPickDocumentAt: URL) -> ()
            """
    ) { $0 is any UIDocumentPickerDelegate.Type }
}
