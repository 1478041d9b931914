import UIKit

enum DiffableSnapshots: Behaviour {
    static let title = "A snapshot that is applied asks for the cells of new items alone, and then completes"

    static func run(on stage: Stage) async {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), style: .plain)
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, path, item in
            stage.log("cell \(path.row): \(item)")
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        await stage.show(table)
        func apply(_ items: [String], animated: Bool) async {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            stage.step("apply \(items), \(animated ? "animated" : "not animated")")
            source.apply(snapshot, animatingDifferences: animated) { stage.log("completion") }
            stage.log("after apply: \(source.snapshot().itemIdentifiers)")
            await stage.pause()
        }
        await apply(["a", "b"], animated: false)
        await apply(["b", "c"], animated: true)
        await apply(["b", "c"], animated: true)
    }
}
