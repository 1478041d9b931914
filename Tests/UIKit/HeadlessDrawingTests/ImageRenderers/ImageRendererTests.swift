import FailureReporting
import Foundation
import Testing

@testable import HeadlessDrawing
@testable import HeadlessUIKitCore

private let size = CGSize(width: 20, height: 10)

@MainActor
@Suite("Image renderers and image contexts") struct ImageRendererTests {
    @Test("An image has what its closure drew, in the size and the scale of its format")
    func image() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            #expect(context.format.bounds == CGRect(origin: .zero, size: size))
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.clip(to: .zero)
            #expect(context.currentImage.drawing?.commands.count == 3)
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(image.size == size && image.scale == 2)
        #expect(
            image.drawing?.description == """
                fill rect (0 0; 5 5) color #FF0000
                stroke rect (0.5 0.5; 4 4) color #000000 width 1
                clip rect (0 0; 0 0)
                """)
        #expect(image.cgImage?.width == 40)
        #expect(UIGraphicsImageRenderer(size: size).format.scale == UITraitCollection.device.displayScale)
    }

    @Test("An image of one colour has the pixels of that colour, and images are equal that were drawn alike")
    func pixels() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        func drawn(_ body: () -> Void) -> UIImage {
            UIGraphicsImageRenderer(size: size, format: format).image { _ in body() }
        }
        let plain = drawn {
            UIColor.red.setFill()
            UIRectFill(CGRect(origin: .zero, size: size))
        }
        #expect(plain.hasSamePixels(as: UIImage(color: .red, size: size)))
        let dot = drawn { UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)).fill() }
        let same = drawn { UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)).fill() }
        let other = drawn { UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 5, height: 4)).fill() }
        #expect(dot == same && dot != other && !dot.hasSamePixels(as: other))
        #expect(!dot.showsSame(as: UIImage(color: .clear, size: size)))
    }

    @Test("Bounds with another origin move what is drawn to the image's corner")
    func bounds() {
        let image = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 2, height: 2)).image {
            $0.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
        }
        #expect(
            image.drawing?.description == """
                save
                  transform translate -5 -5
                  fill rect (5 5; 1 1) color #000000
                restore
                """)
    }

    @Test("An image context gives the image that was drawn between its beginning and its end")
    func imageContext() {
        UIApplication.withShared(UIApplication()) {
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIGraphicsBeginImageContextWithOptions(size, false, 0)
            UIRectFill(CGRect(x: 1, y: 1, width: 1, height: 1))
            let image = UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsEndImageContext()
            #expect(UIGraphicsGetCurrentContext() == nil)
            #expect(image?.scale == 3 && image?.size == size)
            #expect(image?.drawing?.description == "fill rect (1 1; 1 1) color #000000 blend copy")
            UIGraphicsBeginImageContext(size)
            #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
            UIGraphicsEndImageContext()
        }
    }

    @Test("An image context of no size is logged, and has no context and no image")
    func noSize() {
        let texts = logged {
            UIGraphicsBeginImageContext(CGSize(width: 0, height: CGFloat.nan))
            #expect(
                UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIGraphicsEndImageContext()
        }
        #expect(
            texts == [
                "UIGraphicsBeginImageContext(_:) was called with the size 0×nan: an image's sides are finite and above"
                    + " zero. There is no context, and no image comes of it."
            ])
    }

    @Test("The pixels of a drawn image keep what was drawn, also a part of them and in another scale")
    func cropping() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: size, format: format).image {
            $0.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        }
        let pixels = try #require(image.cgImage)
        #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up) == image)
        let part = try #require(pixels.cropping(to: CGRect(x: 2, y: 2, width: 4, height: 4)))
        #expect(
            UIImage(cgImage: part).drawing?.description == """
                save
                  transform scale 2 2
                  save
                    transform translate -1 -1
                    clip rect (1 1; 2 2)
                    fill rect (1 1; 1 1) color #000000
                  restore
                restore
                """)
    }

    @Test("A JPEG file has the image's size, and each eight pixels square the colour of its pixels")
    func jpeg() throws {
        let data = try #require(
            UIImage(color: .red, size: CGSize(width: 20, height: 9)).jpegData(compressionQuality: 1))
        #expect(UIImage(data: data)?.size == CGSize(width: 20, height: 9))
        #expect(data.prefix(2) == Data([0xFF, 0xD8]) && data.suffix(2) == Data([0xFF, 0xD9]))
        #expect(UIImage().jpegData(compressionQuality: 1) == nil)
        let drawn = UIGraphicsImageRenderer(size: size).jpegData(withCompressionQuality: 0.5) { _ in }
        #expect(UIImage(data: drawn)?.size == CGSize(width: 60, height: 30))
        let file = UIGraphicsImageRenderer(size: size).pngData { _ in }
        #expect(UIImage(data: file)?.size == CGSize(width: 60, height: 30))
        // Black: the square is 128 below the middle, in codes of 6, 8 and 1 bits, and twice nothing, in 2 and 1 bits.
        let black = UIImage(color: .black, size: CGSize(width: 8, height: 8)).jpegData(compressionQuality: 1)
        #expect(Array(try #require(black).suffix(5)) == [0xF9, 0xFC, 0x07, 0xFF, 0xD9])
    }
}
