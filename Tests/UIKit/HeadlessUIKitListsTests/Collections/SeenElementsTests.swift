import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Keys of elements and the notes about those seen, against plain tuples and sets.
@Suite("Keys of layout elements") struct SeenElementsTests {
    private static let kinds = ["", "header", "footer"]

    /// The parts of a key, in the order in which keys are compared.
    private struct Parts: Hashable {
        var category: UICollectionView.ElementCategory
        var kind: String
        var path: IndexPath

        init(_ numbers: inout SeededNumbers) {
            let categories: [UICollectionView.ElementCategory] = [
                .cell, .cell, .supplementaryView, .decorationView,
            ]
            category = categories[numbers.next(below: 4)]
            kind = category == .cell ? "" : SeenElementsTests.kinds[numbers.next(below: 3)]
            switch numbers.next(below: 12) {
            case 0: path = IndexPath()
            case 1: path = IndexPath(index: numbers.next(below: 3))
            case 2: path = IndexPath(indexes: [numbers.next(below: 3), numbers.next(below: 3), 1])
            default: path = IndexPath(item: numbers.next(below: 4), section: numbers.next(below: 3))
            }
        }

        var key: ElementKey { ElementKey(category, kind, path) }

        func isBefore(_ other: Parts) -> Bool {
            if category != other.category { return category.rawValue < other.category.rawValue }
            if path != other.path { return path < other.path }
            return kind < other.kind
        }
    }

    @Test("A key has the parts that it was made of, and is compared by them")
    func keys() {
        var numbers = SeededNumbers(seed: 3)
        for _ in 0..<Rounds.of(20_000) {
            let (one, other) = (Parts(&numbers), Parts(&numbers))
            #expect(one.key.category == one.category)
            #expect(one.key.kind == one.kind)
            #expect(one.key.indexPath == one.path)
            #expect((one.key == other.key) == (one == other))
            #expect((one.key < other.key) == one.isBefore(other))
            if one == other { #expect(one.key.hashValue == other.key.hashValue) }
            #expect(one.key.at(other.path).indexPath == other.path)
        }
    }

    @Test("An element is new the first time, in whatever order elements come")
    func seen() {
        var numbers = SeededNumbers(seed: 5)
        for round in 0..<Rounds.of(2_000) {
            var parts = (0..<numbers.next(below: 30)).map { _ in Parts(&numbers) }
            // Some in order, as layouts have them, of which a few come twice.
            if round % 2 == 0 { parts.sort { $0.isBefore($1) } }
            var seen = SeenElements()
            var plain: Set<Parts> = []
            for part in parts { #expect(seen.insert(part.key) == plain.insert(part).inserted) }
        }
    }

    @Test("The order of keys is that of comparing each with each")
    func order() {
        var numbers = SeededNumbers(seed: 9)
        for round in 0..<Rounds.of(1_000) {
            var parts = (0..<numbers.next(below: 40)).map { _ in Parts(&numbers) }
            // Cells alone, as usual.
            if round % 2 == 0 { parts = parts.filter { $0.category == .cell && $0.path.count == 2 } }
            var known: Set<Parts> = []
            let keys = parts.filter { known.insert($0).inserted }.map(\.key)
            var plain: [ElementKey] = []
            for key in keys { plain.insert(key, at: plain.firstIndex { key < $0 } ?? plain.count) }
            #expect(ElementOrder.sorted(keys) == plain)
            #expect(ElementOrder.indices(of: keys).map { keys[$0] } == plain)
        }
    }
}
