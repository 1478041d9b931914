import Foundation
import HeadlessUIKit
import Swerkin

/// A table of forty rows, of which some ten are on the screen at a time.
@MainActor
final class ListStage: StageController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView()
    var count: Int
    /// The labels of rows that have other labels than their numbers.
    var names: [Int: String] = [:]

    /// Whether there are more rows whenever the last one is shown.
    var grows = false

    init(count: Int = 40) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(table, "list", CGRect(x: 0, y: 150, width: 300, height: 440))
        table.dataSource = self
        table.delegate = self
        table.rowHeight = 44
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Title \(indexPath.row)"
        cell.accessibilityLabel = names[indexPath.row] ?? "Row \(indexPath.row)"
        cell.accessibilityIdentifier = "row\(indexPath.row)"
        return cell
    }

    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        guard grows, indexPath.row == count - 1 else { return }
        count += 40
        Task { @MainActor in tableView.reloadData() }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("selected \(indexPath.row)")
    }
}
