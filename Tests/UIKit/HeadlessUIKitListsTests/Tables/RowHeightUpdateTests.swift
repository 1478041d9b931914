import Foundation
import HeadlessUIKit
import Testing

// As documented by Apple of beginUpdates(): "You can also use this method followed by the endUpdates() method to
// animate the change in the row heights without reloading the cell."
@MainActor
@Suite("Row heights in updates without changes") struct RowHeightUpdateTests {
    /// A delegate whose rows can be expanded.
    @MainActor
    private final class Expanding: UITableViewDelegate {
        var expanded: Set<Int> = []
        private let log: TableLog

        init(_ log: TableLog) {
            self.log = log
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            log.add("height \(indexPath.shortText)")
            return expanded.contains(indexPath.row) ? 100 : 44
        }
    }

    /// A cell that is as high as it is told.
    private final class ElasticCell: UITableViewCell {
        var height: CGFloat = 44

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    }

    /// How an update without changes is written.
    enum Spelling: CaseIterable {
        case pair, batch, emptyBatch

        @MainActor
        func update(_ table: UITableView, completion: (@MainActor (Bool) -> Void)? = nil) {
            switch self {
            case .pair:
                table.beginUpdates()
                table.endUpdates()
            case .batch: table.performBatchUpdates(nil, completion: completion)
            case .emptyBatch: table.performBatchUpdates({}, completion: completion)
            }
        }
    }

    @Test(
        "The delegate's heights are asked for again, and cells move there without being reloaded",
        arguments: Spelling.allCases)
    func delegateHeights(spelling: Spelling) {
        TableStage.run { stage in
            let delegate = Expanding(stage.log)
            defer { withExtendedLifetime(delegate) {} }
            stage.table.delegate = delegate
            stage.settle()
            let cells = stage.table.visibleCells
            _ = stage.log.take()
            delegate.expanded = [1]
            spelling.update(stage.table)
            stage.settle()
            let asked = stage.log.take()
            #expect(asked.contains("height 0·1") && !asked.contains("cell "))
            #expect(stage.table.visibleCells == Array(cells.prefix(4)))
            #expect(stage.shown == "r0@0 r1@44 r2@144 r3@188")
            #expect(stage.table.contentSize.height == 496)
            delegate.expanded = []
            spelling.update(stage.table)
            stage.settle()
            #expect(stage.shown == "r0@0 r1@44 r2@88 r3@132 r4@176")
        }
    }

    @Test("Cells move to their new heights in an animation")
    func animated() throws {
        try TableStage.run { stage in
            let delegate = Expanding(stage.log)
            defer { withExtendedLifetime(delegate) {} }
            stage.table.delegate = delegate
            stage.settle()
            let third = try #require(stage.table.cellForRow(at: stage.path(2)))
            delegate.expanded = [0]
            var log: [String] = []
            stage.table.performBatchUpdates(nil) { log.append("done \($0)") }
            #expect(third.frame.minY == 144)
            stage.lapse(100)
            let shown = try #require(third.layer.presentation()).position.y - 22
            #expect(shown > 88 && shown < 144 && log == [])
            stage.application.clock.runUntilIdle()
            #expect(log == ["done true"])
            #expect(third.layer.presentation()?.position.y == 166)
        }
    }

    @Test("Self-sizing cells are measured again; those off screen when they are next shown")
    func selfSizing() throws {
        try TableStage.run { stage in
            stage.table.rowHeight = UITableView.automaticDimension
            stage.table.delegate = nil
            stage.rows.makeCell = { [rows = stage.rows] _, path in
                let cell = ElasticCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = rows.sections[path.section][path.row]
                return cell
            }
            stage.table.reloadData()
            stage.settle()
            let first = try #require(stage.table.cellForRow(at: stage.path(0)) as? ElasticCell)
            first.height = 120
            stage.table.beginUpdates()
            stage.table.endUpdates()
            stage.settle()
            #expect(stage.table.cellForRow(at: stage.path(0)) === first)
            #expect(stage.shown == "r0@0 r1@120 r2@164 r3@208")
        }
    }

    @Test("Heights that are requested up front are all requested again")
    func withoutEstimates() {
        TableStage.run { stage in
            let delegate = Expanding(stage.log)
            defer { withExtendedLifetime(delegate) {} }
            stage.table.estimatedRowHeight = 0
            stage.table.delegate = delegate
            stage.settle()
            _ = stage.log.take()
            delegate.expanded = [9]
            stage.table.beginUpdates()
            stage.table.endUpdates()
            #expect(stage.log.take().components(separatedBy: "height").count == 11)
            #expect(stage.table.contentSize.height == 496)
        }
    }

    @Test("A row off screen keeps its height until it is shown, and is measured again then")
    func outOfSight() {
        TableStage.run([TableStage.texts(30)]) { stage in
            let delegate = Expanding(stage.log)
            defer { withExtendedLifetime(delegate) {} }
            stage.table.delegate = delegate
            stage.settle()
            stage.table.contentOffset.y = 440
            stage.settle()
            delegate.expanded = [0]
            stage.table.beginUpdates()
            stage.table.endUpdates()
            stage.settle()
            #expect(stage.shown.hasPrefix("r10@440"))
            stage.table.contentOffset.y = 0
            stage.settle()
            #expect(stage.shown.contains("r1@100"))
        }
    }
}
