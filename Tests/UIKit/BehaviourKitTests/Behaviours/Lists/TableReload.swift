import UIKit

enum TableReload: Behaviour {
    static let title = "reloadData asks for the visible cells with the next layout"

    static func run(on stage: Stage) async {
        let log = TableLog(stage)
        let table = log.tableView()
        stage.step("show")
        await stage.show(table)
        stage.step("reloadData")
        log.rows = ["x", "y"]
        table.reloadData()
        stage.log("after reloadData")
        await stage.pause()
        stage.log("visible cells: \(table.visibleCells.count)")
    }
}
