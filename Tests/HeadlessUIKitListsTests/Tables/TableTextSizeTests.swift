import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Rows that are as high as their texts") struct TableTextSizeTests {
    private final class Names: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = "Name \(indexPath.row)"
            cell.contentConfiguration = content
            return cell
        }
    }

    @Test("They are higher while the table is shown and the user wants larger text")
    func grow() {
        UIApplication.withShared(UIApplication()) {
            let names = Names()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let table = UITableView(frame: window.bounds)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
            table.dataSource = names
            window.addSubview(table)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let first = IndexPath(row: 0, section: 0)
            let before = table.rectForRow(at: first).height
            let cell = table.cellForRow(at: first)
            UIApplication.shared.device.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            window.layoutIfNeeded()
            #expect(table.rectForRow(at: first).height >= before + 30)
            #expect(table.cellForRow(at: first) === cell && cell?.frame == table.rectForRow(at: first))
            UIApplication.shared.device.preferredContentSizeCategory = .large
            window.layoutIfNeeded()
            #expect(table.rectForRow(at: first).height == before)
            UIApplication.shared.closeWindows()
        }
    }
}
