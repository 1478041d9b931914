import Foundation
import HeadlessUIKit
import Testing

@Suite("UIImage") struct UIImageTests {
    static let redPixel: [UInt8] = [255, 0, 0, 255]

    @Test("An image of bytes has their size in pixels over its scale")
    func bytes() throws {
        let bytes = [UInt8](repeating: 7, count: 4 * 6 * 4)
        let image = try #require(UIImage(rgba: bytes, width: 6, height: 4, scale: 2))
        #expect(image.size == CGSize(width: 3, height: 2))
        #expect(image.scale == 2)
        #expect(image.renderingMode == .automatic)
    }

    @Test(
        "Bytes that do not fit the sides make no image",
        arguments: [
            (4, 2, 1), (3, 1, 1), (5, 1, 1), (4, -1, -1), (0, 1, 1), (4, 0, 1), (0, .max, .max), (4, .max, 2),
        ])
    func unfitting(count: Int, width: Int, height: Int) {
        #expect(UIImage(rgba: [UInt8](repeating: 0, count: count), width: width, height: height) == nil)
    }

    @Test("No bytes make an image with no pixels")
    func noBytes() {
        #expect(UIImage(rgba: [], width: 0, height: 0)?.hasSamePixels(as: UIImage()) == true)
        #expect(UIImage().size == .zero)
    }

    @Test(
        "A scale that no image can have becomes 1", arguments: [0, -2, .nan, .infinity] as [CGFloat])
    func unusableScale(scale: CGFloat) {
        #expect(UIImage(color: .red, size: CGSize(width: 5, height: 5), scale: scale).scale == 1)
        #expect(UIImage(rgba: Self.redPixel, width: 1, height: 1, scale: scale)?.scale == 1)
    }

    @Test(
        "A side that no image can have becomes zero",
        arguments: [-1, .nan, .infinity, -.infinity] as [CGFloat])
    func unusableSide(side: CGFloat) {
        let image = UIImage(color: .red, size: CGSize(width: side, height: 5))
        #expect(image.size == CGSize(width: 0, height: 5))
    }

    @Test("An image too large for memory costs nothing if it has one colour")
    func huge() {
        let size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1e12)
        let image = UIImage(color: .red, size: size, scale: 3)
        #expect(image.size == size)
        #expect(image.hasSamePixels(as: UIImage(color: .red, size: size, scale: 3)))
        #expect(!image.hasSamePixels(as: UIImage(color: .blue, size: size, scale: 3)))
    }

    @Test("A plain image has the same pixels as one that spells them out")
    func plainAndBytes() throws {
        let plain = UIImage(color: .red, size: CGSize(width: 3, height: 2))
        let red = try #require(
            UIImage(rgba: [[UInt8]](repeating: Self.redPixel, count: 6).flatMap { $0 }, width: 3, height: 2))
        #expect(plain.hasSamePixels(as: red))
        #expect(red.hasSamePixels(as: plain))
        var bytes = [[UInt8]](repeating: Self.redPixel, count: 6).flatMap { $0 }
        bytes[23] = 254
        let other = try #require(UIImage(rgba: bytes, width: 3, height: 2))
        #expect(!plain.hasSamePixels(as: other) && !other.hasSamePixels(as: plain))
        #expect(!red.hasSamePixels(as: other))
        #expect(other.hasSamePixels(as: other.withRenderingMode(.alwaysTemplate)))
    }

    @Test("Pixels are the same only if they are as many in each direction")
    func shape() {
        let wide = UIImage(color: .red, size: CGSize(width: 4, height: 2))
        #expect(!wide.hasSamePixels(as: UIImage(color: .red, size: CGSize(width: 2, height: 4))))
        #expect(wide.hasSamePixels(as: UIImage(color: .red, size: CGSize(width: 2, height: 1), scale: 2)))
    }

    @Test(
        "A part of a pixel counts as a whole one, and a rounding error as none",
        arguments: [(10.3, 2, 21), (1.1, 10, 11), (0.01, 1, 1), (10, 3, 30)] as [(CGFloat, CGFloat, CGFloat)])
    func partsOfPixels(side: CGFloat, scale: CGFloat, pixels: CGFloat) {
        let image = UIImage(color: .red, size: CGSize(width: side, height: 1 / scale), scale: scale)
        #expect(image.hasSamePixels(as: UIImage(color: .red, size: CGSize(width: pixels, height: 1))))
    }

    @Test("Components beyond the range of a byte are clamped")
    func componentsBeyond() {
        let size = CGSize(width: 1, height: 1)
        let color = UIColor(red: 7, green: -1, blue: .nan, alpha: .infinity)
        #expect(UIImage(color: color, size: size).hasSamePixels(as: UIImage(color: .red, size: size)))
    }

    @Test("Another rendering mode keeps the rest")
    func renderingMode() {
        let image = UIImage(color: .red, size: CGSize(width: 2, height: 1), scale: 3)
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(template.renderingMode == .alwaysTemplate)
        #expect(template.size == image.size && template.scale == image.scale)
        #expect(template.hasSamePixels(as: image))
    }

    @Test("The description names size and scale and no address")
    func text() {
        #expect(
            UIImage(color: .red, size: CGSize(width: 24, height: 24), scale: 2).description
                == "UIImage 24×24 @2x")
        #expect(UIImage().description == "UIImage 0×0")
    }
}
