import Foundation

/// The size in pixels that the header of an image file has, for formats whose pixels are not read.
enum ImageHeader {
    /// Returns the size of a JPEG or GIF image; `nil` for data in another format.
    static func size(of data: Data) -> (width: Int, height: Int)? {
        let bytes = Array(data.prefix(1 << 20))
        if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) {
            guard bytes.count >= 10 else { return nil }
            return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
        }
        return bytes.starts(with: [0xFF, 0xD8]) ? sizeOfJPEG(bytes) : nil
    }

    /// Looks for the segment that begins a frame, which has the size.
    private static func sizeOfJPEG(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        var place = 2
        while place + 9 <= bytes.count {
            guard bytes[place] == 0xFF else { return nil }
            let marker = bytes[place + 1]
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                let number = { (at: Int) in Int(bytes[place + at]) << 8 | Int(bytes[place + at + 1]) }
                return (number(7), number(5))
            }
            place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
        }
        return nil
    }
}
