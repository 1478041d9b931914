import HeadlessUIKit

/// Shows all photos in a grid, below a strip with the favourites.
final class PhotosViewController: UIViewController {
    private let sections: [(title: String, photos: [Photo])]
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
        collection.accessibilityIdentifier = "photos"
        collection.dataSource = self
        collection.delegate = self
        collection.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collection)
        NSLayoutConstraint.activate([
            collection.topAnchor.constraint(equalTo: view.topAnchor),
            collection.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            collection.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            collection.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
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
