import UIKit

enum TableSelection: Behaviour {
    static let title = "A tap highlights a row and then selects it; code that selects calls no delegate"

    static func run(on stage: Stage) async {
        let log = TableLog(stage)
        let table = log.tableView()
        await stage.show(table)
        stage.step("selectRow 0, in code")
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        await stage.pause()
        stage.log("selected: \(table.indexPathForSelectedRow?.row ?? -1)")
        stage.step("tap row 1")
        await stage.make(.tap, on: table.cellForRow(at: IndexPath(row: 1, section: 0)))
        stage.step("tap row 1 again")
        await stage.make(.tap, on: table.cellForRow(at: IndexPath(row: 1, section: 0)))
        stage.step("deselectRow 1, in code")
        table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
        await stage.pause()
        stage.log("selected: \(table.indexPathForSelectedRow?.row ?? -1)")
    }
}
