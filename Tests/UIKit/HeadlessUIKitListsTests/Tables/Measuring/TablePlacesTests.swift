import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Where rows, headers and footers are, and what is where.
@MainActor @Suite("Layout of tables") struct TablePlacesTests {
    @Test("Titles of a plain table are above the rows, from edge to edge")
    func plain() {
        TableStage.run([["a", "b"], [], ["c"]], titles: ["One", nil, "Three"]) { stage in
            let table = stage.table
            #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 28))
            #expect(table.rectForRow(at: stage.path(1)) == CGRect(x: 0, y: 72, width: 300, height: 44))
            #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 116))
            #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 116, width: 300, height: 0))
            #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 116, width: 300, height: 0))
            #expect(table.rectForRow(at: stage.path(0, 2)).minY == 144)
            #expect(table.contentSize == CGSize(width: 300, height: 188))
            #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 72)) == stage.path(1))
            #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 130)) == nil)
            #expect(
                table.indexPathsForRows(in: CGRect(x: 0, y: 115, width: 10, height: 30))
                    == [stage.path(1), stage.path(0, 2)])
            #expect(table.rectForRow(at: stage.path(9)) == CGRect(x: 0, y: 188, width: 0, height: 0))
            #expect(table.numberOfRows(inSection: 7) == 0 && table.numberOfSections == 3)
            #expect(table.headerView(forSection: 2)?.textLabel?.text == "Three")
        }
    }

    @Test("The room above headers of a plain table is 22 points unless set")
    func padding() {
        TableStage.run([["a"], ["b"]], titles: ["One"]) { stage in
            stage.table.sectionHeaderTopPadding = UITableView.automaticDimension
            #expect(stage.table.rectForHeader(inSection: 0).minY == 22)
            #expect(stage.table.rectForRow(at: stage.path(0, 1)).minY == 94)
        }
    }

    @Test("Grouped tables keep sections apart, inset ones from the sides, too")
    func grouped() {
        TableStage.run([["a"], ["b"]], style: .insetGrouped, titles: [nil, "Two"]) { stage in
            let table = stage.table
            #expect(table.rectForRow(at: stage.path(0)) == CGRect(x: 16, y: 35, width: 268, height: 44))
            #expect(table.rectForFooter(inSection: 0).height == 18)
            #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 97, width: 300, height: 38))
            #expect(table.visibleCells.map(\.frame.minY) == [35, 135])
        }
    }

    @Test("The header of a plain table is pinned while its section is visible, and pushed out by the next")
    func pinned() {
        TableStage.run([TableStage.texts(6), TableStage.texts(6)], titles: ["One", "Two"]) { stage in
            @MainActor func places() -> String {
                [0, 1].map { stage.table.headerView(forSection: $0)?.frame.minY.shortText ?? "–" }
                    .joined(separator: " ")
            }
            #expect(places() == "0 –")
            stage.table.contentOffset.y = 100
            #expect(places() == "100 292")
            stage.table.contentOffset.y = 270
            #expect(places() == "264 292")
            stage.table.contentOffset.y = 292
            #expect(places() == "– 292")
            stage.table.contentOffset.y = 300
            #expect(places() == "– 300")
        }
    }

    @Test("Header and footer views are above and below all sections, and the background view is behind them")
    func ownViews() {
        TableStage.run([["a"]]) { stage in
            let header = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 50))
            let footer = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 30))
            let back = UIView()
            stage.table.tableHeaderView = header
            stage.table.tableFooterView = footer
            stage.table.backgroundView = back
            stage.settle()
            #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
            #expect(footer.frame == CGRect(x: 0, y: 94, width: 300, height: 30))
            #expect(stage.shown == "r@50".replacingOccurrences(of: "r", with: "a"))
            #expect(stage.table.contentSize.height == 124)
            stage.table.contentOffset.y = -20
            stage.settle()
            #expect(back.frame == stage.table.bounds && stage.table.subviews.first === back)
            stage.table.tableHeaderView = nil
            stage.table.tableFooterView = nil
            stage.settle()
            #expect(stage.shown == "a@0" && header.superview == nil && footer.superview == nil)
        }
    }

    @Test(
        "A row is scrolled to the top, the middle, the bottom, or as little as it takes",
        arguments: [
            (UITableView.ScrollPosition.top, 20, 880), (.middle, 20, 792), (.bottom, 20, 704),
            (.none, 20, 704), (.none, 2, 0), (.top, 29, 1100), (.bottom, 0, 0),
        ] as [(UITableView.ScrollPosition, Int, CGFloat)])
    func scrollTo(position: UITableView.ScrollPosition, row: Int, offset: CGFloat) {
        TableStage.run([TableStage.texts(30)]) { stage in
            stage.table.scrollToRow(at: stage.path(row), at: position, animated: false)
            #expect(stage.table.contentOffset.y == offset)
            stage.table.contentOffset.y = 0
            stage.table.scrollToRow(at: stage.path(row), at: position, animated: true)
            #expect(stage.table.contentOffset.y == 0)
            stage.lapse(400)
            #expect(stage.table.contentOffset.y == offset)
        }
    }

    @Test("A touch that slides over the section index jumps to sections, and does not scroll")
    func index() {
        TableStage.run([TableStage.texts(20), TableStage.texts(20), TableStage.texts(20)]) { stage in
            stage.rows.indexTitles = ["A", "B", "C"]
            stage.table.reloadData()
            stage.settle()
            let index = stage.table.subviews.compactMap { $0 as? UITableViewIndex }.first ?? UIView()
            #expect(index.frame == CGRect(x: 285, y: 0, width: 15, height: 220))
            #expect(index.subviews.map { ($0 as? UILabel)?.text } == ["A", "B", "C"])
            stage.rows.indexTitles = ["A", "M", "Z"]
            stage.settle()
            #expect(index.subviews.map { ($0 as? UILabel)?.text } == ["A", "B", "C"])
            stage.table.reloadSectionIndexTitles()
            stage.settle()
            #expect(index.subviews.map { ($0 as? UILabel)?.text } == ["A", "M", "Z"])
            let finger = Finger(down: CGPoint(x: 292, y: 210))
            #expect(stage.table.contentOffset.y == 880)
            finger.move(to: CGPoint(x: 292, y: 230))
            #expect(stage.table.contentOffset.y == 1760)
            stage.lapse(20)
            finger.move(to: CGPoint(x: 292, y: 190))
            #expect(stage.table.contentOffset.y == 0)
            finger.lift()
            #expect(!stage.table.isDragging && !stage.log.take().contains("Highlight"))
            stage.table.sectionIndexMinimumDisplayRowCount = 61
            stage.settle()
            #expect(index.superview == nil)
        }
    }
}
