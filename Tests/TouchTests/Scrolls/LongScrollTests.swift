import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse
import Touch

@MainActor
@Suite("Very long content") struct LongScrollTests {
    /// Writes down what a scroll view's delegate is told, changes of the offset in a row as one.
    private final class Log: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = 0
        private(set) var events: [String] = []
        private(set) var scrolls = 0
        private(set) var cells = 0

        private func add(_ event: String) { if events.last != event { events.append(event) } }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("begin") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            scrolls += 1
            add("scroll")
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            add("end")
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cells += 1
            return tableView.dequeueReusableCell(withIdentifier: "row")
                ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        }
    }

    @Test(
        "Scrolling takes as many drags however long the content is, and ends exactly at the edge",
        arguments: [100_000, 1_000_000, 100_000_000] as [CGFloat])
    func plain(length: CGFloat) {
        inOwnApplication { window, _ in
            let log = Log()
            let list = UIScrollView().named("list", 0, 100, 300, 400, in: window)
            list.contentSize = CGSize(width: 300, height: length)
            list.delegate = log
            scrollOn(list, to: .bottom)
            #expect(list.contentOffset.y == length - 400)
            scrollOn(list, to: .top)
            #expect(list.contentOffset.y == 0)
            let turns = log.events.count / 3
            #expect(turns < 60 && log.scrolls < 2000)
            #expect(log.events == (0..<turns).flatMap { _ in ["begin", "scroll", "end"] })
            #expect(TimeLapse.now.offset < .seconds(60))
        }
    }

    @Test("A table of a million rows is at its end in as many drags, and shows its last row")
    func table() {
        inOwnApplication { window, _ in
            let log = Log()
            log.rows = 1_000_000
            let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
            table.dataSource = log
            table.delegate = log
            window.addSubview(table)
            scrollOn(table, to: .bottom)
            #expect(abs(table.contentOffset.y - table.contentSize.height + 400) < 0.001)
            #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 999_999, section: 0))
            #expect(log.cells < 1000)
        }
    }

    @Test("Pages are turned, and the last one is reached from the page before it")
    func pages() {
        inOwnApplication { window, _ in
            let book = UIScrollView().named("book", 0, 100, 300, 400, in: window)
            book.isPagingEnabled = true
            book.contentSize = CGSize(width: 300 * 5000, height: 400)
            scrollOn(book, to: .right)
            #expect(book.contentOffset.x == 1_499_700)
            scrollOn(book, to: .left)
            #expect(book.contentOffset.x == 0)
        }
    }

    @Test("A view far down is scrolled into view, and a long offset is exact")
    func otherWays() {
        inOwnApplication { window, _ in
            let list = UIScrollView().named("list", 0, 100, 300, 400, in: window)
            list.contentSize = CGSize(width: 300, height: 1_000_000)
            let view = UIView().named("far", 0, 600_000, 300, 50, in: list)
            scrollIntoView(view)
            #expect(list.contentOffset.y == 599_650)
            scrollOn(list, by: -500_000)
            #expect(list.contentOffset.y == 99_650)
        }
    }
}
