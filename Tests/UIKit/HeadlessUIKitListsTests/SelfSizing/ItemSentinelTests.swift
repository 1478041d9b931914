import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Zero and automatic sizes of items.
@MainActor
@Suite("Zero and automatic item sizes") struct ItemSentinelTests {
    @Test(
        "Items with an estimate of zero on a side are asked for their attributes",
        arguments: [CGSize(width: 0, height: 100), CGSize(width: 100, height: 0)])
    func zeroInFlow(estimate: CGSize) {
        NoteCollection.run([4, 6, 20], .estimating(estimate)) { notes in
            #expect(notes.frames == [box(0, 0, 50, 22), box(230, 0, 70, 22), box(0, 22, 210, 22)])
        }
    }

    @Test(
        "Items of compositional layouts, lists and orthogonal sections with an estimate of zero are asked"
    )
    func zeroInSections() {
        NoteCollection.run([1, 30, 5], .pairs(height: 0)) { notes in
            #expect(notes.frames == [box(0, 0, 150, 22), box(150, 0, 150, 46), box(0, 46, 150, 22)])
        }
        NoteCollection.run([1], .pairs(header: true, height: 0)) { notes in
            #expect(notes.frames == [box(0, 32, 150, 22)])
        }
        NoteCollection.run([4, 6], .strip(width: 0)) { notes in
            let widths = notes.view.visibleCells.map(\.frame.width)
            #expect(widths == [50, 70])
        }
    }

    @Test("An item that prefers no size is asked once, and not shown")
    func empty() {
        @MainActor final class Empty: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
                -> UICollectionViewLayoutAttributes
            {
                attributes.size = .zero
                return attributes
            }
        }
        NoteCollection.run([0, 0], .estimating(CGSize(width: 0, height: 10)), item: Empty.self) { notes in
            #expect(notes.view.visibleCells.isEmpty && notes.cells.count == 2)
        }
    }

    @MainActor private final class Sizes: UICollectionViewDelegateFlowLayout {
        let size: CGSize

        init(_ size: CGSize) {
            self.size = size
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { size }
    }

    /// The frames of items whose size the property or the delegate states, and the failures.
    private func frames(_ size: CGSize, estimate: CGSize, byDelegate: Bool) -> ([CGRect], [String]) {
        var frames: [CGRect] = []
        let sizes = Sizes(size)
        let failures = failureTexts {
            NoteCollection.run([4], .estimating(estimate)) { notes in
                if byDelegate {
                    notes.view.delegate = sizes
                } else {
                    (notes.view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = size
                }
            } _: { notes in
                frames = notes.frames
            }
        }
        return (frames, failures)
    }

    @Test("Sizes mean the same by the property and by the delegate")
    func stated() {
        let automatic = UICollectionViewFlowLayout.automaticSize
        for byDelegate in [false, true] {
            let (own, none) = frames(automatic, estimate: .zero, byDelegate: byDelegate)
            #expect(own == [box(125, 0, 50, 50)] || own == [box(0, 0, 50, 50)])
            #expect(none.isEmpty)
            let (measured, silent) = frames(automatic, estimate: automatic, byDelegate: byDelegate)
            #expect(measured.map(\.size) == [CGSize(width: 50, height: 22)] && silent.isEmpty)
            #expect(frames(.zero, estimate: .zero, byDelegate: byDelegate).0.isEmpty)
            let (bad, texts) = frames(CGSize(width: -3, height: 10), estimate: .zero, byDelegate: byDelegate)
            #expect(bad.isEmpty && texts.contains { $0.contains("-3") })
        }
    }
}

extension UICollectionViewLayout {
    /// One row of items that scrolls sideways, of an estimated width.
    static func strip(width: CGFloat) -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .estimated(width), heightDimension: .absolute(60))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.orthogonalScrollingBehavior = .continuous
        return UICollectionViewCompositionalLayout(section: section)
    }
}
