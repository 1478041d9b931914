import Foundation
import HeadlessUIKit
import TestSupport
import Testing

// Lists as applications subclass them.

/// A cell that names itself.
private final class SelfNamedCell: UITableViewCell {
    private let box = UIView()
    override var reuseIdentifier: String? { "named" }
    override var contentView: UIView { box }
}

private final class WatchedTable: UITableView {
    let log = EventLog()

    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        log.add("register \(identifier)")
        super.register(cellClass, forCellReuseIdentifier: identifier)
    }

    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        log.add("dequeue \(indexPath.row)")
        return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        log.add("insert \(indexPaths.count)")
        super.insertRows(at: indexPaths, with: animation)
    }

    override func performBatchUpdates(
        _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        log.add("batch")
        super.performBatchUpdates(updates, completion: completion)
    }

    override var style: UITableView.Style { .grouped }
}

private final class WatchedCollection: UICollectionView {
    let log = EventLog()

    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        log.add("register \(identifier)")
        super.register(cellClass, forCellWithReuseIdentifier: identifier)
    }

    override var visibleCells: [UICollectionViewCell] { super.visibleCells.reversed() }
}

@MainActor private final class Rows: NSObject, UITableViewDataSource {
    var count = 2

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "named", for: indexPath)
    }
}

@MainActor @Suite("Overridden members of lists") struct ListSignatureTests {
    @Test("A table's members are overridden, and its cells are reused by the identifier that they override")
    func tables() {
        inOwnWorld {
            let table = WatchedTable(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            let rows = Rows()
            table.register(SelfNamedCell.self, forCellReuseIdentifier: "named")
            table.dataSource = rows
            _ = UIWindow.showing(table)
            #expect(table.log.take() == "register named\ndequeue 0\ndequeue 1")
            let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
            #expect(first?.contentView.superview === first)
            rows.count = 3
            table.performBatchUpdates({
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            })
            #expect(table.log.lines.prefix(2) == ["batch", "insert 1"])
            rows.count = 1
            table.reloadData()
            table.layoutIfNeeded()
            #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) is SelfNamedCell)
            #expect(table.style == .grouped)
        }
    }

    @Test("A collection's members are overridden")
    func collections() {
        let view = WatchedCollection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        #expect(view.log.take() == "register cell" && view.visibleCells.isEmpty)
    }
}
