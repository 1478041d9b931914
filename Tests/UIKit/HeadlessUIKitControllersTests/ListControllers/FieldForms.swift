import Foundation
import HeadlessUIKit
import TestSupport

/// A form whose rows have a field each.
@MainActor
final class FieldTable: UITableViewController {
    var rowCount = 20
    /// Whether the subclass forgets to call `super.viewWillAppear(_:)`.
    var forgetsToAppear = false
    private(set) lazy var fields = (0..<rowCount).map { FieldTable.field("field \($0)") }

    static func field(_ name: String) -> UITextField { UITextField().named(name, 16, 7, 200, 30) }

    override func viewWillAppear(_ animated: Bool) {
        if !forgetsToAppear { super.viewWillAppear(animated) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(fields[indexPath.row])
        return cell
    }
}

/// The same as a collection.
@MainActor
final class FieldGrid: UICollectionViewController {
    private(set) lazy var fields = (0..<20).map { FieldTable.field("field \($0)") }

    convenience init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 44)
        layout.minimumLineSpacing = 0
        self.init(collectionViewLayout: layout)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    { fields.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        for view in cell.contentView.subviews { view.removeFromSuperview() }
        cell.contentView.addSubview(fields[indexPath.item])
        return cell
    }
}
