import Foundation
import Testing

@testable import HeadlessUIKitCore

@MainActor @Suite("Conversion to descendants' coordinates") struct ConvertingDownTests {
    /// A chain of views inside each other, with frames and offsets that do not add up without rounding.
    private func chain(_ depth: Int, turning turned: Int? = nil) -> [UIView] {
        var views = [UIView(frame: CGRect(x: 0.1, y: 0.7, width: 390, height: 844))]
        for level in 1...depth {
            let view = UIView(
                frame: CGRect(
                    x: 0.1 * CGFloat(level), y: 1 / 3 * CGFloat(level % 7), width: 300.3, height: 500.7))
            views[level - 1].addSubview(view)
            if level % 3 == 0 { view.bounds.origin = CGPoint(x: 0.3, y: 20.1) }
            if level == turned { view.transform = CGAffineTransform(rotationAngle: 0.3) }
            views.append(view)
        }
        return views
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var depth: Int
        var turned: Int?
    }

    nonisolated static let cases = [
        Case(testDescription: "one step", depth: 1),
        Case(testDescription: "some steps", depth: 9),
        Case(testDescription: "many steps", depth: 100),
        Case(testDescription: "too many steps for the short way", depth: 101),
        Case(testDescription: "a great many steps", depth: 2_000),
        Case(testDescription: "a rotated view on the way", depth: 9, turned: 4),
        Case(testDescription: "a rotated view at the end", depth: 9, turned: 9),
    ]

    @Test("Rectangles from the root are those converted one by one, to the last bit", arguments: cases)
    func down(_ test: Case) {
        let views = chain(test.depth, turning: test.turned)
        let (top, bottom) = (views[0], views[test.depth])
        let (first, second) = (top.bounds, top.bounds.insetBy(dx: 10.1, dy: 47.3))
        let converted = bottom.convertDown(first, second, from: top)
        #expect(converted.0 == bottom.convert(first, from: top))
        #expect(converted.1 == bottom.convert(second, from: top))
    }

    @Test("A transform of the ancestor itself, or above it, does not count")
    func above() {
        let views = chain(9, turning: 4)
        let (first, second) = (views[4].bounds, CGRect(x: 1, y: 2, width: 3, height: 4))
        let converted = views[9].convertDown(first, second, from: views[4])
        #expect(converted.0.size == first.size && converted.1.size == second.size)
        // One by one they are converted by way of the root, through the rotation and back.
        for (fast, slow) in [
            (converted.0, views[9].convert(first, from: views[4])),
            (converted.1, views[9].convert(second, from: views[4])),
        ] {
            #expect(abs(fast.minX - slow.minX) < 1e-9 && abs(fast.minY - slow.minY) < 1e-9)
        }
    }

    @Test("Conversion from a view elsewhere goes through the screen")
    func elsewhere() {
        let (one, other) = (chain(3), chain(2))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let converted = one[3].convertDown(rect, .zero, from: other[2])
        #expect(converted.0 == one[3].convert(rect, from: other[2]))
        let same = one[3].convertDown(rect, .zero, from: one[3])
        #expect(same.0 == rect && same.1 == .zero)
    }

    @Test("A visit passes parents before children, siblings from back to front, and stops where it is told")
    func visiting() {
        let root = UIView()
        root.tag = 1
        for outer in [2, 5, 8] {
            let view = UIView()
            view.tag = outer
            root.addSubview(view)
            guard outer != 8 else { continue }
            for inner in [outer + 1, outer + 2] {
                let leaf = UIView()
                leaf.tag = inner
                view.addSubview(leaf)
            }
        }
        func tags(_ past: Int = 0, _ stop: Int = 0) -> [Int] {
            var tags: [Int] = []
            root.visit { view in
                tags.append(view.tag)
                return view.tag == stop ? .stop : view.tag == past ? .past : .into
            }
            return tags
        }
        #expect(tags() == [1, 2, 3, 4, 5, 6, 7, 8])
        #expect(tags(2) == [1, 2, 5, 6, 7, 8])
        #expect(tags(0, 6) == [1, 2, 3, 4, 5, 6])
        #expect(tags(1) == [1] && tags(0, 1) == [1])
    }
}
