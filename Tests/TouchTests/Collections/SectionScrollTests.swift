import HeadlessUIKit
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Dragging orthogonal sections") struct SectionScrollTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 6 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            30
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    /// A list of 300 by 400 of strips of cells of 100 by 120, of which the even ones scroll across.
    private func scene(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ body: (UICollectionView) -> Void
    ) {
        inOwnApplication { window, _ in
            let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(120))
            let layout = UICollectionViewCompositionalLayout { index, _ in
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                let section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = 10
                section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 10, trailing: 20)
                section.orthogonalScrollingBehavior = index % 2 == 0 ? behavior : .continuous
                return section
            }
            let source = Source()
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            view.contentInsetAdjustmentBehavior = .never
            window.addSubview(view)
            window.layoutIfNeeded()
            body(view)
        }
    }

    private func items(_ view: UICollectionView, _ section: Int) -> [Int] {
        view.layoutIfNeeded()
        return view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item)
    }

    private func strip(_ view: UICollectionView, _ section: Int) -> UIScrollView? {
        view.layoutIfNeeded()
        return view.cellForItem(at: IndexPath(item: items(view, section).first ?? 0, section: section))?
            .superview
            as? UIScrollView
    }

    @Test("Only visible cells exist, and a finger moves one strip, or the list")
    func dragged() {
        scene(.continuous) { view in
            #expect(view.contentSize == CGSize(width: 300, height: 780))
            #expect(items(view, 0) == [0, 1, 2] && items(view, 4) == [])
            guard let first = strip(view, 0), let second = strip(view, 1) else {
                Issue.record("the strips are no scroll views")
                return
            }
            #expect(first.frame == CGRect(x: 0, y: 0, width: 300, height: 120))
            #expect(first.contentSize == CGSize(width: 30 * 110 - 10 + 40, height: 120))
            dragOn(first, from: CGPoint(x: 250, y: 60), to: CGPoint(x: 40, y: 60))
            TimeLapse.advanceMainRunLoop()
            #expect(
                first.contentOffset.x > 190 && second.contentOffset == .zero && view.contentOffset == .zero)
            #expect(!items(view, 0).contains(0) && items(view, 1) == [0, 1, 2])
            for path in view.indexPathsForVisibleItems {
                let attributes = view.layoutAttributesForItem(at: path)
                let cell = view.cellForItem(at: path)
                #expect(cell.map { $0.convert($0.bounds, to: view) } == attributes?.frame)
            }
            dragOn(view, from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: -100))
            TimeLapse.advanceMainRunLoop()
            #expect(view.contentOffset.y > 150 && first.contentOffset.x > 190)
        }
    }

    @Test(
        "A section that scrolls across comes to rest where its behaviour says",
        arguments: [
            (
                UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary,
                CGFloat(110)
            ),
            (.groupPaging, 110), (.groupPagingCentered, 110), (.paging, 300),
        ])
    func restingPlaces(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, step: CGFloat) {
        scene(behavior) { view in
            guard let strip = strip(view, 0) else {
                Issue.record("the strip is not a scroll view")
                return
            }
            flick(strip, velocity: CGVector(dx: -900, dy: 0))
            TimeLapse.advanceMainRunLoop()
            let place = strip.contentOffset.x
            let first: CGFloat = behavior == .groupPagingCentered ? 20 + 50 - 150 : 0
            let steps = (place - first) / step
            #expect(place > 0 && abs(steps - steps.rounded()) < 0.01)
            if behavior == .groupPaging || behavior == .paging { #expect(steps.rounded() == 1) }
        }
    }

    @Test("Scrolled off screen and back, a strip keeps its offset, and an item in it can be scrolled to")
    func kept() {
        scene(.continuous) { view in
            view.scrollToItem(
                at: IndexPath(item: 10, section: 0), at: .centeredHorizontally, animated: false)
            #expect(items(view, 0) == [8, 9, 10, 11] || items(view, 0) == [9, 10, 11])
            view.contentOffset.y = 380
            #expect(items(view, 0) == [])
            view.contentOffset.y = 0
            #expect(items(view, 0).contains(10) && strip(view, 0)?.contentOffset.x == 1020)
        }
    }
}
