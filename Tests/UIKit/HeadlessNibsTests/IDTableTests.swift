import TestSupport
import Testing

@testable import HeadlessNibs

@Suite("Values by ids") struct IDTableTests {
    @Test("A table has the first or the last value of each id, whatever ids there are and however many")
    func random() {
        for seed in 0..<Rounds.of(200) {
            var numbers = SeededNumbers(seed: UInt64(seed))
            var table = IDTable<Int>()
            var plain: [String: Int] = [:]
            var ids: [String] = []
            if seed % 3 == 0 { table.reserveCapacity(numbers.next(below: 40)) }
            let count = 1 + numbers.next(below: 90)
            for value in 0..<count {
                let id = Self.id(numbers.next(below: count))
                let replaces = numbers.next(below: 2) == 0
                table.set(value, as: id, replaces: replaces)
                if plain[id] == nil { ids.append(id) }
                if replaces || plain[id] == nil { plain[id] = value }
            }
            #expect(table.count == plain.count)
            #expect(table.ids == ids)
            #expect(table.values == ids.map { plain[$0] })
            for number in 0..<(2 * count) { #expect(table[Self.id(number)] == plain[Self.id(number)]) }
        }
    }

    /// Ids as Xcode writes them, and others that a file may have.
    private static func id(_ number: Int) -> String {
        switch number % 4 {
        case 0: number == 0 ? "" : "\(number)"
        case 1: "x\(number)-Tf-2Qa"
        case 2: "an id that is longer than fifteen characters \(number)"
        default: "é\(number)"
        }
    }

    @Test("An empty table has nothing")
    func empty() {
        let table = IDTable<Int>()
        #expect(table["a"] == nil)
        #expect(table.ids.isEmpty)
        #expect(table.count == 0)
    }
}
