import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Row heights and text sizes") struct TableTextSizeTests {
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

    @Test("Rows become higher while the table is shown and the user wants larger text")
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

    /// Rows of a style of cells, in sections with titles.
    private final class Titles: UITableViewDataSource {
        let style: UITableViewCell.CellStyle

        init(_ style: UITableViewCell.CellStyle) {
            self.style = style
        }

        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Fruit" }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = "Name"
            cell.detailTextLabel?.text = "Detail"
            return cell
        }
    }

    private nonisolated static let sizes: [(UITableViewCell.CellStyle, CGFloat, CGFloat)] = [
        (.default, 17, 0), (.subtitle, 17, 12), (.value1, 17, 17), (.value2, 13, 13),
    ]

    @Test("Labels of cells in all styles, and titles of sections, grow with Dynamic Type", arguments: sizes)
    func labels(style: UITableViewCell.CellStyle, text: CGFloat, detail: CGFloat) throws {
        try UIApplication.withShared(UIApplication()) {
            let titles = Titles(style)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let table = UITableView(frame: window.bounds)
            table.dataSource = titles
            window.addSubview(table)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let first = IndexPath(row: 0, section: 0)
            @MainActor func sizes() throws -> [CGFloat] {
                let cell = try #require(table.cellForRow(at: first))
                let header = try #require(table.headerView(forSection: 0)?.textLabel)
                return [cell.textLabel, cell.detailTextLabel, header].map { $0?.font.pointSize ?? 0 }
            }
            #expect(try sizes() == [text, detail, 15])
            let (row, header) = (table.rectForRow(at: first).height, table.rectForHeader(inSection: 0).height)
            UIApplication.shared.device.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            window.layoutIfNeeded()
            let large = try sizes()
            #expect(large[0] >= 2 * text && large[1] >= 2 * detail && large[2] >= 30)
            #expect(table.rectForRow(at: first).height > row)
            #expect(table.rectForHeader(inSection: 0).height > header)
            // A font of a fixed size stays.
            table.cellForRow(at: first)?.textLabel?.font = .systemFont(ofSize: 20)
            #expect(try sizes()[0] == 20)
            UIApplication.shared.closeWindows()
        }
    }

    @Test("A section's title that needs more lines in a narrower table is measured again, also off screen")
    func narrower() {
        @MainActor final class Wide: UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 30 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                "Fruit that is sold on the market of the old town on Saturdays"
            }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
                "Note"
            }

            func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        }
        UIApplication.withShared(UIApplication()) {
            let titles = Wide()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
            let table = UITableView(frame: window.bounds)
            table.dataSource = titles
            window.addSubview(table)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let (wide, footer) = (
                table.rectForHeader(inSection: 29).height, table.rectForFooter(inSection: 0).height
            )
            table.frame.size.width = 220
            window.layoutIfNeeded()
            let narrow = table.rectForHeader(inSection: 29).height
            #expect(narrow > wide && table.rectForHeader(inSection: 0).height == narrow)
            #expect(table.headerView(forSection: 0)?.frame.height == narrow)
            #expect(table.rectForFooter(inSection: 0).height == footer)
            #expect(table.contentSize.height == table.rectForFooter(inSection: 29).maxY)
            table.frame.size.width = 844
            window.layoutIfNeeded()
            #expect(table.rectForHeader(inSection: 29).height == wide)
            UIApplication.shared.closeWindows()
        }
    }

    /// A cell that notes the text sizes that it is told of.
    private final class Listener: UITableViewCell {
        private(set) var heard: [UIContentSizeCategory] = []

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: Listener, _) in
                cell.heard.append(cell.traitCollection.preferredContentSizeCategory)
            }
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Listeners: UITableViewDataSource {
        var count = 1

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "listener", for: indexPath)
        }
    }

    @Test("A cell that waits for reuse is told of another text size when it is used again")
    func reuse() {
        UIApplication.withShared(UIApplication()) {
            let rows = Listeners()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let table = UITableView(frame: window.bounds)
            table.register(Listener.self, forCellReuseIdentifier: "listener")
            table.dataSource = rows
            window.addSubview(table)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Listener
            rows.count = 0
            table.reloadData()
            window.layoutIfNeeded()
            UIApplication.shared.device.preferredContentSizeCategory = .accessibilityLarge
            #expect(cell?.heard == [])
            rows.count = 1
            table.reloadData()
            window.layoutIfNeeded()
            #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
            #expect(cell?.heard == [.accessibilityLarge])
            UIApplication.shared.closeWindows()
        }
    }
}
