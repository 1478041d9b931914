import Foundation

/// The pixels of an image, row by row; a grid of one colour stores that colour once.
struct PixelGrid: Sendable {
    private enum Content {
        case bytes([UInt8])
        case plain(Pixel)
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

    /// The grid without pixels.
    static let none = PixelGrid(color: .clear, width: 0, height: 0)

    /// Makes a grid of one colour; the sides must not be negative.
    init(color: UIColor, width: Int, height: Int) {
        self.width = width
        self.height = height
        content = .plain(Pixel(color))
    }

    /// Makes a grid from its bytes, four for a pixel; `nil` if their number does not fit the sides.
    init?(rgba: [UInt8], width: Int, height: Int) {
        guard width >= 0, height >= 0 else { return nil }
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, rgba.count.isMultiple(of: 4), rgba.count / 4 == pixels else { return nil }
        self.width = width
        self.height = height
        content = .bytes(rgba)
    }

    /// The whole pixels that a length in pixels takes; a length too large to use counts as the maximum.
    ///
    /// A billionth of the length is ignored: 1.1 points at a scale of 10 are a bit more than 11.
    static func count(_ length: CGFloat) -> Int {
        Int(exactly: (length * (1 - 1e-9)).rounded(.up)) ?? .max
    }

    private var isEmpty: Bool { width == 0 || height == 0 }

    /// - Complexity: O(*n*) in the number of pixels; O(1) if both grids are of one colour.
    func isSame(as other: PixelGrid) -> Bool {
        guard width == other.width, height == other.height else { return false }
        switch (content, other.content) {
        case (.bytes(let one), .bytes(let two)): return one == two
        case (.plain(let one), .plain(let two)): return isEmpty || one == two
        case (.bytes(let bytes), .plain(let pixel)), (.plain(let pixel), .bytes(let bytes)):
            return Self.isMade(bytes, of: pixel)
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
        }
    }

    private static func isMade(_ bytes: [UInt8], of pixel: Pixel) -> Bool {
        stride(from: 0, to: bytes.count, by: 4).allSatisfy {
            bytes[$0] == pixel.red && bytes[$0 + 1] == pixel.green && bytes[$0 + 2] == pixel.blue
                && bytes[$0 + 3] == pixel.alpha
        }
    }
}
