import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

@MainActor
@Suite("Layouts of collection views in motion") struct DynamicLayoutTests {
    /// A flow layout whose cells fall to the places of their items.
    private final class FallingLayout: UICollectionViewFlowLayout {
        lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

        override func prepare() {
            super.prepare()
            guard animator.behaviors.isEmpty, let view = collectionView else { return }
            for attributes in super.layoutAttributesForElements(in: view.bounds) ?? [] {
                guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
                let place = copy.center
                copy.center.y -= 100
                animator.addBehavior(UISnapBehavior(item: copy, snapTo: place))
            }
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            animator.layoutAttributesForCell(at: indexPath)
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test("The cells follow their attributes in each frame, and come to rest where the layout has them")
    func snapping() {
        UIApplication.withShared(UIApplication()) {
            let layout = FallingLayout()
            layout.itemSize = CGSize(width: 50, height: 50)
            layout.sectionInset.top = 200
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            let source = Source()
            view.dataSource = source
            window.addSubview(view)
            window.makeKeyAndVisible()
            UIApplication.shared.commit()
            let path = IndexPath(item: 0, section: 0)
            #expect(layout.animator.referenceView == nil)
            #expect(view.cellForItem(at: path)?.frame.minY == 100)
            TimeLapse.advance(by: .milliseconds(100))
            let between = view.cellForItem(at: path)?.frame.minY ?? 0
            #expect(between > 100 && between < 200)
            TimeLapse.advance(by: .seconds(3))
            #expect(view.cellForItem(at: path)?.frame.minY == 200)
            #expect(!layout.animator.isRunning)
            #expect(layout.animator.layoutAttributesForSupplementaryView(ofKind: "x", at: path) == nil)
            window.isHidden = true
        }
    }
}
