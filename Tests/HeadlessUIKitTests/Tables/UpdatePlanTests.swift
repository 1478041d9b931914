import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Where rows are after a batch of changes.
@Suite struct UpdatePlanTests {
    @Test("Those that stay fill the places that are left")
    func shift() {
        let shift = IndexShift(removing: [4, 1], placing: [5, 0])
        #expect((0..<6).map { shift.new($0) } == [1, nil, 2, 3, nil, 4])
        #expect((0..<7).map { shift.old($0) } == [nil, 0, 2, 3, 5, nil, 6])
        #expect(IndexShift().new(7) == 7)
    }

    @Test("A shift is what removing and inserting in a list is")
    func random() {
        var numbers = SeededNumbers(seed: 3)
        for _ in 0..<500 {
            let count = numbers.next(below: 12)
            let removed = (0..<count).filter { _ in numbers.onceIn(3) }
            let left = (0..<count).filter { !removed.contains($0) }
            let placed = (0..<(left.count + numbers.next(below: 4))).filter { _ in numbers.onceIn(4) }
            var list: [Int?] = left
            for place in placed where place <= list.count { list.insert(nil, at: place) }
            let shift = IndexShift(removing: removed, placing: placed.filter { $0 < list.count })
            for (place, old) in list.enumerated() {
                #expect(shift.old(place) == old)
                if let old { #expect(shift.new(old) == place) }
            }
            for old in removed { #expect(shift.new(old) == nil) }
        }
    }

    private static func row(_ row: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(row: row, section: section)
    }

    @Test("What cannot be is refused, with UIKit's numbers")
    func problems() {
        func change(_ body: (inout TableUpdates) -> Void) -> TableUpdates {
            var updates = TableUpdates(isLoaded: true)
            body(&updates)
            return updates
        }
        func rows(_ paths: IndexPath...) -> [TableUpdates.Change<IndexPath>] {
            paths.map { .init(place: $0, animation: .fade) }
        }
        func sections(_ places: Int...) -> [TableUpdates.Change<Int>] {
            places.map { .init(place: $0, animation: .fade) }
        }
        let row = Self.row
        let cases: [(TableUpdates, [Int], [Int], String)] = [
            (
                change { $0.insertedRows = rows(row(0, 0)) }, [3], [3],
                "invalid number of rows in section 0. It has 3 after the update, and had 3 before; with 1 inserted,"
                    + " 0 deleted, 0 moved in and 0 moved out it should have 4."
            ),
            (
                change { $0.movedRows = [.init(source: row(0, 0), target: row(0, 1))] }, [3, 1], [3, 1],
                "invalid number of rows in section 0. It has 3 after the update, and had 3 before; with 0 inserted,"
                    + " 0 deleted, 0 moved in and 1 moved out it should have 2."
            ),
            (
                change { $0.deletedSections = sections(0) }, [3, 1], [3, 1],
                "invalid number of sections. There are 2 after the update, and were 2 before; with 0 inserted and 1"
                    + " deleted there should be 1."
            ),
            (
                change { $0.deletedRows = rows(row(3, 0)) }, [3], [2],
                "attempt to delete row 3 of section 0, but there are only 3 rows in it before the update."
            ),
            (
                change { $0.insertedRows = rows(row(4, 0)) }, [3], [4],
                "attempt to insert row 4 of section 0, but there are only 4 rows in it after the update."
            ),
            (
                change { $0.insertedRows = rows(row(-1, 0)) }, [3], [4],
                "attempt to insert row -1 of section 0, but there are only 4 rows in it after the update."
            ),
            (
                change { $0.reloadedRows = rows(row(0, 2)) }, [3], [3],
                "attempt to reload a row of section 2, but there are only 1 sections before the update."
            ),
            (
                change { $0.deletedSections = sections(5) }, [3], [],
                "attempt to delete section 5, but there are only 1 sections before the update."
            ),
            (
                change {
                    $0.deletedRows = rows(row(0, 0))
                    $0.reloadedRows = rows(row(0, 0))
                }, [3], [2], "attempt to delete and reload row 0·0."
            ),
            (
                change { $0.deletedRows = rows(row(0, 0), row(0, 0)) }, [3], [1],
                "attempt to delete twice row 0·0."
            ),
            (
                change {
                    $0.deletedRows = rows(row(0, 0))
                    $0.movedRows = [.init(source: row(0, 0), target: row(1, 0))]
                }, [3], [2], "attempt to delete and move row 0·0."
            ),
            (
                change { $0.insertedRows = rows(IndexPath(index: 3)) }, [3], [4],
                "attempt to insert a row at an index path of 1 numbers; it takes two."
            ),
            (
                change {
                    $0.deletedSections = sections(0)
                    $0.reloadedSections = sections(0)
                }, [3], [], "attempt to delete and reload section 0."
            ),
        ]
        for (updates, before, after, text) in cases {
            let problem = #expect(throws: UpdateProblem.self) {
                _ = try UpdatePlan(updates, before: before, after: after)
            }
            #expect(problem?.text(table: "t") == "Invalid update of t: \(text) The table is loaded anew.")
        }
    }
}
