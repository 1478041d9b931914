import Robot

/// A table alone in a window, with its content at the top.
@MainActor
final class TableBench: ListBench, UITableViewDataSource {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    private var data: ListData

    init(rows: Int, rowHeight: CGFloat) {
        data = ListData(rows)
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = rowHeight
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        UIWindow.createWindowForTesting().addSubview(table)
        table.layoutIfNeeded()
    }

    let columns = 1

    func reload() -> Int {
        table.reloadData()
        return show()
    }

    func jump(toLast isLast: Bool) -> Int {
        let row = isLast ? data.rows.count - 1 : 0
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: false)
        return show()
    }

    func scroll() -> Int {
        var total = 0
        table.contentOffset.y = 0
        while table.contentOffset.y + 844 < table.contentSize.height {
            total &+= show()
            table.contentOffset.y += 844
        }
        return total &+ show()
    }

    func readCells() -> Int {
        var total = 0
        for cell in TableViewCells(in: table) { total &+= cell.textLabel?.text?.utf8.count ?? 0 }
        return total
    }

    func update() -> Int {
        UIView.performWithoutAnimation {
            table.performBatchUpdates {
                self.data.change()
                self.table.deleteRows(at: Self.removals, with: .none)
                self.table.insertRows(at: Self.insertions, with: .none)
            }
        }
        return show()
    }

    private static let removals = ListData.removals.map { IndexPath(row: $0, section: 0) }
    private static let insertions = ListData.insertions.map { IndexPath(row: $0, section: 0) }

    private func show() -> Int {
        table.layoutIfNeeded()
        return table.visibleCells.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { data.rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = data.text(indexPath.row)
        return cell
    }
}
