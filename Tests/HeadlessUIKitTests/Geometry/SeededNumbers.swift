import Foundation

@testable import HeadlessUIKit

/// Numbers that look random and are the same in every run.
struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// A whole number from zero up to `bound`, without it.
    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    mutating func next(in range: ClosedRange<CGFloat>) -> CGFloat {
        let part = CGFloat(next(below: 1_000_001)) / 1_000_000
        return range.lowerBound + part * (range.upperBound - range.lowerBound)
    }

    mutating func element<Element>(of choices: [Element]) -> Element {
        choices[next(below: choices.count)]
    }

    mutating func transform() -> CGAffineTransform {
        CGAffineTransform(
            a: next(in: -5...5), b: next(in: -5...5), c: next(in: -5...5), d: next(in: -5...5),
            tx: next(in: -50...50), ty: next(in: -50...50))
    }

    mutating func rect() -> CGRect {
        CGRect(
            x: next(in: -50...50), y: next(in: -50...50), width: next(in: 0...40), height: next(in: 0...40))
    }
}
