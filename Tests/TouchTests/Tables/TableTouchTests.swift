import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import Touch

@MainActor @Suite("Touches on tables") struct TableTouchTests {
    /// Three rows, of which what is done is logged.
    @MainActor
    private final class Groceries: UITableViewDataSource, UITableViewDelegate {
        var rows = ["Milk", "Bread", "Eggs"]
        let log: EventLog

        init(_ log: EventLog) {
            self.log = log
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.add("select \(rows[indexPath.row])")
        }

        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            log.add("delete \(rows.remove(at: indexPath.row))")
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }

        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
            rows.insert(rows.remove(at: source.row), at: target.row)
            log.add(rows.joined(separator: " "))
        }
    }

    private func scene(_ body: (UITableView, Groceries, EventLog) -> Void) {
        inOwnApplication { window, log in
            let groceries = Groceries(log)
            let table = UITableView(frame: window.bounds, style: .plain).named(
                "t", 0, 0, 390, 844, in: window)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.dataSource = groceries
            table.delegate = groceries
            window.makeKeyAndVisible()
            body(table, groceries, log)
        }
    }

    @Test("A tap on what is written in a row selects the row")
    func tap() {
        scene { _, _, log in
            tapOn(theFirstView(withText("Bread")))
            #expect(log.lines == ["select Bread"])
        }
    }

    @Test("A swipe to the left offers to delete a row, and a tap on that does it")
    func swipe() {
        scene { table, _, log in
            swipeLeftOn(theFirstView(withText("Bread")))
            #expect(allViews(onScreenAndVisible(true), withLabel("Delete")).count >= 1)
            tapOn(theFirstView(withLabel("Delete")))
            #expect(log.lines == ["delete Bread"])
            #expect(table.visibleCells.map { $0.textLabel?.text } == ["Milk", "Eggs"])
            #expect(allViews(withText("Bread")).isEmpty && allViews(withLabel("Delete")).isEmpty)
            tapOn(theFirstView(withText("Eggs")))
            #expect(log.lines == ["delete Bread", "select Eggs"])
        }
    }

    @Test("A swipe over nearly the whole row deletes it immediately; a touch elsewhere only closes the row")
    func fullSwipe() {
        scene { table, groceries, log in
            swipeLeftOn(theFirstView(withText("Milk")))
            TimeLapse.advance(by: .seconds(1))
            tapOn(theFirstView(withText("Eggs")))
            #expect(log.lines == [] && allViews(withLabel("Delete")).isEmpty)
            #expect(table.visibleCells[0].frame.minX == 0)
            swipeLeftOn(theFirstView(withText("Eggs")), 300)
            #expect(log.lines == ["delete Eggs"])
        }
    }

    @Test("An edited row is deleted by its minus and the button that it uncovers")
    func minus() {
        scene { table, _, log in
            table.setEditing(true, animated: false)
            tapOn(theFirstView(withLabel("Remove Bread")))
            tapOn(theFirstView(withLabel("Delete")))
            #expect(log.lines == ["delete Bread"])
            #expect(table.isEditing)
        }
    }

    @Test("A row is dragged to another place by its grip")
    func reorder() {
        scene { table, _, log in
            table.setEditing(true, animated: false)
            drag(theFirstView(withLabel("Reorder Milk")), onto: theFirstView(withLabel("Reorder Eggs")))
            #expect(log.lines == ["Bread Eggs Milk"])
            TimeLapse.advance(by: .seconds(1))
            #expect(table.visibleCells.map { $0.textLabel?.text } == ["Bread", "Eggs", "Milk"])
            let tops: [CGFloat] = [0, 131.0 / 3, 262.0 / 3]
            #expect(table.visibleCells.map(\.frame.minY) == tops)
            #expect(table.contentOffset.y == -47)
        }
    }

    @Test("A row off screen is scrolled to by the gesture on it")
    func scrolledIntoView() {
        scene { table, groceries, log in
            groceries.rows = (0..<60).map { "row \($0)" }
            table.reloadData()
            table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: true)
            TimeLapse.advance(by: .seconds(1))
            tapOn(theFirstView(withText("row 41")))
            #expect(log.lines == ["select row 41"])
        }
    }
}
