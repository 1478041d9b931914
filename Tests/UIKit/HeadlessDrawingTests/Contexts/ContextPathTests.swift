import Foundation
import Testing

@testable import HeadlessDrawing
@testable import HeadlessUIKit

private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

/// Two drawings that are the same.
private struct Pair: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let short: @Sendable (CGContext) -> Void
    let long: @Sendable (CGContext) -> Void

    init(
        _ name: String, _ short: @escaping @Sendable (CGContext) -> Void,
        _ long: @escaping @Sendable (CGContext) -> Void
    ) {
        (testDescription, self.short, self.long) = (name, short, long)
    }
}

@MainActor @Suite("Short forms of drawing") struct ContextPathTests {
    @Test("A short form draws what its parts draw", arguments: pairs)
    private func same(_ pair: Pair) {
        let drawn = lines(of: pair.short)
        #expect(!drawn.isEmpty && drawn == lines(of: pair.long))
    }

    nonisolated private static let pairs = [
        Pair(
            "an ellipse's line", { $0.strokeEllipse(in: square) },
            {
                $0.addEllipse(in: square)
                $0.strokePath()
            }),
        Pair(
            "several rectangles",
            {
                $0.addRects([square, square.offsetBy(dx: 20, dy: 0)])
                $0.fillPath()
            },
            {
                $0.addRect(square)
                $0.addRect(square.offsetBy(dx: 20, dy: 0))
                $0.fillPath()
            }),
        Pair(
            "a path",
            {
                $0.addPath(CGPath(ellipseIn: square, transform: nil))
                $0.fillPath()
            }, { $0.fillEllipse(in: square) }),
        Pair(
            "a grey line",
            {
                $0.setStrokeColor(gray: 1, alpha: 0.5)
                $0.stroke(square)
            },
            {
                $0.setStrokeColor(UIColor(white: 1, alpha: 0.5).cgColor)
                $0.stroke(square)
            }),
        Pair(
            "a filled colour",
            {
                $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                $0.fill(square)
            },
            {
                $0.setFillColor(UIColor.red.cgColor)
                $0.fill(square)
            }),
    ]

    @Test("Rectangles and sizes convert to pixels and back")
    func conversion() {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), scale: 2)
        let rect = CGRect(x: 5, y: 10, width: 20, height: 10)
        let pixels = context.convertToDeviceSpace(rect)
        #expect(pixels.size == CGSize(width: 40, height: 20))
        #expect(context.convertToUserSpace(pixels) == rect)
        #expect(abs(context.convertToDeviceSpace(CGSize(width: 3, height: 0)).width) == 6)
        #expect(context.userSpaceToDeviceSpaceTransform == context.ctm)
    }

    @Test("A context is a bitmap of four bytes a pixel")
    func bitmap() {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), scale: 2)
        #expect(context.bitsPerPixel == 4 * context.bitsPerComponent)
        #expect(context.bytesPerRow * 8 == context.width * context.bitsPerPixel)
    }
}
