import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Image files") struct ImageFileTests {
    /// Each row with another filter.
    private nonisolated static let grey = """
        iVBORw0KGgoAAAANSUhEUgAAAAgAAAAFCAAAAABd+vKJAAAAMElEQVR42mNgYOcTlVHWMmTk5QACZg4OJl4+fm4eIMEsxcPB\
        y8nJw8HCy80GBNxsADazAhzrZXp1AAAAAElFTkSuQmCC
        """

    /// Each row with another filter.
    private nonisolated static let color = """
        iVBORw0KGgoAAAANSUhEUgAAAAgAAAAFCAIAAAD38zoCAAAAQklEQVR42mNgYOcTlVHWMrSwd/MNiU7KLCiva+2ZPGshI6+o\
        rISEsLAwOsHEy8fPzYOFYJZSUBAVEBTkRydYcOkAAIGVDcsdUkq2AAAAAElFTkSuQmCC
        """

    /// Each row with another filter.
    private nonisolated static let greyWithOpacity = """
        iVBORw0KGgoAAAANSUhEUgAAAAgAAAAFCAQAAADSmGXeAAAAOUlEQVR42mNgYOcTlVHWMrSwd/MNiU7KZOQVFRAQ4OaGE0y8\
        fPzcPEgEs5QCrwAfDz+cYAGL8yAIAG1YBtaMLnzWAAAAAElFTkSuQmCC
        """

    /// Each row with another filter.
    private nonisolated static let colorWithOpacity = """
        iVBORw0KGgoAAAANSUhEUgAAAAgAAAAFCAYAAAB4ka1VAAAATElEQVR42mNgYOcTlVHWMrSwd/MNiU7KLCiva+2ZPGvhivXb\
        9h45fekmI6+orKqCNBDgIJh4+fi5efAQzFIKChqiwmJC4jgIFkImAABSzRcW2Dh2wQAAAABJRU5ErkJggg==
        """

    /// A file with codes of its own.
    private nonisolated static let compressedFile = """
        iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAAAAACpleexAAABcElEQVR42o3SAwIQCBAAwM22Ltu2bdu2bduuy7Zt97TmCTtv\
        mAgq0ICODGIyS9jKMa4RBahIQzoxmCksZRvHuU4UpBKN6MwQprKM7ZzgBlGIyjSmC0OZxnJ2cJKbRGGq0ISuDGM6K9jJKW4R\
        RahKU7oxnBmsZBenuU0UpRrN6M4IZrKK3ZzhDlGM/2hOD0Yyi9Xs4Sx3ieJUpwU9GcVs1rCXc9wjSlCDlvRiNHNYyz7Oc58o\
        SU1a0ZsxzGUd+7nAA6IUtWhNH8Yyj/Uc4CIPidLUpg19Gcd8NnCQ/3lElKEObenHeBawkUNc4jFRlrq0oz8TWMgmDnOZJ0Q5\
        6tGeAUxkEZs5whWeEuWpTwcGMonFbOEoV3lGKu1zIpP2BZFJ+5LIpH1FZNK+JjJp3xCZtG+JTNp3RCbteyKT9gORSfuRyKT9\
        RGTSfiYyab8QmbRfiUzab0Qm7Xcik/YHkUn7k8ik/UVk0v4mMmn/EJm0f/kHOtlYH7zhZVUAAAAASUVORK5CYII=
        """

    private let pixels: [UInt8] = [
        255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]

    @Test("An image that is written as a PNG file and read again has the same pixels")
    func roundTrip() throws {
        let image = try #require(UIImage(rgba: pixels, width: 3, height: 2, scale: 2))
        let data = try #require(image.pngData())
        #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        let read = try #require(UIImage(data: data))
        #expect(read.size == CGSize(width: 3, height: 2) && read.hasSamePixels(as: image))
        #expect(UIImage(data: data, scale: 2) == image)
        let plain = UIImage(color: .orange, size: CGSize(width: 300, height: 200))
        #expect(plain.pngData().flatMap { UIImage(data: $0) }?.hasSamePixels(as: plain) == true)
    }

    @Test("An image that was made by a name has it again")
    func named() throws {
        try inOwnWorld {
            let image = try #require(UIImage(named: "Logo"))
            let read = image.pngData().flatMap { UIImage(data: $0, scale: image.scale) }
            #expect(read?.showsSame(as: image) == true && read?.pictureName == "Logo")
            #expect(UIImage().pngData() == nil)
        }
    }

    // Files that zlib compressed, whose rows have each of the format's filters: grey, colour, grey with opacity, colour
    // with opacity, and one with codes of its own. The number is a checksum of the pixels.
    @Test(
        "Compressed image files are read, in grey, in colour and with opacity",
        arguments: [
            (Self.grey, 8, 3791470776),
            (Self.color, 8, 154099330),
            (Self.greyWithOpacity, 8, 3071223832),
            (Self.colorWithOpacity, 8, 102157370),
            (Self.compressedFile, 40, 928117184),
        ] as [(String, Int, UInt32)])
    func compressed(file: String, width: Int, checksum: UInt32) throws {
        let image = try #require(
            Data(base64Encoded: file, options: .ignoreUnknownCharacters).flatMap { UIImage(data: $0) })
        #expect(Int(image.size.width) == width)
        // A file that is not compressed has the pixels as they are.
        let written = try #require(image.pngData().flatMap { UIImage(data: $0) })
        #expect(written.hasSamePixels(as: image) && image.cgImage != nil)
        #expect(image.checksum == checksum)
    }

    @Test("Headers of JPEG and GIF files have a size, and other data is no image")
    func headers() {
        let jpeg: [UInt8] = [
            0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 30, 1, 1, 17, 0,
        ]
        #expect(UIImage(data: Data(jpeg))?.size == CGSize(width: 30, height: 20))
        let gif = Array("GIF89a".utf8) + [10, 0, 5, 1, 0]
        #expect(UIImage(data: Data(gif), scale: 2)?.size == CGSize(width: 5, height: 130.5))
        #expect(UIImage(data: Data("text".utf8)) == nil && UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data(jpeg.prefix(9))) == nil)
    }

    // UIImage: "cgImage … If the UIImage object was initialized using a CIImage object, the value of the property is nil."
    @Test("Files whose pixels are not read have as many, and are equal only to the same file")
    func unread() throws {
        func jpeg(_ last: UInt8) -> Data {
            Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 30, 1, 1, 17, 0, last])
        }
        // Of 16 bits a component, and interlaced.
        let header: [UInt8] = [
            0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 30, 0, 0, 0, 20, 16, 2, 0, 0, 1, 0, 0, 0, 0,
        ]
        let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + header)
        let images = try [jpeg(1), jpeg(2), png, Data(Array("GIF89a".utf8) + [30, 0, 20, 0])].map {
            try #require(UIImage(data: $0))
        }
        for (index, image) in images.enumerated() {
            let pixels = try #require(image.cgImage)
            #expect(pixels.width == 30 && pixels.height == 20)
            #expect(UIImage(cgImage: pixels) == image && image.jpegData(compressionQuality: 1) != nil)
            let halves = [0, 10].map { pixels.cropping(to: CGRect(x: 0, y: $0, width: 30, height: 10)) }
            let parts = try halves.map { UIImage(cgImage: try #require($0)) }
            #expect(parts[0].size == CGSize(width: 30, height: 10) && parts[0] != parts[1])
            for (other, another) in images.enumerated() { #expect((image == another) == (index == other)) }
        }
        #expect(UIImage(data: jpeg(1)) == images[0])
    }

    @Test("Damaged files are no crash")
    func damaged() throws {
        let data = try #require(Data(base64Encoded: Self.compressedFile, options: .ignoreUnknownCharacters))
        #expect(UIImage(data: data)?.cgImage != nil)
        var random = SeededNumbers(seed: 7)
        for _ in 0..<Rounds.of(2000) {
            var copy = Array(data)
            for _ in 0..<3 { copy[8 + random.next(below: copy.count - 8)] = UInt8(random.next(below: 256)) }
            if random.onceIn(3) { copy.removeLast(random.next(below: copy.count)) }
            _ = UIImage(data: Data(copy))
        }
    }

    @Test("Pixels are cut out, turned by an orientation and given a scale")
    func pixelImages() throws {
        let image = try #require(UIImage(rgba: pixels, width: 3, height: 2))
        let whole = try #require(image.cgImage)
        #expect(whole.width == 3 && whole.height == 2)
        #expect(whole.bytesPerRow == 12 && whole.bitsPerPixel == 4 * whole.bitsPerComponent)
        let part = try #require(whole.cropping(to: CGRect(x: 1, y: 0.5, width: 5, height: 1)))
        #expect(part.width == 2 && part.height == 2)
        #expect(
            UIImage(cgImage: part).hasSamePixels(
                as: try #require(
                    UIImage(
                        rgba: Array(pixels[4..<12] + pixels[16..<24]), width: 2, height: 2))))
        #expect(whole.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
        let turned = UIImage(cgImage: whole, scale: 2, orientation: .right)
        #expect(turned.size == CGSize(width: 1, height: 1.5) && turned.imageOrientation == .right)
        let upright = turned.pngData().flatMap { UIImage(data: $0) }
        #expect(
            upright?.hasSamePixels(
                as: try #require(
                    UIImage(
                        rgba: [12, 0, 16, 4, 20, 8].flatMap { Array(pixels[$0..<$0 + 4]) }, width: 2,
                        height: 3)))
                == true)
        inOwnWorld { #expect(UIImage(named: "Logo")?.cgImage == nil) }
    }
}

extension UIImage {
    /// A checksum of the pixels, which the file has after its header, row by row.
    fileprivate var checksum: UInt32 {
        guard let data = pngData(), let start = data.range(of: Data("IDAT".utf8))?.upperBound else {
            return 0
        }
        var (sum, place) = (UInt32(0), start + 2)
        var bytes: [UInt8] = []
        while place + 5 <= data.endIndex {
            let isLast = data[place] == 1
            let length = Int(data[place + 1]) | Int(data[place + 2]) << 8
            bytes += data[place + 5..<place + 5 + length]
            place += 5 + length
            if isLast { break }
        }
        let row = Int(size.width) * 4 + 1
        for (index, byte) in bytes.enumerated() where index % row != 0 { sum = sum &* 31 &+ UInt32(byte) }
        return sum
    }
}
