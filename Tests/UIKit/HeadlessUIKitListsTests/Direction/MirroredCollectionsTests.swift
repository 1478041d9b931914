import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Items of given sizes, in sections of given counts.
@MainActor
private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let counts: [Int]
    let sizes: [CGSize]

    init(_ counts: [Int], _ sizes: [CGSize]) {
        self.counts = counts
        self.sizes = sizes
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        if let cell = cell as? UICollectionViewListCell {
            var content = cell.defaultContentConfiguration()
            content.text = "Text"
            content.image = UIImage(color: .red, size: CGSize(width: 20, height: 10))
            cell.contentConfiguration = content
            cell.indentationLevel = indexPath.item % 3
            cell.accessories = [.delete(displayed: .always), .disclosureIndicator(), .checkmark()]
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item % sizes.count] }
}

/// A flow layout that is mirrored where its collection view is read from the right.
private final class FlippedFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@MainActor
@Suite("Mirrored collection views") struct MirroredCollectionsTests {
    private func view(_ layout: UICollectionViewLayout, _ items: Items, isList: Bool = false)
        -> UICollectionView
    {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(
            isList ? UICollectionViewListCell.self : UICollectionViewCell.self,
            forCellWithReuseIdentifier: "item")
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        ] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        view.contentInsetAdjustmentBehavior = .never
        view.dataSource = items
        view.delegate = items
        return view
    }

    private func check(
        _ items: Items, _ frame: CGRect, isList: Bool = false, scrolledBy offset: CGFloat = 0,
        _ layout: () -> UICollectionViewLayout
    ) -> [String] {
        MirroredLayout(
            frame: frame, { view(layout(), items, isList: isList) },
            prepare: { view in
                view.layoutIfNeeded()
                guard offset > 0 else { return }
                let range = view.offsetRange(.horizontal)
                view.contentOffset.x =
                    view.isRightToLeft
                    ? max(range.upperBound - offset, range.lowerBound) : min(offset, range.upperBound)
            }
        ).differences
    }

    @Test("A flow layout that flips has its items where a mirror shows them, along either axis")
    func flow() {
        inOwnWorld {
            var numbers = SeededNumbers(seed: 3)
            for round in 0..<Rounds.of(200) {
                let items = Items(
                    (0...numbers.next(below: 3)).map { _ in numbers.next(below: 20) },
                    (0...numbers.next(below: 3)).map { _ in
                        CGSize(width: numbers.next(in: 20...90), height: numbers.next(in: 20...90))
                    })
                let isVertical = numbers.onceIn(2)
                let inset = UIEdgeInsets(
                    top: numbers.next(in: 0...9), left: numbers.next(in: 0...30), bottom: 2,
                    right: numbers.next(in: 0...30))
                let frame = CGRect(x: 30, y: 20, width: numbers.next(in: 200...350), height: 300)
                let differences = check(items, frame, scrolledBy: numbers.next(in: -100...300)) {
                    let layout = FlippedFlow()
                    layout.scrollDirection = isVertical ? .vertical : .horizontal
                    layout.sectionInset = inset
                    layout.headerReferenceSize = CGSize(width: 22, height: 11)
                    layout.sectionHeadersPinToVisibleBounds = true
                    return layout
                }
                #expect(differences == [], "round \(round)")
                guard differences.isEmpty else { return }
            }
        }
    }

    @Test("A compositional layout has its items where a mirror shows them, also those of orthogonal sections")
    func compositional() {
        inOwnWorld {
            var numbers = SeededNumbers(seed: 4)
            for round in 0..<Rounds.of(200) {
                let items = Items((0...numbers.next(below: 3)).map { _ in numbers.next(below: 12) }, [.zero])
                let frame = CGRect(x: 30, y: 20, width: numbers.next(in: 200...350), height: 500)
                let seed = numbers
                let isVertical = numbers.onceIn(2)
                let differences = check(items, frame, scrolledBy: numbers.next(in: -100...300)) {
                    var own = seed
                    return Self.layout(&own, isVertical: isVertical)
                }
                #expect(differences == [], "round \(round)")
                guard differences.isEmpty else { return }
                _ = numbers.next(below: 9)
            }
        }
    }

    private static func layout(_ numbers: inout SeededNumbers, isVertical: Bool) -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(numbers.next(in: 30...90)), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(
            top: 1, leading: numbers.next(in: 0...9), bottom: 1, trailing: numbers.next(in: 0...9))
        let wide = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(numbers.next(in: 30...90)), heightDimension: .absolute(20)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(numbers.next(in: 120...190)), heightDimension: .absolute(60)),
            subitems: [item, wide])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = numbers.next(in: 0...9)
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 3, leading: numbers.next(in: 0...30), bottom: 3, trailing: numbers.next(in: 0...30))
        section.orthogonalScrollingBehavior = numbers.element(
            of: [.none, .none, .continuous, .paging, .groupPaging, .groupPagingCentered])
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .absolute(50), heightDimension: .absolute(20)),
                elementKind: UICollectionView.elementKindSectionHeader,
                alignment: isVertical
                    ? numbers.element(of: [.top, .topLeading, .topTrailing])
                    : numbers.element(of: [.leading, .topLeading]))
        ]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = isVertical ? .vertical : .horizontal
        return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    }

    @Test("The rows of a list have content, accessories and indentation where a mirror shows them")
    func list() {
        inOwnWorld {
            let items = Items([5, 3], [.zero])
            for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped] {
                let differences = check(items, CGRect(x: 10, y: 0, width: 300, height: 600), isList: true) {
                    UICollectionViewCompositionalLayout.list(
                        using: UICollectionLayoutListConfiguration(appearance: appearance))
                }
                #expect(differences == [])
            }
        }
    }

    @Test("A plain flow layout is not mirrored")
    func plainFlow() {
        inOwnWorld {
            SimulatedDevice.current.language = .arabic
            let items = Items([3], [CGSize(width: 50, height: 50)])
            let view = view(UICollectionViewFlowLayout(), items)
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
            let window = UIWindow.showing(view)
            window.layoutIfNeeded()
            #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 0)
            window.isHidden = true
        }
    }

    /// A horizontal row of ten items, 100 points wide, in a view of 250 points.
    private func row() -> UICollectionView {
        let layout = FlippedFlow()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 250, height: 100), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.contentInsetAdjustmentBehavior = .never
        return view
    }

    @Test("Mirrored content begins at its right end, and keeps what is seen when it changes")
    func beginning() {
        inOwnWorld {
            SimulatedDevice.current.language = .hebrew
            let items = Items([10], [CGSize(width: 100, height: 100)])
            let view = row()
            view.dataSource = items
            let window = UIWindow.showing(view)
            window.layoutIfNeeded()
            #expect(view.contentSize.width == 1000 && view.contentOffset.x == 750)
            #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 900)
            #expect(view.indexPathForItem(at: CGPoint(x: 950, y: 5)) == IndexPath(item: 0, section: 0))
            view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .right, animated: false)
            #expect(view.contentOffset.x == 350)
            view.frame.size.width = 300
            window.layoutIfNeeded()
            #expect(view.contentOffset.x == 300)
            #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 4, section: 0))
            SimulatedDevice.current.language = .english
            window.layoutIfNeeded()
            #expect(view.contentOffset.x == 400)
            #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 4, section: 0))
            window.isHidden = true
        }
    }
}
