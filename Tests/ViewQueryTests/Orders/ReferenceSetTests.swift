import TestSupport
import Testing

@testable import ViewQuery

/// The set of addresses against the standard library's.
@MainActor
@Suite("Sets of references") struct ReferenceSetTests {
    @Test("A set contains what it was made of, and nothing else", arguments: [0, 1, 2, 3, 7, 8, 64, 1000])
    func contains(count: Int) {
        let views = (0..<2 * count + 5).map { _ in UIView() }
        var numbers = SeededNumbers(seed: UInt64(count))
        let chosen = (0..<count).map { _ in numbers.element(of: views) }
        let set = ReferenceSet(chosen.map { .passUnretained($0) })
        let plain = Set(chosen.map { ObjectIdentifier($0) })
        for view in views {
            #expect(set.contains(.passUnretained(view)) == plain.contains(ObjectIdentifier(view)))
        }
    }
}
