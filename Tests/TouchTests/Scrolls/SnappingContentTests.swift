import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse
import Touch

/// Content whose layout or delegate decides where it comes to rest, scrolled until something can be touched.
@MainActor @Suite("Content that snaps") struct SnappingContentTests {
    /// Fills a collection view with cards, which are buttons; returns its data source.
    private func cards(_ count: Int, in collection: UICollectionView, _ log: EventLog)
        -> UICollectionViewDiffableDataSource<Int, Int>
    {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
            for view in cell.contentView.subviews { view.removeFromSuperview() }
            let button = UIButton(frame: cell.contentView.bounds)
            button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            button.setTitle("Card \(number)", for: .normal)
            button.accessibilityIdentifier = "Card \(number)"
            cell.contentView.addSubview(button.logged(log))
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        source.apply(snapshot, animatingDifferences: false)
        return source
    }

    /// A collection view of 300 by 400 with a section of 12 cards that scrolls on its own, which are buttons.
    private func withCards(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat,
        _ body: (UICollectionView, EventLog) -> Void
    ) {
        inOwnApplication { window, log in
            let card = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .absolute(width), heightDimension: .absolute(100)),
                subitems: [card])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = behavior
            section.interGroupSpacing = 10
            let collection = UICollectionView(
                frame: CGRect(x: 10, y: 100, width: 300, height: 400),
                collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
            let source = cards(12, in: collection, log)
            window.addSubview(collection)
            body(collection, log)
            withExtendedLifetime(source) {}
        }
    }

    @Test(
        "A section that scrolls orthogonally is scrolled there and back until its cards can be touched",
        arguments: [
            UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous,
            .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
        ], [CGFloat(60), 120, 160, 250, 290])
    func sections(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat) {
        withCards(behavior, width: width) { collection, log in
            for (number, edge) in [(9, ScrollEdge.right), (2, .left), (11, .right), (0, .left)] {
                scrollOn(
                    theFirstView(ofClass(UIButton.self)), until: withText("Card \(number)"), toward: edge)
                tapOn(theFirstView(withText("Card \(number)")))
            }
            #expect(
                log.lines == ["pressed Card 9", "pressed Card 2", "pressed Card 11", "pressed Card 0"])
        }
    }

    @Test("A card that is not loaded is found by what is proposed, in both directions")
    func proposed() {
        withCards(.groupPaging, width: 250) { collection, log in
            let forth = firstLines { tapOn(theFirstView(withText("Card 9"))) }
            #expect(forth == ["tapOn(theFirstView(withText(\"Card 9\"))) found no view."])
            let text = failureTexts { tapOn(theFirstView(withText("Card 9"))) }.first ?? ""
            #expect(
                text.contains(
                    "Try: scrollOn(theFirstView(withIdentifier(\"Card 0\")), until: withText(\"Card 9\"))"))
            scrollOn(theFirstView(withIdentifier("Card 0")), until: withText("Card 9"))
            tapOn(theFirstView(withText("Card 9")))
            #expect(log.lines == ["pressed Card 9"])
            let back = failureTexts { tapOn(theFirstView(withText("Card 1"))) }.first ?? ""
            #expect(back.contains(", until: withText(\"Card 1\"), toward: .left)"))
        }
    }

    @Test(
        "A card beside the visible ones is brought into view",
        arguments: [
            UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary,
            .groupPaging, .groupPagingCentered,
        ], [CGFloat(120), 160, 250, 290])
    func beside(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat) {
        withCards(behavior, width: width) { collection, log in
            var rest = [5, 0, 4, 2, 7, 1, 6, 3].makeIterator()
            for _ in 0..<16 {
                // The card of which least is visible, forth and back.
                let cards = collection.visibleCells.sorted { $0.visibleWidth < $1.visibleWidth }
                guard let card = cards.first, card.visibleWidth > 4 else { continue }
                let name = card.contentView.subviews.first?.accessibilityIdentifier ?? ""
                tapOn(theFirstView(withIdentifier(name)).scrolledIntoView)
                #expect(log.lines.last == "pressed \(name)")
                if let number = rest.next() {
                    collection.scrollToItem(
                        at: IndexPath(item: number, section: 0), at: .centeredHorizontally, animated: false)
                    collection.layoutIfNeeded()
                }
            }
            #expect(log.lines.count > 8)
        }
    }

    /// Comes to rest at whole multiples of a stride, or where the user let go of it less than a part of one away.
    private final class Snapper: NSObject, UIScrollViewDelegate {
        let stride: CGFloat
        init(_ stride: CGFloat) { self.stride = stride }

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            let page = targetContentOffset.pointee.y / stride
            targetContentOffset.pointee.y =
                stride
                * (velocity.y > 0 ? page.rounded(.up) : velocity.y < 0 ? page.rounded(.down) : page.rounded())
        }
    }

    @Test(
        "A delegate's targetContentOffset does not keep rows from being reached",
        arguments: [70, 130, 260, 390] as [CGFloat])
    func delegate(stride: CGFloat) {
        inOwnApplication { window, log in
            let list = UIScrollView().named("list", 0, 100, 300, 400, in: window)
            list.contentSize = CGSize(width: 300, height: 2000)
            let snapper = Snapper(stride)
            list.delegate = snapper
            let rows = (0..<40).map { row in
                UIButton().named("row \(row)", 0, CGFloat(row) * 50, 300, 50, in: list).logged(log)
            }
            for row in [39, 0, 13, 21, 8] {
                tapOn(rows[row].scrolledIntoView)
                #expect(log.lines.last == "pressed row \(row)")
            }
            scrollOn(list, until: withIdentifier("row 30"))
            tapOn(rows[30])
            #expect(log.lines.last == "pressed row 30")
        }
    }

    @Test("Content that always returns to where it was is a failure that says so")
    func returning() {
        final class Holder: NSObject, UIScrollViewDelegate {
            func scrollViewWillEndDragging(
                _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                targetContentOffset: UnsafeMutablePointer<CGPoint>
            ) { targetContentOffset.pointee = .zero }
        }
        inOwnApplication { window, _ in
            let list = UIScrollView().named("list", 0, 100, 300, 400, in: window)
            list.contentSize = CGSize(width: 300, height: 2000)
            let holder = Holder()
            list.delegate = holder
            let row = UIView().named("row", 0, 1500, 300, 50, in: list)
            let into = firstLines { scrollIntoView(row) }
            #expect(
                into == [
                    "scrollIntoView cannot bring UIView #row into view: UIScrollView #list was dragged to contentOffset"
                        + " (0, 1150), but is at (0, 0)."
                ])
            let until = firstLines { scrollOn(list, until: withIdentifier("row")) }
            #expect(until.first?.contains("was dragged to contentOffset (0, 300), but is at (0, 0)") == true)
        }
    }

    @Test("A flow layout's targetContentOffset does not keep items from being reached")
    func flow() {
        final class Carousel: UICollectionViewFlowLayout {
            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint,
                withScrollingVelocity velocity: CGPoint
            ) -> CGPoint {
                let stride = itemSize.width + minimumLineSpacing
                let page = (proposedContentOffset.x / stride).rounded()
                return CGPoint(x: page * stride, y: 0)
            }
        }
        inOwnApplication { window, log in
            let layout = Carousel()
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 220, height: 100)
            layout.minimumLineSpacing = 20
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 100, width: 300, height: 100), collectionViewLayout: layout)
            let source = cards(9, in: collection, log)
            window.addSubview(collection)
            for number in [1, 2] {
                tapOn(theFirstView(withText("Card \(number)")).scrolledIntoView)
                #expect(log.lines.last == "pressed Card \(number)")
            }
            scrollOn(collection, until: withText("Card 7"))
            tapOn(theFirstView(withText("Card 7")))
            #expect(log.lines.last == "pressed Card 7")
            withExtendedLifetime(source) {}
        }
    }
}

extension UIView {
    /// How wide the part of the view is that is visible in its superview.
    fileprivate var visibleWidth: CGFloat {
        superview.map { frame.intersection($0.bounds).width } ?? 0
    }
}
