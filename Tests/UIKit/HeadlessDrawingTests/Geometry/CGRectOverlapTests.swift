import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("Overlapping rectangles") struct CGRectOverlapTests {
    static let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test(
        "Rectangles overlap if they share an area, and one without area if its origin is in the other",
        arguments: [
            (CGRect(x: 5, y: 5, width: 10, height: 10), true),
            (CGRect(x: 2, y: 2, width: 1, height: 1), true),
            (CGRect(x: -5, y: -5, width: 20, height: 20), true),
            (CGRect(x: 10, y: 0, width: 5, height: 5), false),
            (CGRect(x: 0, y: -5, width: 5, height: 5), false),
            (CGRect(x: 10, y: 10, width: 5, height: 5), false),
            (CGRect(x: 20, y: 0, width: 5, height: 5), false),
            (CGRect(x: 9.999, y: 0, width: 5, height: 5), true),
            (CGRect(x: 15, y: 5, width: -10, height: 2), true),
            (CGRect(x: 15, y: 5, width: -5, height: 2), false),
            (CGRect(x: 5, y: 5, width: 0, height: 0), true),
            (CGRect(x: 10, y: 10, width: 0, height: 0), true),
            (CGRect(x: 10.001, y: 10, width: 0, height: 0), false),
            (CGRect(x: -5, y: 5, width: 10, height: 0), false),
            (CGRect(x: 5, y: 10, width: 100, height: 0), true),
            (.null, false),
            (.infinite, true),
            (CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), false),
            (CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5), false),
        ])
    func overlap(other: CGRect, isExpected: Bool) {
        #expect(Self.square.overlaps(other) == isExpected)
        #expect(other.overlaps(Self.square) == isExpected)
    }

    @Test("Two points overlap if they are one")
    func points() {
        let point = CGRect(x: 3, y: 4, width: 0, height: 0)
        #expect(point.overlaps(point))
        #expect(!point.overlaps(CGRect(x: 3, y: 4.5, width: 0, height: 0)))
        #expect(!CGRect.null.overlaps(.null))
    }

    @Test("Overlapping agrees with a count of the points of a grid")
    func grid() {
        var numbers = SeededNumbers(seed: 5)
        for _ in 0..<300 {
            let rects = (0..<2).map { _ in
                CGRect(
                    x: numbers.next(below: 8), y: numbers.next(below: 8), width: 1 + numbers.next(below: 6),
                    height: 1 + numbers.next(below: 6))
            }
            let isShared = (0..<14 * 14).contains { cell in
                let middle = CGPoint(x: CGFloat(cell % 14) + 0.5, y: CGFloat(cell / 14) + 0.5)
                return rects.allSatisfy { $0.contains(middle) }
            }
            #expect(rects[0].overlaps(rects[1]) == isShared)
        }
    }

    @Test("The centre is the middle of both sides")
    func center() {
        #expect(CGRect(x: 10, y: 20, width: 30, height: 40).center == CGPoint(x: 25, y: 40))
        #expect(CGRect(x: 10, y: 20, width: -10, height: 0).center == CGPoint(x: 5, y: 20))
    }
}
