import Foundation

/// A picture in the file format JPEG, in its baseline form; each square of eight by eight pixels has one colour.
///
/// That is all that a file needs which is uploaded and shown: tests look at its size.
struct JPEGFile {
    let width: Int
    let height: Int
    let rgba: [UInt8]

    private static let side = 8
    /// The codes for how many bits a number has, from 0 to 8, as in the standard's example: their lengths.
    private static let codeLengths = [2, 3, 3, 3, 3, 3, 4, 5, 6]
    private static let codes = [0b00, 0b010, 0b011, 0b100, 0b101, 0b110, 0b1110, 0b11110, 0b111110]

    /// The file; `nil` for a picture too large for the format.
    ///
    /// - Complexity: O(*n*) in the pixels.
    var data: Data? {
        guard width > 0, height > 0, width <= 0xFFFF, height <= 0xFFFF else { return nil }
        var file: [UInt8] = [0xFF, 0xD8]
        Self.add(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0], to: &file)
        // Divided by eight, a square's sum in the format is its mean.
        Self.add(0xDB, [0] + [UInt8](repeating: 8, count: 64), to: &file)
        let size = [height >> 8, height & 0xFF, width >> 8, width & 0xFF].map(UInt8.init)
        Self.add(0xC0, [8] + size + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0], to: &file)
        Self.add(0xC4, [0x00] + [0, 1, 5, 1, 1, 1] + [UInt8](repeating: 0, count: 10) + (0...8), to: &file)
        // The other table has one code, of one bit: that the square has nothing else.
        Self.add(0xC4, [0x10] + [1] + [UInt8](repeating: 0, count: 15) + [0], to: &file)
        Self.add(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0], to: &file)
        return Data(file + squares + [0xFF, 0xD9])
    }

    private static func add(_ marker: UInt8, _ content: [UInt8], to file: inout [UInt8]) {
        let length = content.count + 2
        file += [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
    }

    private var squares: [UInt8] {
        var bits = Bits()
        var last = [0, 0, 0]
        for y in stride(from: 0, to: height, by: Self.side) {
            for x in stride(from: 0, to: width, by: Self.side) {
                for (index, value) in mean(x, y).enumerated() {
                    let change = value - last[index]
                    last[index] = value
                    let count = Int.bitWidth - change.magnitude.leadingZeroBitCount
                    bits.append(Self.codes[count], count: Self.codeLengths[count])
                    bits.append(change < 0 ? change + (1 << count) - 1 : change, count: count)
                    bits.append(0, count: 1)
                }
            }
        }
        return bits.padded
    }

    /// The mean of a square as brightness and two differences of colour, each from -128 to 127.
    private func mean(_ x: Int, _ y: Int) -> [Int] {
        var (red, green, blue, count) = (0.0, 0.0, 0.0, 0.0)
        for row in y..<min(y + Self.side, height) {
            for column in x..<min(x + Self.side, width) {
                let start = (row * width + column) * 4
                let alpha = Double(rgba[start + 3]) / 255
                red += Double(rgba[start]) * alpha
                green += Double(rgba[start + 1]) * alpha
                blue += Double(rgba[start + 2]) * alpha
                count += 1
            }
        }
        (red, green, blue) = (red / count, green / count, blue / count)
        return [
            0.299 * red + 0.587 * green + 0.114 * blue - 128, -0.168736 * red - 0.331264 * green + 0.5 * blue,
            0.5 * red - 0.418688 * green - 0.081312 * blue,
        ].map { min(max(Int($0.rounded()), -128), 127) }
    }

    /// Bits in the order of the format: the highest of a byte first.
    private struct Bits {
        private var bytes: [UInt8] = []
        private var pending = 0
        private var count = 0

        mutating func append(_ value: Int, count added: Int) {
            pending = pending << added | value
            count += added
            while count >= 8 {
                let byte = UInt8(truncatingIfNeeded: pending >> (count - 8))
                bytes.append(byte)
                // A byte of ones would begin a marker.
                if byte == 0xFF { bytes.append(0) }
                count -= 8
                pending &= (1 << count) - 1
            }
        }

        /// The bytes, the last one filled with ones.
        var padded: [UInt8] {
            var whole = self
            if count > 0 { whole.append((1 << (8 - count)) - 1, count: 8 - count) }
            return whole.bytes
        }
    }
}

extension UIImage {
    /// Returns the image as a JPEG file; `nil` for an image of no size.
    ///
    /// Each square of eight by eight pixels has one colour in it. An image that was made by a name or drawn has no
    /// pixels: its file is black.
    ///
    /// - Parameter compressionQuality: from 0 to 1; it makes no difference.
    /// - Complexity: O(*n*) in the pixels.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let width = Int((size.width * scale).rounded(.up))
        let height = Int((size.height * scale).rounded(.up))
        guard width > 0, height > 0 else { return nil }
        let black = { [UInt8](repeating: 0, count: width * height * 4) }
        return JPEGFile(width: width, height: height, rgba: uprightPixels ?? black()).data
    }
}
