import UIKit

enum TableReloadOfRows: Behaviour {
    static let title = "A reloaded row gets another cell, a reconfigured one keeps its cell"

    static func run(on stage: Stage) async {
        let log = TableLog(stage)
        let table = log.tableView()
        await stage.show(table)
        let path = IndexPath(row: 1, section: 0)
        let cell = table.cellForRow(at: path)
        stage.step("reconfigureRows")
        log.rows[1] = "B"
        table.reconfigureRows(at: [path])
        await stage.pause()
        stage.log("the same cell: \(table.cellForRow(at: path) === cell)")
        stage.step("reloadRows")
        log.rows[1] = "b"
        table.reloadRows(at: [path], with: .none)
        await stage.pause()
        stage.log("the same cell: \(table.cellForRow(at: path) === cell)")
    }
}
