import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// How a layout compares the collection view's bounds with new ones.
@MainActor
@Suite("Changes of a collection view's bounds") struct BoundsChangeTests {
    /// A layout of one item as wide as the view, which is prepared again only if the view's width differs from the new one.
    private final class FullWidth: UICollectionViewLayout {
        var lines: [String] = []
        private var width: CGFloat = 0

        override func prepare() {
            super.prepare()
            width = collectionView?.bounds.width ?? 0
            lines.append("prepare \(Int(width))")
        }
        override var collectionViewContentSize: CGSize { CGSize(width: width, height: 1000) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map { [$0] }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: 0, width: width, height: 500)
            return attributes
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            let old = collectionView?.bounds ?? .zero
            lines.append("\(old.shortText) to \(newBounds.shortText)")
            return old.width != newBounds.width
        }
        override func invalidationContext(forBoundsChange newBounds: CGRect)
            -> UICollectionViewLayoutInvalidationContext
        {
            lines.append("context at \(Int(collectionView?.bounds.width ?? 0))")
            return super.invalidationContext(forBoundsChange: newBounds)
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            super.invalidateLayout(with: context)
            lines.append("invalidated at \(Int(collectionView?.bounds.width ?? 0))")
        }
    }

    @Test(
        "A layout that is asked about new bounds finds the old ones in the view, and is invalidated in the new ones"
    )
    func width() {
        let layout = FullWidth()
        CollectionStage.run([["a"]], layout: layout) { stage in
            layout.lines = []
            stage.view.frame.size.width = 200
            stage.view.layoutIfNeeded()
            #expect(
                layout.lines == [
                    "(0 0; 300 400) to (0 0; 200 400)", "context at 300", "invalidated at 200", "prepare 200",
                ])
            #expect(stage.view.visibleCells.map(\.frame.width) == [200])
            #expect(stage.view.bounds.width == 200)
        }
    }

    @Test("A layout that is asked about a scrolled view finds the old offset, and the view keeps the new one")
    func offset() {
        let layout = FullWidth()
        CollectionStage.run([["a"]], layout: layout) { stage in
            layout.lines = []
            stage.view.contentOffset.y = 50
            stage.view.layoutIfNeeded()
            #expect(layout.lines == ["(0 0; 300 400) to (0 50; 300 400)"])
            #expect(stage.view.contentOffset.y == 50)
        }
    }
}
