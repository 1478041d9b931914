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
            self.init(unread: data, width: width, height: height, scale: scale)
            return
        }
        let name = file.texts.first { $0.keyword == Self.nameKey }?.text
        if let name {
            self.init(unread: nil, width: file.width, height: file.height, scale: scale, name: name)
        } else if let rgba = file.rgba {
            self.init(rgba: rgba, width: file.width, height: file.height, scale: scale)
        } else {
            self.init(unread: data, width: file.width, height: file.height, scale: scale)
        }
    }

    /// Makes an image from the content of a file at a path; `nil` if there is none that can be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// Makes an image from a drawing in the format PDF or SVG, with so many pixels per point; `nil` for other data.
    ///
    /// Image sets of asset catalogues have such files; as on a device, ``init(data:)`` does not read them.
    convenience init?(drawing data: Data, scale: CGFloat) {
        guard let size = PDFFile(data)?.size ?? SVGFile(data)?.size else { return nil }
        self.init(
            Attributes(size: size, scale: scale),
            PixelGrid(
                unread: data, width: PixelGrid.count(size.width * scale),
                height: PixelGrid.count(size.height * scale)))
    }

    /// Makes an image from a file whose pixels are not read, or from a name.
    private convenience init(unread file: Data?, width: Int, height: Int, scale: CGFloat, name: String? = nil)
    {
        let scale = Self.usable(scale)
        var attributes = Attributes(
            size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale), scale: scale)
        attributes.name = name
        self.init(
            attributes, file.map { PixelGrid(unread: $0, width: width, height: height) } ?? .none)
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
