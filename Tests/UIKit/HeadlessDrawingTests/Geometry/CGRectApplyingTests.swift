import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("CGRect.applying") struct CGRectApplyingTests {
    @Test("A rectangle becomes the smallest one around its transformed corners")
    func boundsOfCorners() {
        var numbers = SeededNumbers(seed: 4)
        for _ in 0..<1000 {
            let rect = numbers.rect()
            let transform = numbers.transform()
            let corners = [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
            ].map { $0.applying(transform) }
            let result = rect.applying(transform)
            #expect(abs(result.minX - corners.map(\.x).min()!) < 1e-9)
            #expect(abs(result.maxX - corners.map(\.x).max()!) < 1e-9)
            #expect(abs(result.minY - corners.map(\.y).min()!) < 1e-9)
            #expect(abs(result.maxY - corners.map(\.y).max()!) < 1e-9)
        }
    }

    @Test("The identity, and a move, keep the size to the last bit")
    func sizeKept() {
        let rect = CGRect(x: 0.1, y: 0.7, width: 0.2, height: 0.3)
        #expect(rect.applying(.identity) == rect)
        #expect(rect.applying(CGAffineTransform(translationX: 1e6, y: -1e6)).size == rect.size)
    }

    @Test("The null rectangle and the infinite one stay", arguments: [CGRect.null, .infinite])
    func special(rect: CGRect) {
        #expect(rect.applying(CGAffineTransform(scaleX: -3, y: 2).rotated(by: 1)) == rect)
    }

    @Test("A negative width is the same rectangle from its other corner")
    func negativeSize() {
        let rect = CGRect(x: 10, y: 10, width: -10, height: -10)
        let expected = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(rect.applying(CGAffineTransform(scaleX: 2, y: 2)) == expected)
    }

    @Test("A mirrored rectangle has a positive size")
    func mirrored() {
        let rect = CGRect(x: 10, y: 0, width: 5, height: 5)
        let mirror = CGAffineTransform(scaleX: -1, y: 1)
        #expect(rect.applying(mirror) == CGRect(x: -15, y: 0, width: 5, height: 5))
    }
}
