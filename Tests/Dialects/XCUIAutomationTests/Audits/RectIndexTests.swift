import HeadlessUIKit
import Testing

@testable import XCUIAutomation

@Suite("Rectangles in a grid") struct RectIndexTests {
    /// Numbers that look random, and are the same in each run.
    private struct Numbers {
        var state: UInt64

        mutating func next(below limit: Int) -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(Int(state >> 33) % limit)
        }

        mutating func rect(_ side: Int) -> CGRect {
            CGRect(
                x: next(below: 1000), y: next(below: 1000), width: next(below: side),
                height: next(below: side))
        }
    }

    @Test("The rectangles that meet another are those that a look at all finds", arguments: [3, 40, 700])
    func same(count: Int) {
        var numbers = Numbers(state: 7)
        var rects = (0..<count).map { _ in numbers.rect(60) }
        rects[1] = .null
        rects[2] = CGRect(x: -50, y: 0, width: 2000, height: 900)
        let index = RectIndex(rects)
        for side in [1, 20, 600] {
            for _ in 0..<50 {
                let wanted = numbers.rect(side + 1)
                #expect(
                    index.indices(meeting: wanted) == rects.indices.filter { rects[$0].intersects(wanted) })
            }
        }
        #expect(index.indices(meeting: .null) == [])
        #expect(index.indices(meeting: .infinite) == rects.indices.filter { rects[$0].intersects(.infinite) })
    }

    @Test("Rectangles in one place, in a line, or without a size are found, too")
    func degenerate() {
        let place = CGRect(x: 5, y: 5, width: 10, height: 10)
        #expect(RectIndex(Array(repeating: place, count: 50)).indices(meeting: place).count == 50)
        let line = (0..<100).map { CGRect(x: 10 * CGFloat($0), y: 0, width: 10, height: 10) }
        #expect(RectIndex(line).indices(meeting: CGRect(x: 501, y: 1, width: 1, height: 1)) == [50])
        #expect(RectIndex(Array(repeating: .zero, count: 50)).indices(meeting: place) == [])
        #expect(RectIndex([]).indices(meeting: place) == [])
    }
}
