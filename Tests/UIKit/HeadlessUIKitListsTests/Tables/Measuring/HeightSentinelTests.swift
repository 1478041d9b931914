import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What 0, `automaticDimension` and other numbers below 0 mean: the same on a property and in a delegate's answer.
///
/// Apple, `UITableView.estimatedRowHeight` and `estimatedSectionHeaderHeight`: 0 disables estimates, so that the actual
/// height of each row is requested; `automaticDimension` leaves the number to the table. Of 0 as a height in a grouped
/// table, which stands for the default, tell for instance blog.sunnyxx.com/2015/04/15/ios-hide-grouped-tableview-header
/// and CascadingTableDelegate's pull request 10.
@MainActor
@Suite("Zero and automatic heights") struct HeightSentinelTests {
    private static let automatic = UITableView.automaticDimension

    /// The rows that a delegate was asked for, and the height of each.
    @MainActor private final class Answers {
        var asked: Set<Int> = []
        let row: CGFloat

        init(row: CGFloat) {
            self.row = row
        }

        func height(_ path: IndexPath) -> CGFloat {
            asked.insert(path.row)
            return row
        }
    }

    @MainActor private final class Heights: UITableViewDelegate {
        let answers: Answers

        init(_ answers: Answers) {
            self.answers = answers
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            answers.height(indexPath)
        }
    }

    @MainActor private final class Estimates: UITableViewDelegate {
        let answers: Answers
        let estimate: @MainActor (Int) -> CGFloat

        init(_ answers: Answers, _ estimate: @escaping @MainActor (Int) -> CGFloat) {
            self.answers = answers
            self.estimate = estimate
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            answers.height(indexPath)
        }

        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            estimate(indexPath.row)
        }
    }

    /// What a table of 20 rows is like: its visible rows, its height, and for how many rows the delegate was asked.
    private func table(_ estimate: CGFloat, row: CGFloat, byDelegate: Bool) -> (String, [String]) {
        var text = ""
        let failures = failureTexts {
            TableStage.run([TableStage.texts(20)]) { stage in
                let answers = Answers(row: row)
                let delegate: any UITableViewDelegate =
                    byDelegate ? Estimates(answers) { _ in estimate } : Heights(answers)
                stage.table.rowHeight = Self.automatic
                if !byDelegate { stage.table.estimatedRowHeight = estimate }
                stage.table.delegate = delegate
                stage.settle()
                text =
                    "\(stage.table.visibleCells.count) \(stage.table.contentSize.height.shortText) "
                    + "\(answers.asked.count)"
            }
        }
        return (text, failures)
    }

    @Test(
        "Zero and automatic estimates of rows mean the same on the property and in the delegate",
        arguments: [
            (0, 50, "5 1000 20"), (0, -1, "5 880 20"), (-1, 50, "5 910 5"), (100, 50, "5 1750 5"),
            (-1, -1, "6 878 6"),
        ] as [(CGFloat, CGFloat, String)])
    func estimates(estimate: CGFloat, row: CGFloat, expected: String) {
        for byDelegate in [false, true] {
            let (text, failures) = table(estimate, row: row, byDelegate: byDelegate)
            #expect(text == expected, "by the delegate: \(byDelegate)")
            #expect(failures == [], "by the delegate: \(byDelegate)")
        }
    }

    @Test("Negative estimates are failures that name the number, and the default holds")
    func negative() {
        for byDelegate in [false, true] {
            let (text, failures) = table(-7, row: 50, byDelegate: byDelegate)
            #expect(text == "5 910 5", "by the delegate: \(byDelegate)")
            #expect(failures.allSatisfy { $0.contains("-7") } && !failures.isEmpty)
        }
    }

    @Test("Some rows may have estimates, and others none")
    func mixed() {
        TableStage.run([TableStage.texts(20)]) { stage in
            let answers = Answers(row: 60)
            let delegate = Estimates(answers) { $0 < 10 ? 0 : 100 }
            stage.table.delegate = delegate
            stage.settle()
            #expect(stage.table.contentSize.height == 1600 && answers.asked == Set(0..<10))
            stage.table.performBatchUpdates(nil)
            stage.lapse(500)
            #expect(stage.table.contentSize.height == 1600)
            stage.table.contentOffset.y = 1380
            stage.settle()
            #expect(stage.table.visibleCells.allSatisfy { $0.frame.height == 60 })
        }
    }

    @Test("A delegate with heights is asked, though the table's own height is 0")
    func hiddenByProperty() {
        TableStage.run([TableStage.texts(20)]) { stage in
            stage.table.rowHeight = 0
            let delegate = Heights(Answers(row: 50))
            stage.table.delegate = delegate
            stage.settle()
            #expect(stage.table.visibleCells.count == 5)
        }
    }

    // MARK: Headers and footers

    @MainActor private final class Edges: UITableViewDelegate {
        let height: CGFloat

        init(_ height: CGFloat) {
            self.height = height
        }

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { height }
    }

    /// The heights of the header and the footer of the second section, of which only the header may have a title.
    private func edges(_ style: UITableView.Style, _ height: CGFloat, title: String?, byDelegate: Bool)
        -> (String, [String])
    {
        var text = ""
        let failures = failureTexts {
            TableStage.run([["a"], ["b"]], style: style, titles: [nil, title]) { stage in
                let edges = Edges(height)
                if byDelegate {
                    stage.table.delegate = edges
                } else {
                    stage.table.sectionHeaderHeight = height
                    stage.table.sectionFooterHeight = height
                }
                stage.settle()
                let header = stage.table.rectForHeader(inSection: 1).height
                let footer = stage.table.rectForFooter(inSection: 1).height
                text = "\(header.shortText) \(footer.shortText)"
            }
        }
        return (text, failures)
    }

    @Test(
        "Zero and automatic heights of headers with a title, and of footers without one, are UIKit's",
        arguments: [
            (UITableView.Style.grouped, 0, "38 18"), (.grouped, -1, "38 18"), (.grouped, 30, "30 30"),
            (.insetGrouped, 0, "38 18"), (.plain, -1, "28 0"),
        ] as [(UITableView.Style, CGFloat, String)])
    func edgeHeights(style: UITableView.Style, height: CGFloat, expected: String) {
        for byDelegate in [false, true] {
            let (text, failures) = edges(style, height, title: "Title", byDelegate: byDelegate)
            #expect(text == expected && failures.isEmpty, "by the delegate: \(byDelegate)")
        }
    }

    @Test("Headers and footers of a plain table with a height of 0 are hidden")
    func hiddenEdges() {
        for byDelegate in [false, true] {
            #expect(edges(.plain, 0, title: "Title", byDelegate: byDelegate).0 == "0 0")
        }
    }

    @Test("Other numbers below 0 are failures that name the number")
    func negativeEdges() {
        for byDelegate in [false, true] {
            let failures = edges(.grouped, -5, title: "Title", byDelegate: byDelegate).1
            #expect(failures.contains { $0.contains("-5") && $0.contains("the header of section 1") })
        }
    }
}
