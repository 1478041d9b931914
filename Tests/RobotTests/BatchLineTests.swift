import HeadlessUIKit
import Robot
import Testing

@MainActor @Suite("Lines of inconsistent updates") struct BatchLineTests {
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        /// Deletes a row that the data keeps.
        func forget(in table: UITableView) -> Int {
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            return #line - 1
        }
    }

    @Test("The failure of an inconsistent update is at the line of the view code")
    func line() async throws {
        let texts = try await issues(with: .robot.trace(.off)) {
            await MainActor.run {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
                let rows = Rows()
                table.dataSource = rows
                UIWindow.createWindowForTesting().addSubview(table)
                table.layoutIfNeeded()
                let line = rows.forget(in: table)
                Issue.record("\(line)")
            }
        }
        #expect(texts.count == 2)
        #expect(
            texts.first?.contains(
                "\nThe view code made the change at BatchLineTests.swift:\(texts.last ?? "").") == true)
    }
}
