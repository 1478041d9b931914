extension UIImagePickerController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// The library.
        case photoLibrary
        /// The camera.
        case camera
        /// The library's photos by date.
        case savedPhotosAlbum
    }

    /// A camera of the device.
    public enum CameraDevice: Int, Sendable {
        /// The one at the back.
        case rear
        /// The one at the front.
        case front
    }

    /// What the camera takes.
    public enum CameraCaptureMode: Int, Sendable {
        /// Photos.
        case photo
        /// Videos.
        case video
    }

    /// Whether the camera flashes.
    public enum CameraFlashMode: Int, Sendable {
        /// It does not.
        case off = -1
        /// It does where it is dark.
        case auto
        /// It does.
        case on
    }

    /// The quality of videos.
    public enum QualityType: Int, Sendable {
        /// The best.
        case typeHigh
        /// One for wireless networks.
        case typeMedium
        /// One for mobile networks.
        case typeLow
        /// 640 by 480 pixels.
        case type640x480
        /// 1280 by 720 pixels.
        case typeIFrame1280x720
        /// 960 by 540 pixels.
        case typeIFrame960x540
    }
}
