/// A photo that the user chose.
@preconcurrency @MainActor
public struct PHPickerResult {
    /// Loads the photo: `UIImage.self` for a photo, the file of a video.
    public let itemProvider: NSItemProvider
    /// The identifier of the photo; `nil` unless the picker's configuration was made for a library.
    public let assetIdentifier: String?
}
