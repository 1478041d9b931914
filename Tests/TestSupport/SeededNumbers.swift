import Foundation

/// Numbers that look random and are the same in every run.
package struct SeededNumbers {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    /// A whole number from zero up to `bound`, without it.
    package mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    /// A number in a range, one of a million steps through it.
    package mutating func next(in range: ClosedRange<CGFloat>) -> CGFloat {
        let part = CGFloat(next(below: 1_000_001)) / 1_000_000
        return range.lowerBound + part * (range.upperBound - range.lowerBound)
    }

    /// Whether something that happens once in `times` happens now.
    package mutating func onceIn(_ times: Int) -> Bool {
        next(below: times) == 0
    }

    /// One of `choices`, which must not be empty.
    package mutating func element<Element>(of choices: [Element]) -> Element {
        choices[next(below: choices.count)]
    }
}
