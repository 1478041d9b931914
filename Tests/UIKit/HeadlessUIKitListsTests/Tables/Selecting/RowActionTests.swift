import HeadlessUIKitCore
import Testing

@testable import HeadlessLists

/// Apple's documentation of `tableView(_:editActionsForRowAt:)` and `UITableViewRowAction`.
@MainActor
@Suite("Row actions of iOS 8 to 12") struct RowActionTests {
    private final class Inbox: NSObject, UITableViewDataSource, UITableViewDelegate {
        var actions: [UITableViewRowAction]?
        var newer: UISwipeActionsConfiguration?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {}

        func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
            -> [UITableViewRowAction]?
        { actions }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { newer }
    }

    private func inTable(_ body: (UITableView, Inbox) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let inbox = Inbox()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            (table.dataSource, table.delegate) = (inbox, inbox)
            table.layoutIfNeeded()
            body(table, inbox)
        }
    }

    @Test("The delegate's actions are the row's, with their styles and colours, and get the index path")
    func actions() {
        inTable { table, inbox in
            var log: [String] = []
            let archive = UITableViewRowAction(style: .normal, title: "Archive") { action, path in
                log.append("\(action.title ?? "-") \(path.row)")
            }
            archive.backgroundColor = .blue
            inbox.actions = [UITableViewRowAction(style: .destructive, title: "Remove") { _, _ in }, archive]
            let shown = table.swipeConfiguration(IndexPath(row: 1, section: 0), .trailing)
            #expect(shown?.actions.map(\.title) == ["Remove", "Archive"])
            #expect(shown?.actions.map(\.style) == [.destructive, .normal])
            #expect(shown?.actions.last?.backgroundColor == .blue)
            #expect(shown?.performsFirstActionWithFullSwipe == false)
            if let action = shown?.actions.last { action.handler(action, UIView()) { _ in } }
            #expect(log == ["Archive 1"])
        }
    }

    @Test("Without them the row can be deleted, an empty list offers nothing, and newer actions come first")
    func others() {
        inTable { table, inbox in
            let path = IndexPath(row: 0, section: 0)
            #expect(table.swipeConfiguration(path, .trailing)?.actions.map(\.title) == ["Delete"])
            inbox.actions = []
            #expect(table.swipeConfiguration(path, .trailing)?.actions.isEmpty == true)
            inbox.newer = UISwipeActionsConfiguration(
                actions: [UIContextualAction(style: .normal, title: "New") { _, _, _ in }])
            #expect(table.swipeConfiguration(path, .trailing)?.actions.map(\.title) == ["New"])
        }
    }
}
