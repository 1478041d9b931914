import Foundation
import HeadlessUIKit
import TestSupport
import Testing

private final class Badge: UICollectionReusableView {}

@MainActor private final class Badges: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
        view.tag = indexPath.item
        return view
    }
}

@MainActor @Suite("Supplementary items") struct SupplementaryItemTests {
    private let size = NSCollectionLayoutSize(
        widthDimension: .absolute(10), heightDimension: .absolute(20))

    @Test(
        "A badge is at its edges of the item, moved by its offset, with its own anchor there",
        arguments: [
            (NSDirectionalRectEdge([.top, .leading]), CGPoint.zero, nil, CGPoint(x: 0, y: 0)),
            ([.top, .trailing], CGPoint(x: 0.5, y: -0.5), nil, CGPoint(x: 95, y: -10)),
            ([.bottom], .zero, nil, CGPoint(x: 45, y: 30)), ([], .zero, nil, CGPoint(x: 45, y: 15)),
            ([.bottom], .zero, NSDirectionalRectEdge([.top]), CGPoint(x: 45, y: 50)),
        ] as [(NSDirectionalRectEdge, CGPoint, NSDirectionalRectEdge?, CGPoint)])
    func places(
        edges: NSDirectionalRectEdge, offset: CGPoint, own: NSDirectionalRectEdge?, expected: CGPoint
    ) {
        inOwnWorld {
            let anchor = NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
            let badge =
                own.map {
                    NSCollectionLayoutSupplementaryItem(
                        layoutSize: size, elementKind: "badge", containerAnchor: anchor,
                        itemAnchor: NSCollectionLayoutAnchor(edges: $0))
                }
                ?? NSCollectionLayoutSupplementaryItem(
                    layoutSize: size, elementKind: "badge", containerAnchor: anchor)
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
                supplementaryItems: [badge])
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
                subitems: [item])
            let layout = UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group))
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
            let source = Badges()
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.register(
                Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
            view.dataSource = source
            view.contentInsetAdjustmentBehavior = .never
            _ = UIWindow.showing(view)
            let badges = view.visibleSupplementaryViews(ofKind: "badge").sorted { $0.tag < $1.tag }
            #expect(badges.map(\.tag) == [0, 1, 2] && badges.allSatisfy { $0 is Badge })
            #expect(badges.first?.frame == CGRect(origin: expected, size: CGSize(width: 10, height: 20)))
            #expect(badges.last?.frame.origin == CGPoint(x: expected.x, y: expected.y + 100))
            #expect(anchor.isFractionalOffset)
        }
    }

    @Test("An offset in points is not multiplied, and one that is not finite counts as 0")
    func offsets() {
        let anchor = NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 3, y: 4))
        #expect(anchor.offset == CGPoint(x: 3, y: 4) && anchor.isAbsoluteOffset)
        let odd = NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: CGFloat.nan, y: 4))
        #expect(odd.offset == .zero && NSCollectionLayoutAnchor(edges: .top).offset == .zero)
    }
}
