import Foundation
import HeadlessUIKit
import ImageIO
import Testing

@MainActor
@Suite("Image sources") struct ImageSourceTests {
    private func source(_ bytes: [UInt8]) throws -> CGImageSource {
        try #require(CGImageSourceCreateWithData(Data(bytes) as CFData, nil))
    }

    private func properties(_ source: CGImageSource, _ index: Int = 0) -> [String] {
        let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) ?? [:]
        return properties.filter { !["ColorModel", "Depth", "{GIF}"].contains($0.key) }
            .map { "\($0.key) \($0.value)" }.sorted()
    }

    /// A PNG file of two by one red pixels.
    private var png: [UInt8] {
        let pixel = UIImage(color: .red, size: CGSize(width: 2, height: 1))
        return Array(pixel.pngData() ?? Data())
    }

    /// A JPEG file with a resolution, and an orientation as cameras write it.
    private func jpeg(orientation: UInt8? = nil, isLittle: Bool = false) -> [UInt8] {
        var bytes: [UInt8] =
            [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8) + [1, 1, 1, 0, 72, 0, 96, 0, 0]
        if let orientation {
            let tiff: [UInt8] =
                isLittle
                ? [
                    0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0,
                    0, 0, 0,
                ]
                : [
                    0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0,
                    0, 0, 0,
                ]
            bytes += [0xFF, 0xE1, 0, UInt8(8 + tiff.count)] + Array("Exif\0\0".utf8) + tiff
        }
        return bytes + [0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 40, 1, 1, 0x11, 0, 0xFF, 0xD9]
    }

    /// A GIF file with images that are shown for hundredths of a second.
    private func gif(_ delays: [UInt8], loops: UInt8? = nil) -> [UInt8] {
        var bytes = Array("GIF89a".utf8) + [4, 0, 3, 0, 0x80, 0, 0] + [UInt8](repeating: 0, count: 6)
        if let loops {
            bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, loops, 0, 0]
        }
        for delay in delays {
            bytes += [0x21, 0xF9, 4, 0, delay, 0, 0, 0]
            bytes += [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 2, 0x4C, 0x01, 0]
        }
        return bytes + [0x3B]
    }

    @Test("A PNG file has its type, one image, its size and its pixels")
    func pngFile() throws {
        let source = try source(png)
        #expect(CGImageSourceGetType(source) == "public.png" && CGImageSourceGetCount(source) == 1)
        #expect(properties(source) == ["PixelHeight 1", "PixelWidth 2"])
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(UIImage(cgImage: image).pngData().map { Array($0) } == png)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
    }

    @Test("A PNG file says its resolution in pixels per metre")
    func resolution() throws {
        let chunk: [UInt8] =
            [0, 0, 0, 9] + Array("pHYs".utf8) + [0, 0, 0x0B, 0x13, 0, 0, 0x16, 0x25, 1, 0, 0, 0, 0]
        let properties = CGImageSourceCopyPropertiesAtIndex(
            try source(Array(png[..<33]) + chunk + Array(png[33...])), 0, nil)
        #expect(((properties?[kCGImagePropertyDPIWidth] as? Double) ?? 0).rounded() == 72)
        #expect(((properties?[kCGImagePropertyDPIHeight] as? Double) ?? 0).rounded() == 144)
    }

    @Test("A JPEG file has its size, resolution and orientation, in both orders of bytes")
    func jpegFile() throws {
        #expect(
            properties(try source(jpeg())) == [
                "DPIHeight 96.0", "DPIWidth 72.0", "PixelHeight 30", "PixelWidth 40",
            ])
        for isLittle in [false, true] {
            let source = try source(jpeg(orientation: 6, isLittle: isLittle))
            #expect(CGImageSourceGetType(source) == "public.jpeg")
            #expect(properties(source).contains("Orientation 6"))
            let value =
                CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyOrientation] as? Int
            #expect(value.flatMap { CGImagePropertyOrientation(rawValue: UInt32($0)) } == .right)
        }
    }

    @Test(
        "A GIF file has an image for each of its animation, with how long it is shown; too short is a tenth of a second"
    )
    func gifFile() throws {
        let source = try source(gif([25, 1], loops: 0))
        #expect(
            CGImageSourceGetType(source) == "com.compuserve.gif" && CGImageSourceGetCount(source) == 2)
        let delays = (0..<2).map { index -> [Double?] in
            let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
            let gif = properties?[kCGImagePropertyGIFDictionary] as? [String: Any]
            return [
                gif?[kCGImagePropertyGIFDelayTime] as? Double,
                gif?[kCGImagePropertyGIFUnclampedDelayTime] as? Double,
            ]
        }
        #expect(delays == [[0.25, 0.25], [0.1, 0.01]])
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil)?.width == 4)
        func loops(_ source: CGImageSource) -> Int? {
            let gif =
                CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? [String: Any]
            return gif?[kCGImagePropertyGIFLoopCount] as? Int
        }
        #expect(loops(source) == 0)
        #expect(loops(try self.source(gif([1]))) == 1)
    }

    @Test(
        "A small image has at most the pixels that are asked for, is never larger, and is turned on request"
    )
    func thumbnails() throws {
        let source = try source(jpeg(orientation: 6))
        func size(_ options: [CFString: Any]) -> [Int]? {
            CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary).map {
                [$0.width, $0.height]
            }
        }
        #expect(size([kCGImageSourceThumbnailMaxPixelSize: 20]) == nil)
        let always = kCGImageSourceCreateThumbnailFromImageAlways
        #expect(size([always: true, kCGImageSourceThumbnailMaxPixelSize: 20]) == [20, 15])
        #expect(size([always: true, kCGImageSourceThumbnailMaxPixelSize: CGFloat(500)]) == [40, 30])
        #expect(
            size([
                always: true, kCGImageSourceThumbnailMaxPixelSize: NSNumber(value: 20),
                kCGImageSourceCreateThumbnailWithTransform: true,
            ]) == [15, 20])
    }

    @Test("Data in another format has no images, and damaged data never crashes")
    func others() throws {
        let text = try source(Array("Hello".utf8))
        #expect(CGImageSourceGetCount(text) == 0 && CGImageSourceGetType(text) == nil)
        #expect(CGImageSourceGetStatus(text) == .statusUnknownType)
        #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere.png") as CFURL, nil) == nil)
        for file in [png, jpeg(orientation: 3), gif([1, 2], loops: 2)] {
            for count in file.indices {
                _ = properties(try source(Array(file[..<count])))
                var damaged = file
                damaged[count] = 0xFF
                let source = try source(damaged)
                for index in 0..<min(CGImageSourceGetCount(source), 3) { _ = properties(source, index) }
            }
        }
    }
}
