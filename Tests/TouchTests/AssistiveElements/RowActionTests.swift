import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse
import Touch

/// What swiping a row aside offers, done as assistive technology does it.
@MainActor
@Suite("Swipe actions of rows for assistive technology") struct RowActionTests {
    @MainActor
    private final class Letters: UITableViewDataSource, UITableViewDelegate {
        var letters = ["a", "b", "c"]
        var isEditable = true
        var offersOwn = false
        let log: EventLog

        init(_ log: EventLog) {
            self.log = log
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = letters[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            log.add("delete \(letters.remove(at: indexPath.row))")
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            log.add("begin \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            guard offersOwn else { return nil }
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Pin") { [log] _, _, done in
                    log.add("pin \(indexPath.row)")
                    done(false)
                },
                UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) },
            ])
        }
    }

    private func scene(_ body: (UITableView, Letters, EventLog) -> Void) {
        inOwnApplication { window, log in
            let letters = Letters(log)
            let table = UITableView(frame: window.bounds).named("t", 0, 100, 390, 600, in: window)
            table.dataSource = letters
            table.delegate = letters
            window.makeKeyAndVisible()
            UIApplication.shared.commit()
            body(table, letters, log)
        }
    }

    private func element(_ name: String) -> AccessibleElement? { theOnlyElement(withName(name)).first }

    @Test("Deleting a row is an action of what is in it; the row stays where it is until it goes")
    func delete() {
        scene { table, _, log in
            #expect(element("b")?.actionNames == ["Delete"])
            #expect(element("b")?.perform("Delete") == true)
            #expect(log.lines == ["delete b"])
            TimeLapse.advance(by: .seconds(1))
            #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "c"])
            #expect(element("c")?.perform("Delete") == true)
            #expect(log.lines == ["delete b", "delete c"])
        }
    }

    @Test("Actions of a row follow those of the element itself, and say whether they were done")
    func own() {
        scene { table, letters, log in
            letters.offersOwn = true
            let label = table.visibleCells[1].textLabel
            label?.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Read") { _ in true }]
            #expect(element("b")?.actionNames == ["Read", "Pin", "Delete"])
            #expect(element("b")?.perform("Pin") == false)
            #expect(log.lines == ["pin 1"])
            swipeLeftOn(table.visibleCells[0])
            #expect(element("b")?.perform("Delete") == true)
            #expect(log.lines == ["pin 1", "begin 0", "delete b"])
        }
    }

    @Test("A row that cannot be swiped aside offers nothing, nor does one of a table that is edited")
    func nothing() {
        scene { table, letters, log in
            letters.isEditable = false
            let texts = FailureCollector.failures { element("a")?.perform("Delete") }.map(\.text)
            #expect(
                texts.map { String($0.prefix { !$0.isNewline }) } == [
                    #"perform("Delete") cannot act on staticText "a": it offers no actions."#
                ])
            letters.isEditable = true
            table.setEditing(true, animated: false)
            #expect(element("a")?.actionNames == [])
        }
    }

    @Test("An action that was kept does nothing to another row")
    func kept() {
        scene { table, letters, log in
            let cell = table.visibleCells[0]
            let action = AccessibleElement(cell.textLabel ?? UILabel())?.actions.first
            letters.letters = ["x"]
            table.reloadData()
            UIApplication.shared.commit()
            guard let action else {
                Issue.record("no action")
                return
            }
            #expect(action.actionHandler?(action) == false && log.lines.isEmpty)
        }
    }

    @Test("Items of a list in a collection view offer theirs")
    func list() {
        inOwnApplication { window, log in
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.trailingSwipeActionsConfigurationProvider = { path in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Bin") { _, _, done in
                        log.add("bin \(path.item)")
                        done(true)
                    }
                ])
            }
            let view = UICollectionView(
                frame: window.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                cell, _, name in
                var content = cell.defaultContentConfiguration()
                content.text = name
                cell.contentConfiguration = content
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
                view, path, name in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["one", "two"])
            source.apply(snapshot, animatingDifferences: false)
            window.addSubview(view)
            window.makeKeyAndVisible()
            UIApplication.shared.commit()
            #expect(element("two")?.actionNames == ["Bin"])
            #expect(element("two")?.perform("Bin") == true)
            #expect(log.lines == ["bin 1"])
        }
    }
}
