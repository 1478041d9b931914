import Foundation
import HeadlessUIKit
import Testing

/// The heights of rows, and when the delegate is asked for them.
@MainActor @Suite("Row and header heights") struct TableHeightTests {
    @MainActor
    private final class Heights: UITableViewDelegate {
        var asked: [Int] = []
        var height: @MainActor (Int) -> CGFloat

        init(_ height: @escaping @MainActor (Int) -> CGFloat) {
            self.height = height
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked.append(indexPath.row)
            return height(indexPath.row)
        }
    }

    @MainActor
    private final class Estimates: UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            CGFloat(10 * (indexPath.row + 1))
        }
    }

    @Test("Without estimates the delegate is asked for every height up front")
    func eager() {
        TableStage.run([TableStage.texts(100)]) { stage in
            let heights = Heights { CGFloat(10 + $0) }
            stage.table.estimatedRowHeight = 0
            stage.table.delegate = heights
            stage.settle()
            #expect(heights.asked == Array(0..<100))
            #expect(stage.table.contentSize.height == 5950)
            #expect(
                stage.table.rectForRow(at: stage.path(50)) == CGRect(x: 0, y: 1725, width: 300, height: 60))
        }
    }

    @Test("With estimates, the default, it is asked for those of the visible rows")
    func lazy() {
        TableStage.run([TableStage.texts(100)]) { stage in
            let heights = Heights { _ in 50 }
            stage.table.delegate = heights
            stage.settle()
            #expect(heights.asked == [0, 1, 2, 3, 4])
            #expect(stage.shown == "r0@0 r1@50 r2@100 r3@150 r4@200")
            #expect(stage.table.contentSize.height == 4430)
            stage.table.reloadData()
            stage.settle()
            #expect(heights.asked.count == 10)
        }
    }

    @Test("The delegate's estimates hold until a row is shown")
    func estimates() {
        TableStage.run([TableStage.texts(10)]) { stage in
            let estimates = Estimates()
            stage.table.delegate = estimates
            #expect(stage.table.contentSize.height == 440)
            stage.settle()
            #expect(stage.shown == "r0@0 r1@100 r2@200")
            #expect(stage.table.contentSize.height == 790)
        }
    }

    @Test("Rows without a given height have the height that fits their cells")
    func selfSizing() {
        TableStage.run([["a", String(repeating: "long ", count: 40), "b"]]) { stage in
            stage.rows.makeCell = { _, path in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.numberOfLines = 0
                cell.textLabel?.text = stage.rows.sections[0][path.row]
                return cell
            }
            stage.table.rowHeight = UITableView.automaticDimension
            stage.table.reloadData()
            stage.settle()
            let heights = stage.table.visibleCells.map(\.frame.height)
            #expect(heights[0] == 131.0 / 3 && heights[1] > 88)
            #expect(stage.table.contentSize.height == heights.reduce(0, +))
            // Narrower, the text takes more lines.
            stage.table.frame.size.width = 200
            stage.settle()
            #expect(stage.table.visibleCells[1].frame.height > heights[1])
        }
    }

    @MainActor
    private final class TallCell: UITableViewCell {
        var height: CGFloat = 0
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    }

    @Test("Visible rows do not jump when rows above them turn out to be higher")
    func anchor() {
        TableStage.run([TableStage.texts(100)]) { stage in
            stage.rows.makeCell = { _, path in
                let cell = TallCell(style: .default, reuseIdentifier: nil)
                cell.height = CGFloat(60 + path.row % 7)
                cell.textLabel?.text = "\(path.row)"
                return cell
            }
            stage.table.rowHeight = UITableView.automaticDimension
            stage.table.reloadData()
            stage.settle()
            stage.table.scrollToRow(at: stage.path(99), at: .bottom, animated: false)
            let table = stage.table
            #expect(table.contentOffset.y == table.contentSize.height - 220)
            #expect(table.visibleCells.last?.textLabel?.text == "99")
            // Upwards, what is on the screen moves by just as much as the content is scrolled.
            for _ in 0..<600 where table.contentOffset.y > 50 {
                let cell = table.visibleCells[0]
                let place = cell.frame.minY - table.contentOffset.y
                table.contentOffset.y -= 17
                stage.settle()
                guard table.indexPath(for: cell) != nil else { continue }
                #expect(abs(cell.frame.minY - table.contentOffset.y - (place + 17)) < 0.001)
            }
            #expect(table.contentOffset.y <= 50)
            for (cell, next) in zip(table.visibleCells, table.visibleCells.dropFirst()) {
                #expect(cell.frame.maxY == next.frame.minY)
            }
        }
    }

    @Test("A row that is measured only on the way to it is reached all the same")
    func scrollToMeasured() {
        for isAnimated in [true, false] {
            TableStage.run([TableStage.texts(200)]) { stage in
                stage.rows.makeCell = { _, path in
                    let cell = TallCell(style: .default, reuseIdentifier: nil)
                    cell.height = CGFloat(50 + path.row % 11 * 9)
                    return cell
                }
                stage.table.rowHeight = UITableView.automaticDimension
                stage.table.reloadData()
                stage.settle()
                for row in [150, 20, 199, 80] {
                    stage.table.scrollToRow(at: stage.path(row), at: .top, animated: isAnimated)
                    stage.lapse(500)
                    let rect = stage.table.rectForRow(at: stage.path(row))
                    let last = stage.table.contentSize.height - 220
                    #expect(stage.table.contentOffset.y == min(rect.minY, last))
                    #expect(stage.table.cellForRow(at: stage.path(row))?.frame == rect)
                }
            }
        }
    }

    @Test("Headers have the height of their views, which are requested when they become visible")
    func headers() {
        @MainActor final class Headers: UITableViewDelegate {
            var asked: [Int] = []
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                asked.append(section)
                if section == 1 { return nil }
                let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "h")
                view?.textLabel?.text = "Section \(section)"
                return view
            }
        }
        TableStage.run([["a"], ["b"], ["c"], TableStage.texts(50), ["z"]]) { stage in
            let headers = Headers()
            stage.table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "h")
            stage.table.delegate = headers
            stage.settle()
            #expect(headers.asked == [0, 1, 2, 3])
            #expect(stage.shown == "a@28 b@72 c@144 r0@216")
            #expect(stage.table.headerView(forSection: 2)?.textLabel?.text == "Section 2")
            #expect(stage.table.headerView(forSection: 1) == nil)
            stage.table.sectionHeaderHeight = 10
            stage.settle()
            #expect(stage.shown == "a@10 b@54 c@108 r0@162 r1@206")
            stage.table.sectionHeaderHeight = UITableView.automaticDimension
            stage.table.sectionHeaderTopPadding = 22
            stage.table.reloadData()
            stage.settle()
            #expect(stage.shown == "a@50 b@94 c@188")
        }
    }

    @Test("Rows without height are not shown, be there ever so many")
    func noHeight() {
        TableStage.run([TableStage.texts(100_000), ["last"]]) { stage in
            stage.table.rowHeight = 0
            stage.settle()
            #expect(stage.table.visibleCells.isEmpty && stage.table.contentSize.height == 0)
            let heights = Heights { $0 % 1000 == 0 ? 20 : 0 }
            stage.table.estimatedRowHeight = 0
            stage.table.delegate = heights
            stage.settle()
            #expect(stage.shown.hasPrefix("r0@0 r1000@20 r2000@40 "))
            #expect(stage.table.visibleCells.count == 11)
        }
    }
}
