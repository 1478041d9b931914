import Foundation

/// The pixels of an image, row by row; a grid of one colour stores that colour once, and one from a file in a format that
/// is not read stores the file.
struct PixelGrid: Sendable {
    private enum Content {
        case bytes([UInt8])
        case plain(Pixel)
        /// A file, and where the grid begins in its pixels. They are taken to be transparent.
        case unread(Data, x: Int, y: Int)
    }

    /// The four bytes of a pixel.
    private struct Pixel: Equatable {
        var red: UInt8
        var green: UInt8
        var blue: UInt8
        var alpha: UInt8

        init(_ color: UIColor) {
            func byte(_ component: CGFloat) -> UInt8 { UInt8((component.cutToUnit * 255).rounded()) }
            red = byte(color.redComponent)
            green = byte(color.greenComponent)
            blue = byte(color.blueComponent)
            alpha = byte(color.alphaComponent)
        }
    }

    let width: Int
    let height: Int
    private let content: Content

    static let none = PixelGrid(color: .clear, width: 0, height: 0)

    /// Makes a grid of one colour; the sides must not be negative.
    init(color: UIColor, width: Int, height: Int) {
        self.init(.plain(Pixel(color)), width: width, height: height)
    }

    /// Makes a grid of the pixels of a file in a format that is not read; the sides must not be negative.
    init(unread file: Data, width: Int, height: Int) {
        self.init(.unread(file, x: 0, y: 0), width: width, height: height)
    }

    /// Makes a grid from its bytes, four for a pixel; `nil` if their number does not fit the sides.
    init?(rgba: [UInt8], width: Int, height: Int) {
        guard width >= 0, height >= 0 else { return nil }
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, rgba.count.isMultiple(of: 4), rgba.count / 4 == pixels else { return nil }
        self.init(.bytes(rgba), width: width, height: height)
    }

    /// The whole pixels that a length in pixels takes; a length too large to use counts as the maximum.
    ///
    /// A billionth of the length is ignored: 1.1 points at a scale of 10 are a bit more than 11.
    static func count(_ length: CGFloat) -> Int {
        Int(exactly: (length * (1 - 1e-9)).rounded(.up)) ?? .max
    }

    /// The colour of every pixel, if it was made of one colour.
    var plainColor: UIColor? {
        guard case .plain(let pixel) = content else { return nil }
        func part(_ byte: UInt8) -> CGFloat { CGFloat(byte) / 255 }
        return UIColor(
            red: part(pixel.red), green: part(pixel.green), blue: part(pixel.blue), alpha: part(pixel.alpha))
    }

    private var isEmpty: Bool { width == 0 || height == 0 }

    /// Whether there are pixels, and their colours are known.
    var isKnown: Bool {
        if case .unread = content { return false }
        return !isEmpty
    }

    /// - Complexity: O(*n*) in the number of pixels; O(1) if both grids are of one colour.
    func isSame(as other: PixelGrid) -> Bool {
        guard width == other.width, height == other.height else { return false }
        switch (content, other.content) {
        case (.bytes(let one), .bytes(let two)): return one == two
        case (.plain(let one), .plain(let two)): return isEmpty || one == two
        case (.bytes(let bytes), .plain(let pixel)), (.plain(let pixel), .bytes(let bytes)):
            return Self.isMade(bytes, of: pixel)
        case (.unread(let file, let x, let y), .unread(let other, let otherX, let otherY)):
            return x == otherX && y == otherY && file == other
        case (.unread, _), (_, .unread): return false
        }
    }

    /// Whether every pixel is opaque.
    ///
    /// - Complexity: O(*n*) in the number of pixels; O(1) for a grid of one colour.
    var isOpaque: Bool {
        switch content {
        case .plain(let pixel): !isEmpty && pixel.alpha == .max
        case .bytes(let bytes):
            !isEmpty && stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == .max }
        case .unread: false
        }
    }

    /// The bytes, four a pixel.
    ///
    /// - Complexity: O(*n*) in the number of pixels.
    var bytes: [UInt8] {
        switch content {
        case .bytes(let bytes): return bytes
        case .plain(let pixel):
            var bytes: [UInt8] = []
            bytes.reserveCapacity(width * height * 4)
            for _ in 0..<width * height { bytes += [pixel.red, pixel.green, pixel.blue, pixel.alpha] }
            return bytes
        case .unread: return [UInt8](repeating: 0, count: width * height * 4)
        }
    }

    func part(x: Int, y: Int, width: Int, height: Int) -> PixelGrid {
        switch content {
        case .plain: return PixelGrid(content, width: width, height: height)
        case .bytes(let bytes):
            var part: [UInt8] = []
            for row in y..<y + height {
                let start = (row * self.width + x) * 4
                part += bytes[start..<start + width * 4]
            }
            return PixelGrid(.bytes(part), width: width, height: height)
        case .unread(let file, let left, let top):
            return PixelGrid(.unread(file, x: left + x, y: top + y), width: width, height: height)
        }
    }

    private init(_ content: Content, width: Int, height: Int) {
        self.width = width
        self.height = height
        self.content = content
    }

    /// The pixels of an image with an orientation, in the order in which they are seen.
    func upright(_ orientation: UIImage.Orientation) -> [UInt8] {
        let bytes = bytes
        guard orientation != .up else { return bytes }
        let (across, down) = orientation.isRotated ? (height, width) : (width, height)
        var upright: [UInt8] = []
        upright.reserveCapacity(bytes.count)
        for y in 0..<down {
            for x in 0..<across {
                let (column, row) = source(x, y, orientation)
                let start = (row * width + column) * 4
                upright += bytes[start..<start + 4]
            }
        }
        return upright
    }

    /// The pixel that is seen at a place of the image with an orientation.
    private func source(_ x: Int, _ y: Int, _ orientation: UIImage.Orientation) -> (column: Int, row: Int) {
        switch orientation {
        case .up: (x, y)
        case .down: (width - 1 - x, height - 1 - y)
        case .left: (width - 1 - y, x)
        case .right: (y, height - 1 - x)
        case .upMirrored: (width - 1 - x, y)
        case .downMirrored: (x, height - 1 - y)
        case .leftMirrored: (y, x)
        case .rightMirrored: (width - 1 - y, height - 1 - x)
        }
    }

    private static func isMade(_ bytes: [UInt8], of pixel: Pixel) -> Bool {
        stride(from: 0, to: bytes.count, by: 4).allSatisfy {
            bytes[$0] == pixel.red && bytes[$0 + 1] == pixel.green && bytes[$0 + 2] == pixel.blue
                && bytes[$0 + 3] == pixel.alpha
        }
    }
}
