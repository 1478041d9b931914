import HeadlessUIKit

/// Shows photos: the favourites in a strip, and below it all of them.
final class PhotosViewController: UIViewController {
    private let sections: [(title: String, photos: [Photo])]
    private let heading = UILabel()
    private let closeButton = UIButton(type: .system)
    private let collection = UICollectionView(frame: .zero, collectionViewLayout: PhotosLayout.make())

    private let cells = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
        cell.show(photo)
    }
    private lazy var headers = UICollectionView.SupplementaryRegistration<PhotosHeader>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] header, _, indexPath in
        header.show(sections[indexPath.section].title)
    }

    init(photos: [Photo]) {
        sections = [("Favourites", photos.filter(\.isFavorite)), ("All", photos)]
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.text = "Photos"
        heading.font = .boldSystemFont(ofSize: 20)
        heading.accessibilityTraits = .header
        closeButton.setTitle("Close", for: .normal)
        closeButton.addAction(
            UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        collection.accessibilityIdentifier = "photos"
        collection.dataSource = self
        collection.delegate = self
        for subview in [heading, closeButton, collection] { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        heading.frame = CGRect(x: 20, y: 60, width: width - 120, height: 44)
        closeButton.frame = CGRect(x: width - 90, y: 60, width: 70, height: 44)
        collection.frame = CGRect(x: 0, y: 110, width: width, height: view.bounds.height - 110)
    }
}

extension PhotosViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].photos.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueConfiguredReusableCell(
            using: cells, for: indexPath, item: sections[indexPath.section].photos[indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        let photo = PhotoViewController(photo: sections[indexPath.section].photos[indexPath.item])
        photo.modalPresentationStyle = .fullScreen
        present(photo, animated: true)
    }
}
