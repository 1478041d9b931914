import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Batches of changes at random, against plain arrays.
@MainActor @Suite("Random table updates") struct RandomTableUpdateTests {
    /// A row that is the same wherever it goes.
    private struct Model {
        var sections: [[String]]
        var serial = 0

        mutating func newText() -> String {
            serial += 1
            return "n\(serial)"
        }
    }

    /// Changes rows of a model, announces them to the table, and returns the model afterwards.
    ///
    /// As the index paths say it: deletions and moves away are of the old rows, insertions and arrivals of the new.
    private func change(_ numbers: inout SeededNumbers, _ model: inout Model, _ stage: TableStage) {
        let old = model.sections
        let table = stage.table
        var left: [[String?]] = old
        var moving: [(IndexPath, String)] = []
        for (section, rows) in old.enumerated() {
            for row in rows.indices {
                let path = IndexPath(row: row, section: section)
                switch numbers.next(below: 12) {
                case 0:
                    table.deleteRows(at: [path], with: .fade)
                    left[section][row] = nil
                case 1:
                    moving.append((path, rows[row]))
                    left[section][row] = nil
                case 2: table.reloadRows(at: [path], with: .automatic)
                default: break
                }
            }
        }
        var new = left.map { $0.compactMap { $0 } }
        let arrivals = moving.map { (source: $0.0, text: $0.1) }
        for _ in 0..<numbers.next(below: 3) {
            new[numbers.next(below: new.count)].append(model.newText())
        }
        for arrival in arrivals { new[numbers.next(below: new.count)].append(arrival.text) }
        // Shuffled among those that stay, whose order is kept.
        for section in new.indices {
            let staying = Set(left[section].compactMap { $0 })
            let coming = new[section].filter { !staying.contains($0) }
            new[section] = new[section].filter { staying.contains($0) }
            for text in coming { new[section].insert(text, at: numbers.next(below: new[section].count + 1)) }
        }
        let known = Set(old.joined())
        for (section, rows) in new.enumerated() {
            for (row, text) in rows.enumerated() {
                let path = IndexPath(row: row, section: section)
                if let arrival = arrivals.first(where: { $0.text == text }) {
                    table.moveRow(at: arrival.source, to: path)
                } else if !known.contains(text) {
                    table.insertRows(at: [path], with: .fade)
                }
            }
        }
        model.sections = new
        changeSections(&numbers, &model, stage)
        stage.rows.sections = model.sections
    }

    /// Puts an empty section at the end, or takes one away, now and then: rows keep their sections' numbers.
    private func changeSections(_ numbers: inout SeededNumbers, _ model: inout Model, _ stage: TableStage) {
        guard numbers.onceIn(5) else { return }
        if model.sections.count < 5 {
            stage.table.insertSections([model.sections.count], with: .fade)
            model.sections.append([model.newText(), model.newText()])
        }
    }

    /// Where the table is not what the model is; `nil` if it is.
    ///
    /// - Parameter hasTexts: whether rows that were not told of are what they were.
    private func difference(_ stage: TableStage, _ model: Model, hasTexts: Bool = true) -> String? {
        let table = stage.table
        stage.settle()
        if table.numberOfSections != model.sections.count { return "\(table.numberOfSections) sections" }
        for row in table.visibleRows {
            let text = row.cell.textLabel?.text
            let isRight = !hasTexts || text == model.sections[row.path.section][row.path.row]
            if !isRight || row.cell.rowPath != row.path {
                return "\(text ?? "nothing") at \(row.path.shortText)"
            }
            if row.cell.frame != table.rectForRow(at: row.path) { return "\(row.path.shortText) elsewhere" }
        }
        let paths = table.geometry.rows(from: table.bounds.minY, to: table.bounds.maxY)
        if table.visibleRows.map(\.path) != paths { return "other rows in sight" }
        for path in table.indexPathsForSelectedRows ?? [] where !table.geometry.contains(path) {
            return "\(path.shortText) selected"
        }
        return nil
    }

    @Test("Thousands of batches of changes keep the table equal to plain arrays")
    func random() {
        TableStage.run([TableStage.texts(8), ["x"]]) { stage in
            stage.log.isOn = false
            stage.table.allowsMultipleSelection = true
            var numbers = SeededNumbers(seed: 11)
            var model = Model(sections: stage.rows.sections)
            var differences: [String] = []
            let failures = failureTexts {
                for round in 0..<Rounds.of(10_000) {
                    stage.table.performBatchUpdates { change(&numbers, &model, stage) }
                    if numbers.onceIn(3), let text = difference(stage, model) {
                        differences.append("\(round): \(text)")
                    }
                    if numbers.onceIn(4) { stage.lapse(numbers.next(below: 400)) }
                    if numbers.onceIn(6) {
                        stage.table.contentOffset.y = numbers.next(in: 0...300)
                    }
                    if numbers.onceIn(9), let path = stage.table.indexPathsForVisibleRows?.first {
                        stage.table.selectRow(at: path, animated: false, scrollPosition: .none)
                    }
                    if model.sections.joined().count > 16 || round % 500 == 0 {
                        model.sections = [TableStage.texts(6), ["y\(round)"]]
                        stage.rows.sections = model.sections
                        stage.table.reloadData()
                    }
                }
            }
            #expect(failures == [] && differences == [])
            stage.lapse(1000)
            #expect(stage.table.leaving.isEmpty)
            #expect(stage.table.subviews.count == stage.table.visibleCells.count)
        }
    }

    @Test("Nonsense fails in words, and leaves a table that shows its data")
    func nonsense() {
        TableStage.run([TableStage.texts(6), ["x", "y"]]) { stage in
            stage.log.isOn = false
            var numbers = SeededNumbers(seed: 5)
            var (failed, odd): (Int, [String]) = (0, [])
            let rounds = Rounds.of(2000, share: 5)
            for _ in 0..<rounds {
                func path() -> IndexPath {
                    IndexPath(row: numbers.next(below: 12) - 2, section: numbers.next(below: 4) - 1)
                }
                let failures = failureTexts {
                    stage.table.performBatchUpdates {
                        stage.rows.sections = (0..<numbers.next(below: 4)).map { _ in
                            TableStage.texts(numbers.next(below: 8))
                        }
                        for _ in 0..<numbers.next(below: 4) {
                            switch numbers.next(below: 8) {
                            case 0: stage.table.insertRows(at: [path()], with: .fade)
                            case 1: stage.table.deleteRows(at: [path(), path()], with: .fade)
                            case 2: stage.table.reloadRows(at: [path()], with: .none)
                            case 3: stage.table.moveRow(at: path(), to: path())
                            case 4: stage.table.insertSections([numbers.next(below: 5)], with: .fade)
                            case 5: stage.table.deleteSections([numbers.next(below: 5)], with: .fade)
                            case 6: stage.table.moveSection(numbers.next(below: 4) - 1, toSection: 0)
                            default: stage.table.reconfigureRows(at: [path()])
                            }
                        }
                    }
                }
                odd += failures.filter { !$0.hasPrefix("Invalid update of UITableView #t: ") }
                failed += failures.isEmpty ? 0 : 1
                let model = Model(sections: stage.rows.sections)
                if let text = difference(stage, model, hasTexts: false) { odd.append(text) }
                if numbers.onceIn(4) { stage.lapse(200) }
            }
            #expect(odd.prefix(3) == [])
            #expect(failed > rounds / 2)
        }
    }
}
