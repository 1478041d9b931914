import Foundation
import HeadlessUIKit
import TestSupport
import Testing

// Up to iOS 12 a change from or to required threw an exception; since iOS 13 it takes effect:
// https://github.com/SnapKit/SnapKit/issues/755, https://skytitan.tistory.com/587
@MainActor @Suite("Changing priorities") struct PriorityChangeTests {
    nonisolated static let changes: [(from: Float, to: Float, before: CGFloat, after: CGFloat)] = [
        (1000, 999, 80, 80), (1000, 500, 80, 50), (1000, 250, 80, 50), (1000, 1, 80, 50),
        (250, 1000, 50, 80), (1, 1000, 50, 80), (999, 1000, 80, 80), (250, 750, 50, 80), (750, 250, 80, 50),
    ]

    @Test(
        "A priority changes from and to required as between others, and the constraint stays active",
        arguments: changes)
    func change(from: Float, to: Float, before: CGFloat, after: CGFloat) {
        let page = Page()
        let changing = page.a.widthAnchor.constraint(equalToConstant: 80)
        changing.priority = UILayoutPriority(from)
        let other = page.a.widthAnchor.constraint(equalToConstant: 50)
        other.priority = UILayoutPriority(600)
        var widths = [page.frames([changing, other])[0].width]
        let texts = failureTexts {
            changing.priority = UILayoutPriority(to)
            widths.append(page.frames([])[0].width)
            changing.priority = UILayoutPriority(from)
            widths.append(page.frames([])[0].width)
        }
        #expect(widths == [before, after, before] && texts.isEmpty)
        #expect(changing.isActive && page.a.constraints == [changing, other])
    }

    @Test(
        "A constraint that becomes required against another is a warning; becoming optional ends it"
    )
    func conflict() {
        let page = Page()
        let narrow = page.a.widthAnchor.constraint(equalToConstant: 50)
        let wide = page.a.widthAnchor.constraint(equalToConstant: 80)
        wide.priority = .defaultHigh
        _ = page.frames([narrow, wide])
        let texts = warningTexts {
            wide.priority = .required
            #expect(page.frames([])[0].width == 50)
        }
        #expect(texts.count == 1 && texts.first?.contains("broke UIView.width == 80") == true)
        let others = warningTexts {
            narrow.priority = .defaultLow
            #expect(page.frames([])[0].width == 80)
        }
        #expect(others.isEmpty)
    }

    @Test("A priority changed in an animation block is animated with the layout")
    func animated() {
        let page = Page()
        let window = UIWindow.showing(page.root)
        let left = page.a.leftAnchor.constraint(equalTo: page.root.leftAnchor)
        let right = page.a.rightAnchor.constraint(equalTo: page.root.rightAnchor)
        right.priority = .defaultLow
        let width = page.a.widthAnchor.constraint(equalToConstant: 60)
        #expect(page.frames([left, right, width])[0].width == 60)
        UIView.animate(withDuration: 1) {
            width.priority = .defaultLow - 1
            right.priority = .required
            page.root.layoutIfNeeded()
        }
        #expect(
            page.a.frame.width == page.root.bounds.width && page.a.layer.presentation()?.frame.width == 60)
        window.isHidden = true
    }

    @Test("The layout after any changes is that of constraints which had the priorities from the beginning")
    func random() {
        var numbers = SeededNumbers(seed: 26)
        for _ in 0..<Rounds.of(400) {
            let (changed, fresh) = (Page(), Page())
            let (seed, count) = (UInt64(numbers.next(below: 1_000_000)), 2 + numbers.next(below: 6))
            let constraints = Self.constraints(of: changed, count, seed)
            var priorities = Self.priorities(count, &numbers)
            Self.set(priorities, of: constraints)
            _ = warningTexts { _ = changed.frames(constraints) }
            for _ in 0...numbers.next(below: 4) {
                let last = priorities
                priorities = Self.priorities(count, &numbers)
                for index in 0..<count where numbers.onceIn(2) { priorities[index] = last[index] }
                Self.set(priorities, of: constraints)
                if numbers.onceIn(2) { _ = warningTexts { changed.root.layoutIfNeeded() } }
            }
            let others = Self.constraints(of: fresh, count, seed)
            Self.set(priorities, of: others)
            var frames: [[CGRect]] = []
            _ = warningTexts { frames = [changed.frames([]), fresh.frames(others)] }
            #expect(frames[0] == frames[1], "seed \(seed), \(count) constraints, \(priorities)")
        }
    }

    private static func set(_ priorities: [Float], of constraints: [NSLayoutConstraint]) {
        for (constraint, priority) in zip(constraints, priorities) {
            constraint.priority = UILayoutPriority(priority)
        }
    }

    private static func priorities(_ count: Int, _ numbers: inout SeededNumbers) -> [Float] {
        (0..<count).map { _ in numbers.element(of: [1000, 1000, 999, 750, 250, 1]) }
    }

    private static func constraints(of page: Page, _ count: Int, _ seed: UInt64) -> [NSLayoutConstraint] {
        var numbers = SeededNumbers(seed: seed)
        return (0..<count).map { _ in
            let number = CGFloat(numbers.next(below: 101))
            return switch numbers.next(below: 6) {
            case 0: page.a.widthAnchor.constraint(equalToConstant: number)
            case 1: page.b.widthAnchor.constraint(greaterThanOrEqualToConstant: number)
            case 2: page.a.leftAnchor.constraint(equalTo: page.root.leftAnchor, constant: number)
            case 3: page.b.leftAnchor.constraint(equalTo: page.a.rightAnchor, constant: number)
            case 4: page.b.rightAnchor.constraint(lessThanOrEqualTo: page.root.rightAnchor, constant: -number)
            default: page.b.widthAnchor.constraint(equalTo: page.a.widthAnchor, constant: number)
            }
        }
    }
}
