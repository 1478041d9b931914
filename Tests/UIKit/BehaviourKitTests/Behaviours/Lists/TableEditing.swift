import UIKit

enum TableEditing: Behaviour {
    static let title = "A table that begins editing ends its selection, and tells its visible cells"

    private final class Cell: UITableViewCell {
        var stage: Stage?

        override func setEditing(_ editing: Bool, animated: Bool) {
            if editing != isEditing { stage?.log("cell setEditing(\(editing))") }
            super.setEditing(editing, animated: animated)
        }
    }

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        let stage: Stage

        init(_ stage: Stage) { self.stage = stage }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = Cell(style: .default, reuseIdentifier: nil)
            cell.stage = stage
            return cell
        }

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            stage.logOnce("canEditRow")
            return true
        }

        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle {
            stage.logOnce("editingStyleForRow")
            return .delete
        }
    }

    static func run(on stage: Stage) async {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), style: .plain)
        let source = Source(stage)
        table.dataSource = source
        table.delegate = source
        await stage.show(table)
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        stage.step("begin editing")
        table.setEditing(true, animated: true)
        await stage.pause()
        stage.log("selected: \(table.indexPathForSelectedRow?.row ?? -1)")
        stage.step("end editing")
        table.setEditing(false, animated: true)
        await stage.pause()
        stage.log("is editing: \(table.isEditing)")
    }
}
