import Foundation

extension UIImage {
    private static let nameKey = "Title"

    /// Makes an image of scale 1 from the content of a file.
    ///
    /// Of PNG files the pixels are read, if they have eight bits a component and are not interlaced; of others, and of
    /// JPEG and GIF files, the size. Data in another format is `nil`.
    ///
    /// - Complexity: O(*n*) in the pixels.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Makes an image from the content of a file, with so many pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let file = PNGFile(data) else {
            guard let (width, height) = ImageHeader.size(of: data), width > 0, height > 0 else { return nil }
            self.init(pixelWidth: width, height, scale: scale, name: nil)
            return
        }
        let name = file.texts.first { $0.keyword == Self.nameKey }?.text
        if name == nil, let rgba = file.rgba {
            self.init(rgba: rgba, width: file.width, height: file.height, scale: scale)
        } else {
            self.init(pixelWidth: file.width, file.height, scale: scale, name: name)
        }
    }

    /// Makes an image from the content of a file at a path; `nil` if there is none that can be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    private convenience init(pixelWidth width: Int, _ height: Int, scale: CGFloat, name: String?) {
        let scale = Self.usable(scale)
        var attributes = Attributes(
            size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale), scale: scale)
        attributes.name = name
        self.init(attributes, .none)
    }

    /// Returns the image as a PNG file; `nil` for an image of no size.
    ///
    /// An image that was made by a name has no pixels: its file is transparent, and has the name as its title, so that
    /// the image that is read from it has the name again.
    ///
    /// - Complexity: O(*n*) in the pixels.
    public func pngData() -> Data? {
        let width = Int((size.width * scale).rounded(.up))
        let height = Int((size.height * scale).rounded(.up))
        guard width > 0, height > 0 else { return nil }
        var file = PNGFile(width: width, height: height, rgba: uprightPixels)
        if let name = pictureName { file.texts = [(Self.nameKey, name)] }
        return file.data
    }
}
