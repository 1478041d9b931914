import HeadlessUIKit

/// A table whose rows read "section.row", which counts the cells that it makes.
@MainActor
final class NumberTable: UITableView, UITableViewDataSource, UITableViewDelegate {
    private let counts: [Int]
    private(set) var made = 0
    private(set) var selected: [IndexPath] = []

    init(rows counts: [Int], style: UITableView.Style = .plain) {
        self.counts = counts
        super.init(frame: CGRect(x: 0, y: 100, width: 390, height: 300), style: style)
        rowHeight = 44
        sectionHeaderHeight = 38
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Section \(section)"
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            dequeueReusableCell(withIdentifier: "cell")
            ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
        made += 1
        cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath)
    }

    /// The texts of the views that are loaded, from top to bottom, as a plain list.
    var visibleTexts: [String] {
        var texts: [String] = []
        if let label = tableHeaderView as? UILabel { texts.append(label.text ?? "") }
        for section in counts.indices {
            if headerView(forSection: section)?.superview === self { texts.append("Section \(section)") }
            for row in 0..<counts[section] where cellForRow(at: IndexPath(row: row, section: section)) != nil
            {
                texts.append("\(section).\(row)")
            }
        }
        if let label = tableFooterView as? UILabel { texts.append(label.text ?? "") }
        for case let label as UILabel in subviews where label !== tableHeaderView && label !== tableFooterView
        {
            texts.append(label.text ?? "")
        }
        return texts
    }
}

/// A grid of numbers.
@MainActor
final class NumberGrid: UICollectionView, UICollectionViewDataSource {
    private final class Cell: UICollectionViewCell {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40))

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { nil }
    }

    private let count: Int

    init(_ count: Int) {
        self.count = count
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 40)
        super.init(frame: .zero, collectionViewLayout: layout)
        register(Cell.self, forCellWithReuseIdentifier: "cell")
        dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.label.text = "\(indexPath.item)"
        return cell
    }
}

/// The rows of a picker.
@MainActor
final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    private let titles: [[String]]

    init(_ titles: [[String]]) { self.titles = titles }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { titles.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        titles[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        titles[component][row]
    }
}
