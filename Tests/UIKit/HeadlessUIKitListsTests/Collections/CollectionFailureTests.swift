import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What data sources, delegates and layouts can get wrong, with the exact words; the view goes on in each case.
@MainActor
@Suite("Failures of collection views") struct CollectionFailureTests {
    /// A data source and delegate whose answers are set.
    private final class Answers: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var sections = 1
        var items = 3
        var cell: (@MainActor (UICollectionView, IndexPath) -> UICollectionViewCell)?
        var size: CGSize?
        var inset = UIEdgeInsets.zero
        var spacing: CGFloat = 0

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            cell?(collectionView, indexPath)
                ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { size ?? CGSize(width: 300, height: 100) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets { inset }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { spacing }
    }

    /// A layout whose answers are set.
    private final class Fixed: UICollectionViewLayout {
        var size = CGSize(width: 300, height: 300)
        var attributes: [UICollectionViewLayoutAttributes] = []
        override var collectionViewContentSize: CGSize { size }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            attributes
        }
    }

    private func texts(
        layout: UICollectionViewLayout = CollectionStage.rows(), _ set: (CollectionStage, Answers) -> Void
    ) -> [String] {
        CollectionStage.run([[]], layout: layout, isShown: false) { stage in
            let answers = Answers()
            stage.view.dataSource = answers
            stage.view.delegate = answers
            let found = failureTexts {
                set(stage, answers)
                stage.show()
                // Said once, not each time that it is laid out.
                stage.view.setNeedsLayout()
                stage.view.layoutIfNeeded()
            }
            answers.sections = 1
            answers.items = 2
            answers.cell = nil
            answers.size = nil
            answers.inset = .zero
            answers.spacing = 0
            stage.view.collectionViewLayout = CollectionStage.rows()
            stage.view.reloadData()
            stage.view.layoutIfNeeded()
            #expect(stage.view.visibleCells.count == 2)
            return found
        }
    }

    private func attributes(_ item: Int, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = frame
        return attributes
    }

    @Test("Invalid counts are failures with a text each, and count as 0")
    func counts() {
        #expect(
            texts { $1.sections = -1 } == [
                "The data source says that there are -1 sections. It counts as 0."
            ])
        #expect(
            texts { $1.items = -7 } == [
                "The data source says that there are -7 items in section 0. It counts as 0."
            ])
        #expect(
            texts { stage, answers in
                answers.items = .max
                stage.view.delegate = nil
            } == [
                "The data source says that there are 9223372036854775807 items in section 0. It counts as 10000000."
            ])
        #expect(
            texts { stage, _ in _ = stage.view.numberOfItems(inSection: 4) } == [
                "There is no section 4: there are 1."
            ])
    }

    @Test("Invalid cells are failures with a text each, and empty ones are used instead")
    func cells() {
        #expect(
            texts { _, answers in
                answers.cell = { $0.dequeueReusableCell(withReuseIdentifier: "nobody", for: $1) }
            } == [
                "No cell can be dequeued with the identifier \"nobody\": no class is registered for it."
                    + " An empty one is used instead."
            ])
        #expect(
            texts { _, answers in
                answers.cell = { view, path in
                    view.cellForItem(at: IndexPath(item: 0, section: 0))
                        ?? view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                }
            } == [
                "The data source returned for item 0·1 a view that already shows cell 0·0. An empty one is used instead.",
                "The data source returned for item 0·2 a view that already shows cell 0·0. An empty one is used instead.",
            ])
        #expect(
            texts { _, answers in answers.cell = { _, _ in NamedCell(frame: .zero) } } == [
                "The data source returned for cell 0·0 a NamedCell that was not dequeued, so it cannot be reused.",
                "The data source returned for cell 0·1 a NamedCell that was not dequeued, so it cannot be reused.",
                "The data source returned for cell 0·2 a NamedCell that was not dequeued, so it cannot be reused.",
            ])
        #expect(
            texts { stage, _ in stage.view.register(NamedHeader.self, forCellWithReuseIdentifier: "x") } == [
                "NamedHeader cannot be registered for the cell \"x\": it is not a subclass of UICollectionViewCell."
            ])
        #expect(
            texts { stage, _ in
                (stage.view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height =
                    10
            } == [
                "The layout has a supplementary view \"UICollectionElementKindSectionHeader\", but the data source provides"
                    + " none. An empty one is used instead."
            ])
    }

    @Test("A class that cannot be a supplementary view is a failure when one is dequeued, once")
    func supplementaryClasses() {
        let kind = UICollectionView.elementKindSectionHeader
        var classes: [AnyClass] = []
        let found = texts { stage, _ in
            for name in ["x", "y"] {
                stage.view.register(
                    UILabel.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
            }
            for _ in 0..<2 {
                let view = stage.view.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "x", for: IndexPath(item: 0, section: 0))
                classes.append(type(of: view))
            }
        }
        #expect(
            found == [
                "UILabel cannot be registered for the supplementary view \"x\": it is not a subclass of"
                    + " UICollectionReusableView."
            ])
        #expect(classes.count == 2 && classes.allSatisfy { $0 == UICollectionReusableView.self })
    }

    @Test("Invalid sizes are failures with a text each, and count as zero")
    func sizes() {
        #expect(
            texts { $1.size = CGSize(width: -1, height: 10) } == [
                "The flow layout was given the size -1×10 for item 0·0. It counts as zero.",
                "The flow layout was given the size -1×10 for item 0·1. It counts as zero.",
                "The flow layout was given the size -1×10 for item 0·2. It counts as zero.",
            ])
        #expect(
            texts { stage, answers in
                stage.view.delegate = nil
                (stage.view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.height = .nan
            } == ["The flow layout was given the size 300×nan for an item. It counts as zero."])
        let warnings = FailureCollector.warnings {
            #expect(texts { $1.size = CGSize(width: 301, height: 10) } == [])
        }
        // UIKit logs: "The behavior of the UICollectionViewFlowLayout is not defined because: …".
        #expect(
            warnings.map(\.text) == [
                "Item 0·0 is 301 points in width, and there are 300 between the section insets: what the flow layout does"
                    + " with it is undefined."
            ])
        #expect(
            texts { $1.inset.left = .infinity } == [
                "The flow layout was given (top 0, left inf, bottom 0, right 0) for the insets of section 0."
                    + " 0 is used instead."
            ])
        #expect(
            texts { $1.spacing = -5 } == [
                "The flow layout was given -5 for the line spacing of section 0. 0 is used instead."
            ])
        #expect(texts { $1.size = CGSize(width: 1, height: 1e300) } == [])
    }

    @Test("Invalid layouts are failures with a text each, and leave out what cannot be placed")
    func layouts() {
        let layout = Fixed()
        layout.attributes = [attributes(0, CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10))]
        #expect(
            texts(layout: layout) { _, _ in } == [
                "The layout places cell 0·0 at (0 nan; 10 10), which is not finite. It is left out."
            ])
        layout.attributes = [attributes(0, CGRect(x: 0, y: 0, width: -5, height: 10))]
        #expect(
            texts(layout: layout) { _, _ in } == [
                "The layout gives cell 0·0 the size -5×10, which is negative. It is left out."
            ])
        layout.attributes = [attributes(7, CGRect(x: 0, y: 0, width: 5, height: 10))]
        #expect(
            texts(layout: layout) { _, _ in } == [
                "The layout has attributes for cell 0·7, which does not exist: section 0 has 3 items. They are left out."
            ])
        layout.attributes = []
        layout.size.width = .infinity
        #expect(
            texts(layout: layout) { _, _ in } == [
                "The layout's content has the size inf×300, which is not finite. The old size is kept."
            ])
        layout.size.width = 300
        let decoration = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: "shelf", with: IndexPath(item: 0, section: 0))
        decoration.frame = CGRect(x: 0, y: 0, width: 300, height: 10)
        layout.attributes = [decoration]
        #expect(
            texts(layout: layout) { _, _ in } == [
                "The layout has a decoration view \"shelf\", for which no class is registered. It is left out."
            ])
        #expect(
            failureTexts { layout.register(UIView.self, forDecorationViewOfKind: "shelf") } == [
                "UIView cannot be registered for the decoration view \"shelf\": it is not a subclass of"
                    + " UICollectionReusableView."
            ])
        let other = UICollectionView(frame: .zero, collectionViewLayout: layout)
        #expect(
            failureTexts { _ = UICollectionView(frame: .zero, collectionViewLayout: layout) } == [
                "A layout can belong to only one collection view: it is removed from the other one."
            ])
        _ = other
    }

    @Test("Cells whose preferred sizes never settle are a failure")
    func neverSettles() {
        let layout = Restless()
        #expect(
            texts(layout: layout) { _, _ in } == [
                "The layout does not settle: after 100 passes the visible elements still change. Do the sizes that views"
                    + " prefer, or the data source, change it each time?"
            ])
        #expect(
            texts { stage, answers in
                answers.cell = { view, path in
                    view.reloadData()
                    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                }
            }.first?.hasPrefix("The layout does not settle") == true)
    }

    private final class Restless: UICollectionViewFlowLayout {
        override func prepare() {
            super.prepare()
            invalidateLayout()
        }
    }

    @Test("Items that cannot be scrolled to are failures that say why")
    func scrolling() {
        #expect(
            texts { stage, _ in
                stage.view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false)
            } == ["Item 0·3 cannot be scrolled to: section 0 has 3 items."])
        #expect(
            texts { stage, _ in stage.view.scrollToItem(at: IndexPath(), at: .top, animated: false) } == [
                "Item  cannot be scrolled to: an item's index path has two numbers."
            ])
    }

    @Test("Cells that prefer an invalid size are a failure, and keep the layout's size")
    func preferred() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: 50)
        CollectionStage.run([["a"]], layout: layout, isShown: false) { stage in
            stage.log.preferred["a"] = CGSize(width: 100, height: CGFloat.nan)
            #expect(
                failureTexts { stage.show() } == [
                    "The view of cell 0·0 prefers the size 100×nan. It keeps the layout's size."
                ])
            #expect(stage.faults == [])
        }
    }
}
