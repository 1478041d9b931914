import HeadlessUIKit
import TestSupport
import Testing

/// Rows whose edges are sums that are rounded, as heights in thirds of points are.
@MainActor @Suite("Edges of rows") struct RowBoundaryTests {
    private final class Thirds: NSObject, UITableViewDataSource, UITableViewDelegate {
        let heights: [[CGFloat]]

        init(_ heights: [[CGFloat]]) {
            self.heights = heights
        }

        func numberOfSections(in tableView: UITableView) -> Int { heights.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            heights[section].count
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights[indexPath.section][indexPath.row]
        }
    }

    @Test(
        "The row at the top of a row is that row, and it is shown there",
        arguments: 1...20 as ClosedRange<UInt64>)
    func tops(seed: UInt64) {
        UIApplication.withShared(UIApplication()) {
            var numbers = SeededNumbers(seed: seed)
            let heights = (0..<3).map { _ in
                (0..<28).map { _ in CGFloat(40 + numbers.next(below: 300)) / 3 }
            }
            let source = Thirds(heights)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let table = UITableView(frame: window.bounds)
            (table.dataSource, table.delegate) = (source, source)
            window.addSubview(table)
            window.makeKeyAndVisible()
            for section in heights.indices {
                for row in heights[section].indices {
                    let path = IndexPath(row: row, section: section)
                    let rect = table.rectForRow(at: path)
                    #expect(table.indexPathForRow(at: rect.origin) == path, "seed \(seed)")
                    guard rect.minY < table.contentSize.height - table.bounds.height else { continue }
                    table.contentOffset.y = rect.minY
                    table.layoutIfNeeded()
                    #expect(table.indexPathsForVisibleRows?.contains(path) == true, "seed \(seed), \(path)")
                }
            }
        }
    }

    @Test("A header or footer that is made higher keeps its height, and the rows move when it is set again")
    func header() {
        UIApplication.withShared(UIApplication()) {
            let source = Thirds([[30, 30]])
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let table = UITableView(frame: window.bounds)
            (table.dataSource, table.delegate) = (source, source)
            let (header, footer) = (UIView(), UIView())
            (header.frame.size.height, footer.frame.size.height) = (50, 20)
            (table.tableHeaderView, table.tableFooterView) = (header, footer)
            window.addSubview(table)
            window.makeKeyAndVisible()
            (header.frame.size.height, footer.frame.size.height) = (120, 60)
            table.setNeedsLayout()
            table.layoutIfNeeded()
            #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 120))
            #expect(footer.frame.size == CGSize(width: 390, height: 60))
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
            (table.tableHeaderView, table.tableFooterView) = (header, footer)
            table.layoutIfNeeded()
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 120)
            #expect(table.contentSize.height == 240)
        }
    }
}
