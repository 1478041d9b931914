import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A controller whose view is a table.
@MainActor @Suite("UITableViewController") struct UITableViewControllerTests {
    private final class Notes: UITableViewController {
        var notes = ["a", "b"]
        var chosen: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            notes.count
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            cell.textLabel?.text = notes[indexPath.row]
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(indexPath.row)
        }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row == 0 ? super.tableView(tableView, heightForRowAt: indexPath) : 80
        }
    }

    @Test("The controller's editing mode is the table's, whenever it is set")
    func edits() {
        UIApplication.withShared(UIApplication()) {
            let early = Notes(style: .plain)
            early.isEditing = true
            #expect(!early.isViewLoaded)
            early.loadViewIfNeeded()
            #expect(early.tableView.isEditing)

            let window = UIWindow()
            let controller = Notes(style: .plain)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            #expect(!controller.tableView.isEditing)
            controller.setEditing(true, animated: true)
            #expect(controller.tableView.isEditing && controller.isEditing)
            controller.isEditing = false
            #expect(!controller.tableView.isEditing)
            UIApplication.shared.closeWindows()
        }
    }

    @Test(
        "The controller creates the table, shows rows and handles taps; other methods seem to be absent"
    )
    func shows() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow()
            let controller = Notes(style: .grouped)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            UIApplication.shared.commit()
            let table = controller.tableView
            #expect(table === controller.view && table?.style == .grouped)
            #expect(table?.visibleCells.map { $0.textLabel?.text } == ["a", "b"])
            let heights: [CGFloat] = [131.0 / 3, 80]
            #expect(table?.visibleCells.map(\.frame.height) == heights)
            #expect(table?.frame == window.bounds && table?.rectForHeader(inSection: 0).height == 35)
            Finger.tap(CGPoint(x: 100, y: 47 + 35 + 60))
            UIApplication.shared.clock.advance(by: .milliseconds(200))
            #expect(controller.chosen == [1])
            let other = UIViewController()
            controller.present(other, animated: false)
            #expect(controller.presentedViewController === other)
            controller.dismiss(animated: false)
            #expect(controller.presentedViewController == nil)
            UIApplication.shared.closeWindows()
        }
    }

    @Test("Selection is cleared when the table appears again, if configured")
    func clearsSelection() {
        for clears in [true, false] {
            let controller = Notes(style: .plain)
            controller.clearsSelectionOnViewWillAppear = clears
            controller.tableView.selectRow(
                at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
            controller.viewWillAppear(false)
            #expect((controller.tableView.indexPathForSelectedRow == nil) == clears)
        }
        let controller = Notes()
        let refresh = UIRefreshControl()
        controller.refreshControl = refresh
        #expect(controller.tableView.refreshControl === refresh && controller.tableView.style == .plain)
    }
}
