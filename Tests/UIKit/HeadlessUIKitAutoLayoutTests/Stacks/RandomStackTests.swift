import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// Random stack views, compared with plain arithmetic.
@MainActor @Suite("Random stack views") struct RandomStackTests {
    private struct Row {
        var lengths: [CGFloat]
        var gaps: [CGFloat]
        var room: CGFloat
        /// By view: what grows and what shrinks first is the lowest.
        var hugging: [Int]
        var resistance: [Int]

        var natural: CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }

        /// The places, from lengths and gaps.
        func placed(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [Extent] {
            var (x, places): (CGFloat, [Extent]) = (0, [])
            for index in lengths.indices {
                places.append(Extent(x, lengths[index]))
                x += lengths[index] + (index < gaps.count ? gaps[index] : 0)
            }
            return places
        }

        /// The lengths that fill the room: the weakest grows, or the weakest shrink, one after the other.
        var filled: [CGFloat] {
            var lengths = lengths
            var change = room - natural
            if change > 0, let weakest = hugging.indices.min(by: { hugging[$0] < hugging[$1] }) {
                lengths[weakest] += change
                return lengths
            }
            for index in resistance.indices.sorted(by: { resistance[$0] < resistance[$1] }) {
                let part = min(lengths[index], -change)
                lengths[index] -= part
                change += part
            }
            return lengths
        }

        /// `nil` where the reference is not simple.
        func expected(_ distribution: UIStackView.Distribution) -> [Extent]? {
            let count = CGFloat(lengths.count)
            switch distribution {
            case .fill: return placed(filled, gaps)
            case .fillEqually:
                let part = (room - gaps.reduce(0, +)) / count
                return placed(lengths.map { _ in part }, gaps)
            case .fillProportionally:
                var shares = lengths.map { room * $0 / natural }
                shares[shares.count - 1] = room - gaps.reduce(0, +) - shares.dropLast().reduce(0, +)
                return (shares.last ?? 0) < 0 ? nil : placed(shares, gaps)
            case .equalSpacing:
                if lengths.count == 1 { return placed(filled, []) }
                let gap = (room - lengths.reduce(0, +)) / (count - 1)
                if gaps.allSatisfy({ $0 <= gap }) { return placed(lengths, gaps.map { _ in gap }) }
                return nil
            case .equalCentering:
                if lengths.count == 1 { return placed(filled, []) }
                let (start, end) = (lengths[0] / 2, room - lengths[lengths.count - 1] / 2)
                let step = (end - start) / (count - 1)
                let places = lengths.indices.map {
                    Extent(start + CGFloat($0) * step - lengths[$0] / 2, lengths[$0])
                }
                let isFree = zip(zip(places, places.dropFirst()), gaps).allSatisfy {
                    $0.1.start - $0.0.start - $0.0.length >= $1
                }
                return isFree ? places : nil
            }
        }
    }

    @Test(
        "A random row or column, changed at random, is that of plain arithmetic",
        arguments: [
            UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ])
    func random(distribution: UIStackView.Distribution) {
        var numbers = SeededNumbers(seed: UInt64(distribution.rawValue) + 7)
        var compared = 0
        for round in 0..<Rounds.of(2000) {
            let axis: NSLayoutConstraint.Axis = numbers.onceIn(2) ? .vertical : .horizontal
            let stack = UIStackView()
            (stack.axis, stack.distribution) = (axis, distribution)
            for _ in 0...numbers.next(below: 6) { stack.addArrangedSubview(Block(0, 0)) }
            for _ in 0..<3 {
                let row = change(stack, &numbers)
                guard let expected = row.expected(distribution) else { continue }
                compared += 1
                let found = stack.extents(axis)
                let isSame = zip(found, expected).allSatisfy {
                    abs($0.start - $1.start) < 0.4 && abs($0.length - $1.length) < 0.4
                }
                #expect(
                    isSame && found.count == expected.count,
                    "round \(round): \(row): \(found), not \(expected)")
                if !isSame { return }
            }
        }
        #expect(compared > Rounds.of(2000))
    }

    /// Changes what is arranged, and how, and returns the visible part of it.
    private func change(_ stack: UIStackView, _ numbers: inout SeededNumbers) -> Row {
        let axis = stack.axis
        if numbers.onceIn(3) { stack.addArrangedSubview(Block(0, 0)) }
        if stack.arrangedSubviews.count > 1, numbers.onceIn(3) {
            numbers.element(of: stack.arrangedSubviews).removeFromSuperview()
        }
        if numbers.onceIn(3) {
            stack.insertArrangedSubview(numbers.element(of: stack.arrangedSubviews), at: 0)
        }
        stack.spacing = CGFloat(numbers.next(below: 20))
        var row = Row(lengths: [], gaps: [], room: 0, hugging: [], resistance: [])
        for (index, view) in stack.arrangedSubviews.enumerated() {
            view.isHidden = index > 0 && numbers.onceIn(4)
            let length = CGFloat(1 + numbers.next(below: 60))
            (view as? Block)?.natural =
                axis == .horizontal
                ? CGSize(width: length, height: 10) : CGSize(width: 10, height: length)
            // All different.
            let (hugging, resistance) = (
                numbers.next(below: 30) * 10 + index, numbers.next(below: 9) * 10 + index
            )
            view.setContentHuggingPriority(UILayoutPriority(Float(200 + hugging)), for: axis)
            view.setContentCompressionResistancePriority(UILayoutPriority(Float(600 + resistance)), for: axis)
            stack.setCustomSpacing(
                numbers.onceIn(4) ? CGFloat(numbers.next(below: 30)) : UIStackView.spacingUseDefault,
                after: view)
            guard !view.isHidden else { continue }
            row.lengths.append(length)
            row.hugging.append(hugging)
            row.resistance.append(resistance)
            let custom = stack.customSpacing(after: view)
            row.gaps.append(custom == UIStackView.spacingUseDefault ? stack.spacing : custom)
        }
        row.gaps.removeLast()
        let least = row.gaps.reduce(0, +)
        row.room = (least + (row.natural - least) * numbers.next(in: 0...3)).rounded(.up)
        stack.frame.size =
            axis == .horizontal
            ? CGSize(width: row.room, height: 30) : CGSize(width: 30, height: row.room)
        return row
    }
}
