import Foundation
import HeadlessUIKit
import Testing

@Suite("The numbers of Core Graphics") struct GraphicsConstantTests {
    @Test("Blend modes have Core Graphics' numbers")
    func blendModes() {
        let table: [(CGBlendMode, Int32)] = [
            (.normal, 0),
            (.multiply, 1),
            (.screen, 2),
            (.overlay, 3),
            (.darken, 4),
            (.lighten, 5),
            (.colorDodge, 6),
            (.colorBurn, 7),
            (.softLight, 8),
            (.hardLight, 9),
            (.difference, 10),
            (.exclusion, 11),
            (.hue, 12),
            (.saturation, 13),
            (.color, 14),
            (.luminosity, 15),
            (.clear, 16),
            (.copy, 17),
            (.sourceIn, 18),
            (.sourceOut, 19),
            (.sourceAtop, 20),
            (.destinationOver, 21),
            (.destinationIn, 22),
            (.destinationOut, 23),
            (.destinationAtop, 24),
            (.xor, 25),
            (.plusDarker, 26),
            (.plusLighter, 27),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Kinds of colour spaces have Core Graphics' numbers")
    func models() {
        let table: [(CGColorSpaceModel, Int32)] = [
            (.unknown, -1),
            (.monochrome, 0),
            (.rgb, 1),
            (.cmyk, 2),
            (.lab, 3),
            (.deviceN, 4),
            (.indexed, 5),
            (.pattern, 6),
            (.XYZ, 7),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Places of alpha have Core Graphics' numbers")
    func alphaInfo() {
        let table: [(CGImageAlphaInfo, UInt32)] = [
            (.none, 0),
            (.premultipliedLast, 1),
            (.premultipliedFirst, 2),
            (.last, 3),
            (.first, 4),
            (.noneSkipLast, 5),
            (.noneSkipFirst, 6),
            (.alphaOnly, 7),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Bits of bitmaps have Core Graphics' numbers")
    func bitmapInfo() {
        let table: [(CGBitmapInfo, UInt32)] = [
            (.alphaInfoMask, 0x1F),
            (.floatComponents, 1 << 8),
            (.byteOrderMask, 0x7000),
            (.byteOrderDefault, 0),
            (.byteOrder16Little, 1 << 12),
            (.byteOrder32Little, 2 << 12),
            (.byteOrder16Big, 3 << 12),
            (.byteOrder32Big, 4 << 12),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Interpolation qualities have Core Graphics' numbers")
    func interpolation() {
        let table: [(CGInterpolationQuality, Int32)] = [
            (.default, 0),
            (.none, 1),
            (.low, 2),
            (.high, 3),
            (.medium, 4),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Text drawing modes have Core Graphics' numbers")
    func textModes() {
        let table: [(CGTextDrawingMode, Int32)] = [
            (.fill, 0),
            (.stroke, 1),
            (.fillStroke, 2),
            (.invisible, 3),
            (.fillClip, 4),
            (.strokeClip, 5),
            (.fillStrokeClip, 6),
            (.clip, 7),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }
}
