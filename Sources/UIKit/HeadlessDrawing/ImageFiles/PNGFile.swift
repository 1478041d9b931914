import Foundation

/// An image in the file format PNG: its size in pixels, its pixels where they can be read, and texts about it.
///
/// Pixels of eight bits a component, in grey or in colour, with or without opacity, are read; other kinds leave the size.
struct PNGFile {
    var width: Int
    var height: Int
    /// Four bytes a pixel; `nil` for kinds that are not read.
    var rgba: [UInt8]?
    var texts: [(keyword: String, text: String)] = []

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    init(width: Int, height: Int, rgba: [UInt8]?) {
        self.width = width
        self.height = height
        self.rgba = rgba
    }

    // MARK: Writing

    /// The file, not compressed; without pixels they are transparent.
    ///
    /// - Complexity: O(*n*) in the pixels.
    var data: Data {
        var file = Self.signature
        Self.add("IHDR", Self.bytes(width) + Self.bytes(height) + [8, 6, 0, 0, 0], to: &file)
        for (keyword, text) in texts {
            Self.add("iTXt", Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8), to: &file)
        }
        Self.add("IDAT", Self.stored(rows), to: &file)
        Self.add("IEND", [], to: &file)
        return Data(file)
    }

    /// The rows, each after the number of its filter: none.
    private var rows: [UInt8] {
        var rows: [UInt8] = []
        let length = width * 4
        rows.reserveCapacity(height * (length + 1))
        for row in 0..<height {
            rows.append(0)
            if let rgba {
                rows += rgba[row * length..<(row + 1) * length]
            } else {
                rows += repeatElement(0 as UInt8, count: length)
            }
        }
        return rows
    }

    private static func bytes(_ number: Int) -> [UInt8] {
        let number = UInt32(clamping: number)
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static func add(_ name: String, _ content: [UInt8], to file: inout [UInt8]) {
        let named = Array(name.utf8) + content
        file += bytes(content.count) + named + bytes(Int(checksum(named)))
    }

    /// The bytes in the format of zlib (RFC 1950), in blocks that are not compressed.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var data: [UInt8] = [0x78, 0x01]
        var (start, low, high) = (0, UInt32(1), UInt32(0))
        repeat {
            let end = min(start + 0xFFFF, bytes.count)
            let length = UInt16(end - start)
            data.append(end == bytes.count ? 1 : 0)
            for part in [length, ~length] { data += [UInt8(part & 0xFF), UInt8(part >> 8)] }
            data += bytes[start..<end]
            start = end
        } while start < bytes.count
        for byte in bytes {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        return data + Self.bytes(Int(high << 16 | low))
    }

    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var value: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ value >> 8
        }
        return ~value
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
}
