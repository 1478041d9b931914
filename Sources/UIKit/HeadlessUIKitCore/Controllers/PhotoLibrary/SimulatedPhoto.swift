/// A photo or a video in the library of a device.
///
/// ```swift
/// SimulatedDevice.current.photos = [SimulatedPhoto("Beach", image: UIImage(color: .blue, size: size))]
/// ```
public struct SimulatedPhoto {
    /// The name, which is the label of its button in pickers.
    public var name: String
    /// The picture, which for a video is its preview.
    public var image: UIImage
    /// The file of a video; `nil` for a photo.
    public var videoURL: URL?
    /// The identifier of the photo in the library; its name, unless set.
    public var localIdentifier: String

    /// Makes a photo.
    public init(_ name: String, image: UIImage) {
        (self.name, self.image, localIdentifier) = (name, image, name)
    }

    /// Makes a video.
    ///
    /// - Parameters:
    ///   - name: the name, which is the label of its button in pickers.
    ///   - video: the file.
    ///   - preview: what is shown of it.
    public init(_ name: String, video: URL, preview: UIImage = UIImage()) {
        (self.name, image, localIdentifier) = (name, preview, name)
        videoURL = video
    }

    @MainActor package var itemProvider: NSItemProvider {
        let provider = videoURL.flatMap { NSItemProvider(contentsOf: $0) } ?? NSItemProvider(object: image)
        provider.suggestedName = name
        return provider
    }
}
