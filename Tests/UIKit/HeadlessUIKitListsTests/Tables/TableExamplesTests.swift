import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Examples of tables") struct TableExamplesTests {
    private final class NotesViewController: UIViewController, UITableViewDataSource {
        var notes = ["Milk", "Bread"]

        override func loadView() {
            let table = UITableView(frame: UIScreen.main.bounds, style: .plain)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
            table.dataSource = self
            view = table
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            cell.textLabel?.text = notes[indexPath.row]
            return cell
        }
    }

    @Test("A controller shows its notes in a table")
    func notes() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow()
            window.rootViewController = NotesViewController()
            window.makeKeyAndVisible()
            UIApplication.shared.commit()
            let table = window.rootViewController?.view as? UITableView
            #expect(table?.visibleCells.map { $0.textLabel?.text } == ["Milk", "Bread"])
            UIApplication.shared.closeWindows()
        }
    }

    @Test("A diffable data source shows its snapshots")
    func diffable() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, note in
            let cell = table.dequeueReusableCell(withIdentifier: "note", for: path)
            cell.textLabel?.text = note
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Milk", "Bread"])
        source.apply(snapshot, animatingDifferences: true)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["Milk", "Bread"])
    }
}
