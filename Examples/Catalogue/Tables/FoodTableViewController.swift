import HeadlessUIKit

/// Fruit in cells with text labels, the last of which is disabled, and vegetables in cells with content configurations.
final class FoodTableViewController: UITableViewController {
    private enum Section: Int, CaseIterable {
        case fruits
        case vegetables

        var title: String { self == .fruits ? "Fruits" : "Vegetables" }

        /// What the rows say.
        var foods: [String] {
            self == .fruits ? ["Apple", "Mango", "Grapes"] : ["Asparagus", "Broccoli", "Carrots", "Kale"]
        }
    }

    /// The identifiers of the fruits' cells, which are their labels, too.
    private static let fruitIdentifiers = ["firstCell", "secondCell", "thirdCell"]

    init() {
        super.init(style: .grouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "foodTable"
        for section in Section.allCases {
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: section.title)
        }
    }

    // MARK: Rows

    private func section(_ index: Int) -> Section { Section(rawValue: index) ?? .vegetables }

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        self.section(section).foods.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        self.section(section).title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let section = section(indexPath.section)
        let cell = tableView.dequeueReusableCell(withIdentifier: section.title, for: indexPath)
        let food = section.foods[indexPath.row]
        switch section {
        case .fruits: setUp(cell, fruit: food, row: indexPath.row)
        case .vegetables: setUp(cell, vegetable: food)
        }
        return cell
    }

    private func setUp(_ cell: UITableViewCell, fruit: String, row: Int) {
        let isEnabled = fruit != "Grapes"
        cell.textLabel?.text = fruit
        cell.textLabel?.isEnabled = isEnabled
        cell.textLabel?.accessibilityIdentifier = row == 0 ? "headerLabel" : nil
        cell.accessibilityIdentifier = Self.fruitIdentifiers[row]
        cell.accessibilityLabel = Self.fruitIdentifiers[row]
        cell.accessibilityTraits = isEnabled ? .none : .notEnabled
        cell.isUserInteractionEnabled = isEnabled
    }

    private func setUp(_ cell: UITableViewCell, vegetable: String) {
        var content = UIListContentConfiguration.cell()
        content.text = vegetable
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = "\(vegetable.lowercased())Cell"
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let food = section(indexPath.section).foods[indexPath.row]
        let alert = UIAlertController(
            title: "Attention", message: "\(food) Clicked", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
