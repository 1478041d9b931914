import FailureReporting
import HeadlessUIKit
import TestSupport
import Testing
import Touch

/// What a failure says of the button of a row's action before the row is swiped.
@MainActor
@Suite("Failures that name a row's swipe actions") struct RowActionFindingTests {
    private final class Inbox: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Mail \(indexPath.row)"
            return cell
        }

        override func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Unread") { $2(true) }
            ])
        }

        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { $2(true) }
            ])
        }
    }

    private func lines(_ name: String) -> [String] {
        let text = failureTexts { tapOn(theFirstView(withText(name))) }.first ?? ""
        return text.split(separator: "\n").map(String.init).filter {
            $0.contains("action") || $0.hasPrefix("Try: ")
        }
    }

    @Test("A failure names a row that has the action, and the swipe that reveals it")
    func table() {
        inOwnApplication { window, _ in
            window.rootViewController = Inbox(style: .plain)
            window.layoutIfNeeded()
            #expect(
                lines("Delete") == [
                    "\"Delete\" is an action of the row with UILabel \"Mail 0\", which a swipe to the left reveals.",
                    "Try: swipeLeftOn(theFirstView(withText(\"Mail 0\")))",
                ])
            swipeLeftOn(theFirstView(withText("Mail 0")))
            tapOn(theFirstView(withText("Delete")))
            #expect(
                lines("unread") == [
                    "\"Unread\" is an action of the row with UILabel \"Mail 0\", which a swipe to the right reveals.",
                    "Try: swipeRightOn(theFirstView(withText(\"Mail 0\")))",
                ])
            #expect(!lines("Archive").joined().contains("action"))
        }
    }
}
