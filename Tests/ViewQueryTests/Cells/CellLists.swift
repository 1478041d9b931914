import Foundation
import HeadlessUIKit

/// Rows, or items, with a name each, in sections.
@MainActor
final class CellLists: NSObject {
    final class NoteCell: UITableViewCell {
        var note = ""
    }

    final class PhotoCell: UICollectionViewCell {
        var photo = ""
    }

    var sections: [[String]]
    /// How many cells were asked for.
    var asked = 0

    init(_ counts: [Int]) {
        sections = counts.enumerated().map { section, count in (0..<count).map { "\(section)·\($0)" } }
        super.init()
    }

    func table(height: CGFloat = 400) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        table.accessibilityIdentifier = "list"
        table.rowHeight = 44
        table.register(NoteCell.self, forCellReuseIdentifier: "note")
        table.dataSource = self
        return table
    }

    func collection() -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        collection.accessibilityIdentifier = "grid"
        collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        collection.dataSource = self
        return collection
    }
}

extension CellLists: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        (cell as? NoteCell)?.note = sections[indexPath.section][indexPath.row]
        return cell
    }
}

extension CellLists: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        asked += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? PhotoCell)?.photo = sections[indexPath.section][indexPath.item]
        return cell
    }
}
