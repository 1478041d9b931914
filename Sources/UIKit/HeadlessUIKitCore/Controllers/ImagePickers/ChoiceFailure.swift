import FailureReporting

/// A misuse of the screens on which the user chooses something.
enum ChoiceFailure: Failure {
    /// A camera on a device without one.
    case noCamera
    /// A file to save that there is not.
    case noFile(String)

    var description: String {
        switch self {
        case .noCamera:
            "UIImagePickerController cannot take a picture: sourceType is not .camera, or the device has no camera. Ask"
                + " isSourceTypeAvailable(.camera) first, or set SimulatedDevice.current.cameraPicture."
        case .noFile(let path):
            "UIDocumentPickerViewController(forExporting:) got \(path), which does not exist."
        }
    }
}
