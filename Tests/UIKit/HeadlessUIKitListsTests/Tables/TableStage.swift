import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import TimeLapse

/// A data source of texts that writes down what it is asked.
@MainActor
class TextRows: UITableViewDataSource {
    var sections: [[String]]
    var titles: [String?] = []
    var indexTitles: [String]?
    var isEditable = true
    let log: TableLog
    /// What the data source does in place of dequeuing a cell.
    var makeCell: (@MainActor (UITableView, IndexPath) -> UITableViewCell)?
    private(set) var made = 0

    init(_ sections: [[String]], _ log: TableLog) {
        self.sections = sections
        self.log = log
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        log.add("sections")
        return sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        log.add("rows \(section)")
        return sections.indices.contains(section) ? sections[section].count : 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.add("cell \(indexPath.shortText)")
        if let makeCell { return makeCell(tableView, indexPath) }
        let cell = dequeue(tableView)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    private func dequeue(_ tableView: UITableView) -> UITableViewCell {
        if let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return cell }
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: "row")
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        log.add("commit \(editingStyle) \(indexPath.shortText)")
        switch editingStyle {
        case .delete:
            sections[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        case .insert:
            sections[indexPath.section].insert("new", at: indexPath.row)
            tableView.insertRows(at: [indexPath], with: .automatic)
        case .none: break
        }
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        log.add("move \(sourceIndexPath.shortText) to \(destinationIndexPath.shortText)")
        let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
    }
}

/// What happened, a line each.
@MainActor
final class TableLog {
    private(set) var lines: [String] = []
    var isOn = true

    func add(_ line: @autoclosure () -> String) { if isOn { lines.append(line()) } }

    /// The lines since the last time, those in a row that begin alike in one.
    func take() -> String {
        defer { lines = [] }
        return lines.joined(separator: "\n")
    }
}

/// A delegate that writes down what it is told and asked of displaying, selecting and editing.
@MainActor
class LoggingTableDelegate: UITableViewDelegate {
    let log: TableLog
    var highlights: @MainActor (IndexPath) -> Bool = { _ in true }
    var selects: @MainActor (IndexPath) -> IndexPath? = { $0 }
    var deselects: @MainActor (IndexPath) -> IndexPath? = { $0 }
    var style = UITableViewCell.EditingStyle.delete
    var retarget: @MainActor (IndexPath, IndexPath) -> IndexPath = { $1 }
    var trailing: UISwipeActionsConfiguration?
    var leading: UISwipeActionsConfiguration?

    init(_ log: TableLog) {
        self.log = log
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        log.add("willDisplay \(indexPath.shortText)")
    }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        log.add("didEndDisplaying \(indexPath.shortText)")
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        log.add("willDisplayHeader \(section)")
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    {
        log.add("didEndDisplayingHeader \(section)")
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log.add("shouldHighlight \(indexPath.shortText)")
        return highlights(indexPath)
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.add("didHighlight \(indexPath.shortText)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.add("didUnhighlight \(indexPath.shortText)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.add("willSelect \(indexPath.shortText)")
        return selects(indexPath)
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.add("willDeselect \(indexPath.shortText)")
        return deselects(indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.add("didSelect \(indexPath.shortText)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.add("didDeselect \(indexPath.shortText)")
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        log.add("primaryAction \(indexPath.shortText)")
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        log.add("accessory \(indexPath.shortText)")
    }

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { style }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.add("willBeginEditing \(indexPath.shortText)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.add("didEndEditing \(indexPath?.shortText ?? "nil")")
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        log.add("target \(sourceIndexPath.shortText) to \(proposedDestinationIndexPath.shortText)")
        return retarget(sourceIndexPath, proposedDestinationIndexPath)
    }
}

/// A shown window with a table of 300 by 220 at (0, 100) in it: five rows of 44 points.
@MainActor
final class TableStage {
    let application = UIApplication.shared
    let window = UIWindow()
    let log = TableLog()
    let rows: TextRows
    let delegate: LoggingTableDelegate
    let table: UITableView

    init(_ sections: [[String]], style: UITableView.Style, titles: [String?] = []) {
        rows = TextRows(sections, log)
        rows.titles = titles
        delegate = LoggingTableDelegate(log)
        table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 220), style: style)
        table.rowHeight = 44
        table.sectionHeaderTopPadding = 0
        table.accessibilityIdentifier = "t"
        table.dataSource = rows
        table.delegate = delegate
        window.addSubview(table)
    }

    /// Shows a table in a world of its own and runs `body` with it, with an empty log.
    static func run<Result>(
        _ sections: [[String]] = [texts(10)], style: UITableView.Style = .plain, titles: [String?] = [],
        _ body: (TableStage) throws -> Result
    ) rethrows -> Result {
        try UIApplication.withShared(UIApplication()) {
            let stage = TableStage(sections, style: style, titles: titles)
            stage.window.makeKeyAndVisible()
            stage.settle()
            _ = stage.log.take()
            defer {
                stage.application.clock.runUntilIdle()
                stage.application.closeWindows()
            }
            return try body(stage)
        }
    }

    /// Texts that are numbers, from 0 on.
    static func texts(_ count: Int) -> [String] { (0..<count).map { "r\($0)" } }

    func settle() { application.commit() }

    func lapse(_ milliseconds: Int) { application.clock.advance(by: .milliseconds(milliseconds)) }

    /// The texts that are shown, from top to bottom, with where each begins.
    var shown: String {
        table.visibleCells.map { "\($0.textLabel?.text ?? "–")@\($0.frame.minY.shortText)" }
            .joined(separator: " ")
    }

    /// The point of the screen that is the middle of a row.
    func middle(_ row: Int, _ section: Int = 0) -> CGPoint {
        table.convertToScreen(table.rectForRow(at: IndexPath(row: row, section: section)).center)
    }

    func tap(_ row: Int, _ section: Int = 0) { tap(middle(row, section)) }

    func tap(_ point: CGPoint) {
        Finger.tap(point)
        lapse(200)
    }

    /// Moves a finger from a point of the screen in five steps of 20 milliseconds, and lifts it after a rest.
    func drag(from start: CGPoint, by way: CGVector, rest: Int = 0) {
        let finger = Finger(down: start)
        for step in 1...5 {
            lapse(20)
            let part = CGFloat(step) / 5
            finger.move(to: CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part))
        }
        lapse(rest)
        finger.lift()
    }

    func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

}
