import UIKit

/// A table with its rows, which logs what its table asks and tells.
final class TableLog: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["a", "b", "c"]
    private let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
    }

    /// A table that is watched, with rows of 50 points.
    func tableView() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 50
        table.estimatedRowHeight = 0
        table.dataSource = self
        table.delegate = self
        return table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        stage.logOnce("numberOfRows")
        return rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        stage.log("cellForRow \(indexPath.row): \(rows[indexPath.row])")
        return cell
    }

    private func log(_ call: String, _ cell: UITableViewCell, _ indexPath: IndexPath) {
        stage.logOnce("\(call) \(indexPath.row): \(cell.textLabel?.text ?? "")")
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        log("willDisplay", cell, indexPath)
    }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        log("didEndDisplaying", cell, indexPath)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        stage.log("shouldHighlight \(indexPath.row)")
        return true
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        stage.log("didHighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        stage.log("didUnhighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        stage.log("willSelect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        stage.log("didSelect \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        stage.log("willDeselect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        stage.log("didDeselect \(indexPath.row)")
    }
}
