import UIKit

enum TableBatchUpdates: Behaviour {
    static let title = "In batch updates deletions count by the old rows, insertions by the new ones"

    static func run(on stage: Stage) async {
        let log = TableLog(stage)
        let table = log.tableView()
        await stage.show(table)
        stage.step("a, b, c becomes b, d, c")
        log.rows = ["b", "d", "c"]
        table.performBatchUpdates {
            stage.log("updates")
            table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        } completion: { finished in
            stage.log("completion(\(finished))")
        }
        stage.log("after performBatchUpdates, \(table.numberOfRows(inSection: 0)) rows")
        await stage.pause()
        let texts = table.visibleCells.map { $0.textLabel?.text ?? "" }
        stage.log("rows: \(texts)")
    }
}
