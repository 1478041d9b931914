import FailureReporting
import TestSupport
import Testing
import Touch

/// Where a view is touched whose middle is covered.
@MainActor
@Suite("Partly covered views") struct UncoveredPartTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var covers: [CGRect]
        var place: String

        init(_ name: String, _ place: String, _ covers: [CGRect]) {
            testDescription = name
            self.covers = covers
            self.place = place
        }
    }

    // The view is 200 by 100 points large, and covers are in its coordinates.
    nonisolated static let cases = [
        Case("right half", "(50, 50)", [CGRect(x: 100, y: 0, width: 100, height: 100)]),
        Case("all but the right", "(190, 50)", [CGRect(x: 0, y: -50, width: 180, height: 200)]),
        Case("a hole", "(45, 50)", [CGRect(x: 90, y: 40, width: 20, height: 20)]),
        Case(
            "two bars", "(150, 50)".replacing("150", with: "155"),
            [
                CGRect(x: 80, y: -10, width: 30, height: 120), CGRect(x: 0, y: 0, width: 50, height: 50),
            ]),
        Case("the upper edge is left", "(100, 10)", [CGRect(x: 0, y: 20, width: 200, height: 80)]),
    ]

    @Test(
        "A partly covered view is touched in the middle of the largest part that can be hit", arguments: cases
    )
    func largestPart(_ item: Case) {
        withWatchedView { view, log in
            for cover in item.covers {
                view.superview?.addSubview(UIView(frame: cover.offsetBy(dx: 100, dy: 100)))
            }
            #expect(view.isHittable)
            tapOn(view)
            #expect(log.lines.first == "0 began \(item.place)")
        }
    }

    @Test("A turned cover is searched around")
    func turned() {
        withWatchedView { view, log in
            let cover = UIView().named("cover", 150, 120, 100, 60, in: view.superview)
            cover.transform = CGAffineTransform(rotationAngle: 0.5)
            tapOn(view)
            #expect(log.lines.count == 2)
        }
    }

    @Test("A view under hundreds of covers is found to be covered soon")
    func manyCovers() {
        withWatchedView { view, log in
            let side = Rounds.areThorough ? 4 : 8
            for x in 0..<(200 / side) {
                for y in 0..<(100 / side + 1) {
                    view.superview?.addSubview(
                        UIView(frame: CGRect(x: 100 + x * side, y: 100 + y * side, width: side, height: side))
                    )
                }
            }
            #expect(!view.isHittable)
            #expect(
                firstLines { tapOn(view) }
                    == [
                        "tapOn cannot touch WatchedView #v: it is covered by UIView at (\(100 + 100 / side * side) 148; \(side) \(side)) of the window."
                    ])
        }
    }

    @Test("Whatever covers it, a view is touched if any large part of it is hittable, and then there")
    func property() {
        var numbers = SeededNumbers(seed: 3)
        var found = 0
        let rounds = Rounds.of(200, share: 4)
        for _ in 0..<rounds {
            withWatchedView { view, log in
                for _ in 0..<(1 + numbers.next(below: 6)) {
                    view.superview?.addSubview(
                        UIView(
                            frame: CGRect(
                                x: CGFloat(60 + numbers.next(below: 24) * 10),
                                y: CGFloat(70 + numbers.next(below: 14) * 10),
                                width: CGFloat(10 + numbers.next(below: 16) * 10),
                                height: CGFloat(10 + numbers.next(below: 10) * 10))))
                }
                // All edges are on a grid of ten points, so that its cells are covered whole or not at all.
                var free: [[Bool]] = []
                for row in 0..<10 {
                    free.append(
                        (0..<20).map {
                            UIApplication.shared.hitTest(
                                CGPoint(x: CGFloat(105 + $0 * 10), y: CGFloat(105 + row * 10)), with: nil)?
                                .view === view
                        })
                }
                let largest = Self.largestRectangle(free)
                #expect(view.isHittable == (largest > 0))
                guard largest > 0 else { return }
                found += 1
                let isMiddleFree =
                    UIApplication.shared.hitTest(CGPoint(x: 200, y: 150), with: nil)?.view === view
                tapOn(view)
                if isMiddleFree {
                    #expect(log.lines.first == "0 began (100, 50)")
                } else {
                    let place = Self.point(log.lines.first ?? "")
                    #expect(Self.isMiddleOfRectangle(place, of: largest, free))
                }
            }
        }
        #expect(found > rounds / 2)
    }

    private static func point(_ line: String) -> CGPoint {
        let numbers = line.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
        return numbers.count < 3 ? .zero : CGPoint(x: numbers[1], y: numbers[2])
    }

    private static func rectangles(_ free: [[Bool]], _ body: (_ x: Range<Int>, _ y: Range<Int>) -> Void) {
        for top in 0..<10 {
            for left in 0..<20 where free[top][left] {
                var width = 20 - left
                for bottom in top..<10 {
                    var run = 0
                    while run < width, free[bottom][left + run] { run += 1 }
                    width = run
                    if width == 0 { break }
                    body(left..<(left + width), top..<(bottom + 1))
                }
            }
        }
    }

    private static func largestRectangle(_ free: [[Bool]]) -> Int {
        var largest = 0
        rectangles(free) { largest = max(largest, $0.count * $1.count) }
        return largest
    }

    private static func isMiddleOfRectangle(_ place: CGPoint, of area: Int, _ free: [[Bool]]) -> Bool {
        var isMiddle = false
        rectangles(free) { x, y in
            let middle = CGPoint(
                x: CGFloat(x.lowerBound + x.upperBound) * 5, y: CGFloat(y.lowerBound + y.upperBound) * 5)
            if x.count * y.count == area, middle == place { isMiddle = true }
        }
        return isMiddle
    }
}
