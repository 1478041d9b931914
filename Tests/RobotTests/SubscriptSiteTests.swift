import FailureReporting
import Robot
import Testing

/// The lines of failures that belong to a subscript, or to plain UIKit calls.
@MainActor
@Suite("Lines of failures in subscripts and UIKit calls", .robot) struct SubscriptSiteTests {
    /// The lines at which `body` records its failures, and of its last call where no call was running.
    private func lines(_ body: () -> Void) -> [UInt?] {
        FailureCollector.failures(of: body).map { ($0.site ?? $0.lastCall)?.line }
    }

    @Test(
        "An index out of range fails at the line of the subscript, in queries and slices"
    )
    func queries() {
        UIWindow.createWindowForTesting()
        let query = allViews(withLabel("Nothing"))
        let line = UInt(#line)
        let found = lines {
            _ = query[3]
            _ = allViews()[0...][7]
            _ = query[1..<2]
            _ = query[2...]
            _ = query[...3]
            _ = query.sortedBy(smallestOrigin())[3].frame
        }
        #expect(found == (2...7).map { line + $0 })
    }

    @Test("Generic code has no line of its own: the last call of the test stands for it")
    func genericCode() {
        func element<Items: RandomAccessCollection>(_ items: Items, at index: Items.Index) -> Items.Element {
            items[index]
        }
        let line = UInt(#line) + 1
        UIWindow.createWindowForTesting()
        #expect(lines { _ = element(allViews(withLabel("Nothing")), at: 3) } == [line])
    }

    @Test("An index out of range fails at the line of the subscript, in a query for elements")
    func elements() {
        UIWindow.createWindowForTesting()
        let line = UInt(#line) + 1
        #expect(lines { _ = allElements(withRole(.button))[3] } == [line])
    }

    @Test("A cell that does not exist fails at the line that asks for it")
    func cells() {
        let (table, collection) = (
            UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
            UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 100),
                collectionViewLayout: UICollectionViewFlowLayout())
        )
        let rows = TableViewCells(in: table)
        let items = CollectionViewCells(in: collection)
        let line = UInt(#line)
        let found = lines {
            _ = rows[99]
            _ = rows[IndexPath(row: 3, section: 0)]
            _ = rows[section: 1, row: 2]
            rows.scroll(to: 3)
            _ = items[99].cell
            _ = items[section: 1, item: 2]
            items.scroll(to: IndexPath(item: 0, section: 0))
        }
        #expect(found == (2...8).map { line + $0 })
    }

    @Test("A gesture on a view that does not exist adds no failure, nor does a query inside it")
    func absentView() {
        UIWindow.createWindowForTesting()
        let texts = FailureCollector.failures {
            let view = allViews(withLabel("Nothing"))[3]
            tapOn(view)
            longPressOn(view)
            tapOn(theFirstView(withLabel("Pay")).inside(view))
            slide(view, to: 1)
            scrollIntoView(view)
            tapOn(allElements(withRole(.button))[0])
        }
        .map { $0.text.components(separatedBy: "\n")[0] }
        #expect(
            texts == [
                "allViews(withLabel(\"Nothing\"))[3] is out of range: the query finds 0 views.",
                "allElements(withRole(.button))[0] is out of range: the query finds 0 elements.",
            ])
    }

    @Test("A plain call of UIKit that fails names the last line of the test that acted")
    func plainCalls() {
        let controller = UIViewController()
        let line = UInt(#line) + 1
        let window = UIWindow.createWindowForTesting()
        window.rootViewController = controller
        #expect(lines { window.addSubview(window) } == [line])
        TimeLapse.advance(by: .seconds(1))
        #expect(lines { window.addSubview(window) } == [line + 3])
    }
}
