/// What the header of an image file says: the size of each of its images, and how it is shown.
struct ImageFile {
    /// An image of the file.
    struct Frame {
        var width: Int
        var height: Int
        /// How long it is shown in an animation, in seconds; `nil` in a file without animations.
        var delay: Double?
    }

    let format: ImageFileFormat
    private(set) var frames: [Frame] = []
    private(set) var orientation = CGImagePropertyOrientation.up
    /// The resolution in dots per inch, if the file says one.
    private(set) var resolution: (x: Double, y: Double)?
    /// How often an animation runs; 0 for ever, `nil` if the file does not say.
    private(set) var loops: Int?

    private let bytes: [UInt8]

    /// Reads a file; `nil` for data in another format, or without an image.
    ///
    /// - Complexity: O(*n*) in the bytes of the file.
    init?(_ data: [UInt8]) {
        guard let format = ImageFileFormat(data) else { return nil }
        self.format = format
        bytes = data
        switch format {
        case .png: readPNG()
        case .jpeg: readJPEG()
        case .gif: readGIF()
        }
        guard !frames.isEmpty else { return nil }
    }

    // MARK: Numbers

    /// A number of the file, the highest byte first; 0 beyond its end.
    private func number(_ place: Int, _ count: Int, isLittle: Bool = false) -> Int {
        guard place >= 0, place + count <= bytes.count else { return 0 }
        let part = bytes[place..<place + count]
        return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }

    // MARK: PNG

    private mutating func readPNG() {
        var place = 8
        while place + 12 <= bytes.count {
            let length = number(place, 4)
            let kind = String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
            let content = place + 8
            guard content + length + 4 <= bytes.count else { return }
            switch kind {
            case "IHDR": frames = [Frame(width: number(content, 4), height: number(content + 4, 4))]
            case "pHYs" where number(content + 8, 1) == 1:
                // In pixels per metre.
                resolution = (Double(number(content, 4)) * 0.0254, Double(number(content + 4, 4)) * 0.0254)
            case "eXIf": readTIFF(content)
            case "IEND": return
            default: break
            }
            place = content + length + 4
        }
    }

    // MARK: JPEG

    private mutating func readJPEG() {
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            let length = number(place + 2, 2)
            let content = place + 4
            switch marker {
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
                frames = [Frame(width: number(content + 3, 2), height: number(content + 1, 2))]
            case 0xE0 where bytes[content...].starts(with: Array("JFIF\0".utf8)):
                let scale = [1: 1, 2: 2.54][number(content + 7, 1)]
                if let scale {
                    resolution = (
                        Double(number(content + 8, 2)) * scale, Double(number(content + 10, 2)) * scale
                    )
                }
            case 0xE1 where bytes[content...].starts(with: Array("Exif\0\0".utf8)): readTIFF(content + 6)
            case 0xD9, 0xDA: return
            default: break
            }
            place += 2 + max(length, 2)
        }
    }

    /// Reads the properties that cameras write: orientation and resolution.
    private mutating func readTIFF(_ start: Int) {
        guard start + 8 <= bytes.count else { return }
        let isLittle = bytes[start] == UInt8(ascii: "I")
        let directory = start + number(start + 4, 4, isLittle: isLittle)
        var (x, y, unit) = (0.0, 0.0, 2)
        for index in 0..<min(number(directory, 2, isLittle: isLittle), 200) {
            let entry = directory + 2 + 12 * index
            func rational() -> Double {
                let place = start + number(entry + 8, 4, isLittle: isLittle)
                let divisor = number(place + 4, 4, isLittle: isLittle)
                return divisor == 0 ? 0 : Double(number(place, 4, isLittle: isLittle)) / Double(divisor)
            }
            switch number(entry, 2, isLittle: isLittle) {
            case 0x0112:
                let value = UInt32(number(entry + 8, 2, isLittle: isLittle))
                orientation = CGImagePropertyOrientation(rawValue: value) ?? .up
            case 0x011A: x = rational()
            case 0x011B: y = rational()
            case 0x0128: unit = number(entry + 8, 2, isLittle: isLittle)
            default: break
            }
        }
        if x > 0, y > 0 { resolution = unit == 3 ? (x * 2.54, y * 2.54) : (x, y) }
    }

    // MARK: GIF

    private mutating func readGIF() {
        guard bytes.count >= 13 else { return }
        let (width, height) = (number(6, 2, isLittle: true), number(8, 2, isLittle: true))
        var place = 13 + Self.tableSize(bytes[10])
        var delay = 0.0
        while place < bytes.count {
            switch bytes[place] {
            case 0x21 where place + 1 < bytes.count && bytes[place + 1] == 0xF9:
                delay = Double(number(place + 4, 2, isLittle: true)) / 100
                place = endOfBlocks(from: place + 2)
            case 0x21:
                if place + 16 <= bytes.count, bytes[(place + 3)...].starts(with: Array("NETSCAPE2.0".utf8)) {
                    loops = number(place + 16, 2, isLittle: true)
                }
                place = endOfBlocks(from: place + 2)
            case 0x2C:
                guard place + 10 <= bytes.count else { return }
                // Each image is shown in the whole picture.
                frames.append(Frame(width: width, height: height, delay: delay))
                delay = 0
                place = endOfBlocks(from: place + 11 + Self.tableSize(bytes[place + 9]))
            default: return
            }
        }
    }

    /// The bytes of a colour table.
    private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

    private func endOfBlocks(from start: Int) -> Int {
        var place = start
        while place < bytes.count, bytes[place] != 0 { place += Int(bytes[place]) + 1 }
        return place + 1
    }
}
