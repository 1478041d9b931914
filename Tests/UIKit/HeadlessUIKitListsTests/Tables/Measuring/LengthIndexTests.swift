import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Lengths one after another, against a plain list of them.
@Suite("Sums of lengths") struct LengthIndexTests {
    @Test("Equal lengths are found by division")
    func alike() {
        let index = LengthIndex(count: 1_000_000, each: 44)
        #expect(index.total == 44_000_000)
        #expect(index.offset(of: 999_999) == 43_999_956)
        #expect(index.index(at: 43_999_956) == 999_999)
        #expect(index.index(at: 43_999_955) == 999_998)
        #expect(index.index(at: -5) == 0)
        #expect(index.index(at: 1e12) == 999_999)
    }

    @Test("An empty list of lengths has nothing to find")
    func empty() {
        let index = LengthIndex(count: 0, each: 44)
        #expect(index.total == 0 && index.index(at: 3) == 0)
        #expect(LengthIndex([]).total == 0)
    }

    @Test("Elements without length are passed over")
    func withoutLength() {
        let index = LengthIndex([0, 0, 10, 0, 5, 0])
        #expect([0, 9, 10, 14].map { index.index(at: $0) } == [2, 2, 4, 4])
        #expect(index.index(at: 15) == 5)
    }

    @Test(
        "Fractions are found where they begin, whatever the order of the sums",
        arguments: [44.33, 0.1, 17.67])
    func fractions(length: CGFloat) {
        var index = LengthIndex(count: 1000, each: length)
        for place in stride(from: 0, to: 1000, by: 7) { index.set(place, to: length * 1.37) }
        for place in 0..<1000 { #expect(index.index(at: index.offset(of: place)) == place) }
    }

    @Test("Any list of lengths finds the same as a plain list", arguments: [true, false])
    func random(isDense: Bool) {
        var numbers = SeededNumbers(seed: 7)
        for _ in 0..<Rounds.of(50, share: 5) {
            let count = numbers.next(below: 40)
            var list = [CGFloat](repeating: 10, count: count)
            var index = isDense ? LengthIndex(list) : LengthIndex(count: count, each: 10)
            for _ in 0..<60 where count > 0 {
                let place = numbers.next(below: count)
                let length = CGFloat(numbers.next(below: 5) * 7)
                list[place] = length
                index.set(place, to: length)
                var sum: CGFloat = 0
                for (place, length) in list.enumerated() {
                    #expect(index.offset(of: place) == sum && index[place] == length)
                    if length > 0 { #expect(index.index(at: sum) == place) }
                    sum += length
                }
                #expect(index.total == sum)
            }
        }
    }
}
