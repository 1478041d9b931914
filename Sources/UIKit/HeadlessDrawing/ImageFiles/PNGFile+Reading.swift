import Foundation

extension PNGFile {
    /// The most pixels that are read: images beyond keep their size alone.
    private static let mostPixels = 1 << 26

    /// Reads a file; `nil` for data in another format, or without a header.
    init?(_ data: Data) {
        let bytes = Array(data)
        guard bytes.starts(with: Self.signature) else { return nil }
        var (place, header, compressed) = (Self.signature.count, [UInt8](), [UInt8]())
        var texts: [(keyword: String, text: String)] = []
        while place + 12 <= bytes.count {
            let length = Self.number(bytes, place)
            guard length >= 0, place + 12 + length <= bytes.count else { break }
            let content = bytes[place + 8..<place + 8 + length]
            switch String(decoding: bytes[place + 4..<place + 8], as: UTF8.self) {
            case "IHDR": header = Array(content)
            case "IDAT": compressed += content
            case "iTXt": Self.text(content).map { texts.append($0) }
            default: break
            }
            place += 12 + length
        }
        guard header.count == 13 else { return nil }
        self.init(width: Self.number(header, 0), height: Self.number(header, 4), rgba: nil)
        guard width > 0, height > 0 else { return nil }
        self.texts = texts
        rgba = pixels(header, compressed)
    }

    private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
        bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func text(_ content: ArraySlice<UInt8>) -> (keyword: String, text: String)? {
        let parts = content.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].starts(with: [0, 0, 0, 0]) else { return nil }
        return (
            String(decoding: parts[0], as: UTF8.self), String(decoding: parts[1].dropFirst(4), as: UTF8.self)
        )
    }

    /// The bytes a pixel of the kinds that are read, by the number of the kind.
    private static let bytesPerPixel = [0: 1, 2: 3, 4: 2, 6: 4]

    private func pixels(_ header: [UInt8], _ compressed: [UInt8]) -> [UInt8]? {
        let kind = Int(header[9])
        guard header[8] == 8, header[12] == 0, let depth = Self.bytesPerPixel[kind],
            width < Self.mostPixels, height < Self.mostPixels, width * height <= Self.mostPixels
        else { return nil }
        let stride = width * depth
        let total = height * (stride + 1)
        guard compressed.count > 2, let rows = Inflate.expand(compressed, from: 2, limit: total),
            rows.count == total
        else { return nil }
        var (last, rgba) = ([UInt8](repeating: 0, count: stride), [UInt8]())
        rgba.reserveCapacity(width * height * 4)
        for row in 0..<height {
            let start = row * (stride + 1)
            var line = Array(rows[start + 1..<start + 1 + stride])
            guard Self.unfilter(&line, rows[start], last, depth) else { return nil }
            for pixel in 0..<width {
                let own = line[pixel * depth..<(pixel + 1) * depth]
                let first = own.startIndex
                switch kind {
                case 0: rgba += [own[first], own[first], own[first], 255]
                case 2: rgba += own + [255]
                case 4: rgba += [own[first], own[first], own[first], own[first + 1]]
                default: rgba += own
                }
            }
            last = line
        }
        return rgba
    }

    /// Undoes a row's filter; returns whether the filter is known.
    private static func unfilter(_ line: inout [UInt8], _ filter: UInt8, _ last: [UInt8], _ depth: Int)
        -> Bool
    {
        for index in line.indices {
            let left = index >= depth ? Int(line[index - depth]) : 0
            let up = Int(last[index])
            let corner = index >= depth ? Int(last[index - depth]) : 0
            let added: Int
            switch filter {
            case 0: added = 0
            case 1: added = left
            case 2: added = up
            case 3: added = (left + up) / 2
            case 4: added = nearest(left, up, corner)
            default: return false
            }
            line[index] = UInt8(truncatingIfNeeded: Int(line[index]) + added)
        }
        return true
    }

    /// Of three neighbours the one nearest to the first two less the third: the format's predictor "Paeth".
    private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> Int {
        let guess = left + up - corner
        let (toLeft, toUp, toCorner) = (abs(guess - left), abs(guess - up), abs(guess - corner))
        if toLeft <= toUp, toLeft <= toCorner { return left }
        return toUp <= toCorner ? up : corner
    }
}
