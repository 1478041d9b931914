import UIKit

/// What is to buy: a tap marks an item as bought, a swipe removes it.
class ShoppingListViewController: UIViewController {
    private let list: ShoppingList
    private let emptyLabel = UILabel()
    private lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    init(list: ShoppingList) {
        self.list = list
        super.init(nibName: nil, bundle: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(listDidChange(_:)), name: .shoppingListDidChange, object: list)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.register(
            ShoppingItemCell.self, forCellWithReuseIdentifier: ShoppingItemCell.identifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        emptyLabel.text = "shopping.empty".localized
        emptyLabel.textAlignment = .center
        emptyLabel.font = .preferredFont(forTextStyle: .title2)
        emptyLabel.adjustsFontForContentSizeCategory = true
        collectionView.backgroundView = emptyLabel
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "shopping.clear".localized, style: .plain, target: self, action: #selector(confirmClearing)
        )
        showItems()
    }

    @objc private func listDidChange(_ notification: NSNotification) {
        guard isViewLoaded, notification.object as? ShoppingList === list else { return }
        showItems()
    }

    private func showItems() {
        emptyLabel.isHidden = !list.items.isEmpty
        navigationItem.rightBarButtonItem?.isEnabled = !list.items.isEmpty
        collectionView.reloadData()
    }

    @objc private func confirmClearing() {
        let alert = UIAlertController(
            title: "shopping.clear.title".localized, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "shopping.cancel".localized, style: .cancel))
        alert.addAction(
            UIAlertAction(title: "shopping.clear".localized, style: .destructive) { [list] _ in list.clear() }
        )
        present(alert, animated: true)
    }
}

extension ShoppingListViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        list.items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: ShoppingItemCell.identifier, for: indexPath)
        if let cell = cell as? ShoppingItemCell {
            cell.delegate = self
            cell.show(list.items[indexPath.item])
        }
        return cell
    }
}

extension ShoppingListViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: collectionView.bounds.width, height: 52)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        list.toggle(at: indexPath.item)
    }
}

extension ShoppingListViewController: ShoppingItemCellDelegate {
    func shoppingItemCellWantsRemoval(_ cell: ShoppingItemCell) {
        guard let indexPath = collectionView.indexPath(for: cell) else { return }
        list.remove(at: indexPath.item)
    }
}
