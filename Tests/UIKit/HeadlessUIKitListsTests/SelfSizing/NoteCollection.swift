import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// An item with a text that is 5 points from all sides.
final class NoteItem: UICollectionViewCell {
    let label = UILabel.ofNote()
    weak var log: EventLog?

    required override init(frame: CGRect) {
        super.init(frame: frame)
        label.fill(contentView, beside: 5, above: 5)
    }

    required init?(coder: NSCoder) { nil }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let size = super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        log?.add(
            "\(label.text?.count ?? 0): \(targetSize.width.shortText) \(horizontalFittingPriority.word),"
                + " \(targetSize.height.shortText) \(verticalFittingPriority.word)"
                + " -> \(size.width.shortText) x \(size.height.shortText)")
        return size
    }
}

/// A header with a text that is 4 points from all of its own sides: reusable views have no content view.
final class NoteBanner: UICollectionReusableView {
    let label = UILabel.ofNote()

    required override init(frame: CGRect) {
        super.init(frame: frame)
        label.fill(self, beside: 4, above: 4)
    }

    required init?(coder: NSCoder) { nil }
}

/// A collection view of 300 by 200 points with notes, in a window.
@MainActor
final class NoteCollection: NSObject, UICollectionViewDataSource {
    var lengths: [Int]
    let log = EventLog()
    let view: UICollectionView
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var fill: (@MainActor (UICollectionViewCell, Int) -> Void)?
    private(set) var cells: Set<ObjectIdentifier> = []

    init(
        _ lengths: [Int], _ layout: UICollectionViewLayout, _ item: UICollectionViewCell.Type = NoteItem.self
    ) {
        self.lengths = lengths
        view = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 300, height: 200), collectionViewLayout: layout)
        super.init()
        view.register(item, forCellWithReuseIdentifier: "note")
        view.register(
            NoteBanner.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "banner")
        view.dataSource = self
    }

    static func run(
        _ lengths: [Int], _ layout: @autoclosure @MainActor () -> UICollectionViewLayout,
        item: UICollectionViewCell.Type = NoteItem.self, _ prepare: (NoteCollection) -> Void = { _ in },
        _ body: (NoteCollection) throws -> Void
    ) rethrows {
        try inOwnWorld {
            let notes = NoteCollection(lengths, layout(), item)
            prepare(notes)
            notes.window.addSubview(notes.view)
            notes.window.makeKeyAndVisible()
            notes.settle()
            try body(notes)
            UIApplication.shared.clock.runUntilIdle()
        }
    }

    func settle() { UIApplication.shared.commit() }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        lengths.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
        cells.insert(ObjectIdentifier(cell))
        if let note = cell as? NoteItem {
            note.log = log
            note.label.text = wide(lengths[indexPath.item])
        }
        fill?(cell, indexPath.item)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "banner", for: indexPath)
        (view as? NoteBanner)?.label.text = wide(30)
        return view
    }

    func item(_ item: Int) -> UICollectionViewCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0))
    }

    func note(_ item: Int) -> NoteItem? { self.item(item) as? NoteItem }

    /// The frames of the visible items.
    var frames: [CGRect] {
        settle()
        return view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame }
    }
}

extension UICollectionViewLayout {
    /// A flow layout whose items are as large as their content.
    static func estimating(_ size: CGSize) -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = size
        layout.minimumLineSpacing = 0
        return layout
    }

    /// A plain list.
    static func rows() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
    }

    /// A layout of items of an estimated height, two a line.
    static func pairs(header: Bool = false, height: CGFloat = 44) -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(height)))
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item, item]))
        if header {
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
        }
        return UICollectionViewCompositionalLayout(section: section)
    }
}

/// A rectangle.
func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
