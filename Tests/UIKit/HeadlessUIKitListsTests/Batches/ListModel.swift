import Foundation
import TestSupport

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Lists in a list, changed in the plainest way there is; what was there before has numbers below 1000.
struct ListModel {
    private(set) var sections: [[Int]]
    private var next = 1000

    init(_ numbers: inout SeededNumbers) {
        var name = 0
        sections = []
        for _ in 0..<numbers.next(below: 5) {
            var items: [Int] = []
            for _ in 0..<numbers.next(below: 7) {
                items.append(name)
                name += 1
            }
            sections.append(items)
        }
    }

    /// Starts from these lists.
    init(_ sections: [[Int]], next: Int) {
        self.sections = sections
        self.next = next
    }

    /// Changes the lists at random, and says what was changed.
    mutating func change(_ numbers: inout SeededNumbers) -> BatchUpdate {
        var update = BatchUpdate()
        var (itemsOut, sectionsOut) = takeOut(&numbers, &update)
        // Sections that stay or come, each with where it came from.
        var arranged = sections.indices.filter { !sectionsOut.contains($0) }
            .map { (origin: Optional($0), items: rest(of: $0, itemsOut)) }
        var arrivals: [(place: Int, origin: Int?)] = []
        for section in sectionsOut.filter({ $0 >= 0 }) where numbers.onceIn(2) {
            arrivals.append((0, section))
        }
        if numbers.onceIn(3) { arrivals.append((0, nil)) }
        var taken: Set<Int> = []
        for index in arrivals.indices {
            let place = numbers.next(below: arranged.count + arrivals.count)
            guard taken.insert(place).inserted else {
                arrivals[index].place = -1
                continue
            }
            arrivals[index].place = place
        }
        for arrival in arrivals.filter({ $0.place >= 0 }).sorted(by: { $0.place < $1.place }) {
            guard arrival.place <= arranged.count else { continue }
            if let origin = arrival.origin {
                arranged.insert((origin, rest(of: origin, itemsOut)), at: arrival.place)
                update.changes.append(.moveSection(origin, to: arrival.place))
                sectionsOut.removeAll { $0 == origin }
            } else {
                arranged.insert((nil, fresh(&numbers)), at: arrival.place)
                update.changes.append(.insertSection(arrival.place))
            }
        }
        update.changes += sectionsOut.map { .deleteSection($0) }
        putIn(&arranged, &itemsOut, &numbers, &update)
        update.changes += itemsOut.map { .deleteItem($0.path) }
        sections = arranged.map(\.items)
        return update
    }

    private typealias Out = (path: IndexPath, name: Int)

    private func takeOut(_ numbers: inout SeededNumbers, _ update: inout BatchUpdate) -> ([Out], [Int]) {
        var items: [Out] = []
        var gone: [Int] = []
        for (section, list) in sections.enumerated() {
            if numbers.onceIn(4) { gone.append(section) }
            for (item, name) in list.enumerated() where numbers.onceIn(4) {
                items.append((IndexPath(item: item, section: section), name))
            }
        }
        return (items, gone)
    }

    private func rest(of section: Int, _ out: [Out]) -> [Int] {
        sections[section].filter { name in !out.contains { $0.name == name } }
    }

    private mutating func fresh(_ numbers: inout SeededNumbers) -> [Int] {
        var items: [Int] = []
        for _ in 0..<numbers.next(below: 4) {
            items.append(next)
            next += 1
        }
        return items
    }

    private mutating func putIn(
        _ arranged: inout [(origin: Int?, items: [Int])], _ out: inout [Out], _ numbers: inout SeededNumbers,
        _ update: inout BatchUpdate
    ) {
        for section in arranged.indices {
            var place = 0
            while place <= arranged[section].items.count {
                if numbers.onceIn(5) {
                    if !out.isEmpty, numbers.onceIn(2) {
                        let moved = out.remove(at: numbers.next(below: out.count))
                        arranged[section].items.insert(moved.name, at: place)
                        update.changes.append(
                            .moveItem(moved.path, to: IndexPath(item: place, section: section)))
                    } else {
                        arranged[section].items.insert(next, at: place)
                        next += 1
                        update.changes.append(.insertItem(IndexPath(item: place, section: section)))
                    }
                }
                place += 1
            }
        }
    }
}
