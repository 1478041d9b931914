import FailureReporting

/// A misuse of the screens on which the user chooses something.
enum ChoiceFailure: Failure {
    case noCamera
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
