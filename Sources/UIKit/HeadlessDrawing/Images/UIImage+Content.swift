import Foundation

extension UIImage {
    /// What a picture of an image is made of.
    package enum Content: Hashable, Sendable {
        /// Nothing can be seen.
        case none
        /// The name of an image without pixels.
        case named(String)
        /// One colour everywhere.
        case color(UIColor)
        /// Commands in the image's own coordinates, which the orientation then turns.
        case drawing(DisplayList)
        /// A PNG file with the pixels as they are seen.
        case pixels(Data)
    }

    /// What the image shows.
    ///
    /// - Complexity: O(*n*) in the number of pixels; O(1) for an image without any, or of one colour.
    package var content: Content {
        if let drawing = attributes.drawing { return drawing.isEmpty ? .none : .drawing(drawing) }
        guard pixels.isKnown else { return pictureName.map { .named($0) } ?? .none }
        if let color = pixels.plainColor { return color.alphaComponent > 0 ? .color(color) : .none }
        var file = PNGFile(width: pixels.width, height: pixels.height, rgba: uprightPixels)
        if attributes.orientation.isRotated { swap(&file.width, &file.height) }
        return .pixels(file.data)
    }

    /// The colour in which the whole image is painted, by its opacity; `nil` for its own colours.
    package var paintColor: UIColor? {
        tintColor ?? (isStencil && isSymbolImage ? .black : nil)
    }

    /// From the coordinates of a drawn image to those in which it is seen.
    package var orientationTransform: CGAffineTransform {
        let (width, height) = (size.width, size.height)
        return switch attributes.orientation {
        case .up: .identity
        case .down: CGAffineTransform(-1, 0, 0, -1, width, height)
        case .left: CGAffineTransform(0, -1, 1, 0, 0, height)
        case .right: CGAffineTransform(0, 1, -1, 0, width, 0)
        case .upMirrored: CGAffineTransform(-1, 0, 0, 1, width, 0)
        case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, height)
        case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
        case .rightMirrored: CGAffineTransform(0, -1, -1, 0, width, height)
        }
    }

    package var symbolWeight: UIFont.Weight? {
        switch attributes.symbolConfiguration?.weight {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        case .unspecified, nil: nil
        }
    }

    /// The content in a few words, the same for equal images: `color #FF0000`, or a number that other content changes.
    var contentWords: String {
        switch content {
        case .none, .named: ""
        case .color(let color): " color \(color.hexText)"
        case .drawing(let list): " drawing \(Self.checkText(list.description.utf8))"
        case .pixels(let data): " pixels \(Self.checkText(data))"
        }
    }

    /// Eight digits that depend on all bytes: FNV-1a with 32 bits.
    private static func checkText(_ bytes: some Sequence<UInt8>) -> String {
        let number = bytes.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        let digits = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
