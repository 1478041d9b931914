import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct TouchSetsTests {
    @Test("The set is that of the given touches, whatever was asked for before")
    func sets() {
        let touches = (0..<4).map { UITouch(at: CGPoint(x: CGFloat($0), y: 0), timestamp: 0) }
        var numbers = SeededNumbers(seed: 1)
        var sets = TouchSets()
        for _ in 0..<200 {
            var some: [UITouch] = []
            for touch in touches where numbers.onceIn(2) { some.append(touch) }
            if numbers.onceIn(3) { some.reverse() }
            #expect(sets.set(of: some) == Set(some))
        }
    }

    @Test("Arrays are identical if they have the same objects in the same order")
    func identity() {
        let (one, other) = (UITouch(at: .zero, timestamp: 0), UITouch(at: .zero, timestamp: 0))
        #expect([one, other].isIdentical(to: [one, other]))
        #expect(![one, other].isIdentical(to: [other, one]))
        #expect(![one].isIdentical(to: [one, other]))
        #expect([UITouch]().isIdentical(to: []))
        #expect([one].containsObject(one))
        #expect(![one].containsObject(other))
    }
}
