import FailureReporting
import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse
import Touch

@MainActor
@Suite("Touches on collection views") struct CollectionTouchTests {
    /// A controller that shows names in rows and writes down what happens to them.
    private final class Names: UICollectionViewController {
        var names = (0..<20).map { "n\($0)" }
        var lines: [String] = []
        var canMove = true

        convenience init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 390, height: 100)
            layout.minimumLineSpacing = 0
            self.init(collectionViewLayout: layout)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collectionView.contentInsetAdjustmentBehavior = .never
        }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { names.count }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.accessibilityIdentifier = names[indexPath.item]
            return cell
        }

        override func collectionView(
            _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
        ) { lines.append("select \(indexPath.item)") }

        override func collectionView(
            _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
        ) -> Bool { canMove }

        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            lines.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
            names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
        }

        func cell(_ item: Int) -> UICollectionViewCell {
            collectionView.layoutIfNeeded()
            return collectionView.cellForItem(at: IndexPath(item: item, section: 0)) ?? UICollectionViewCell()
        }

        var shown: [String] { collectionView.visibleCells.compactMap(\.accessibilityIdentifier) }
    }

    /// As in UIKit, updates are animated "with user interaction": a list can be scrolled and tapped meanwhile.
    @Test("An update or a change of layout that moves the content takes touches meanwhile")
    func touchDuringUpdates() {
        scene { controller in
            let view = controller.collectionView!
            view.contentOffset.y = view.contentSize.height - view.bounds.height
            view.layoutIfNeeded()
            controller.names.removeFirst(15)
            view.deleteItems(at: (0..<15).map { IndexPath(item: $0, section: 0) })
            TimeLapse.advance(by: .milliseconds(100))
            tapOn(controller.cell(1).whileMoving(), lapse: .none)
            #expect(controller.lines == ["select 1"])
            let other = UICollectionViewFlowLayout()
            other.itemSize = CGSize(width: 390, height: 300)
            view.contentOffset.y = 100
            TimeLapse.advance(by: .seconds(1))
            view.setCollectionViewLayout(other, animated: true)
            TimeLapse.advance(by: .milliseconds(100))
            tapOn(controller.cell(0).whileMoving(), lapse: .none)
            #expect(controller.lines == ["select 1", "select 0"])
        }
    }

    private func scene(_ body: (Names) -> Void) {
        inOwnApplication { window, _ in
            let controller = Names()
            window.rootViewController = controller
            window.layoutIfNeeded()
            body(controller)
        }
    }

    @Test("A tap on a cell selects its item, and a drag scrolls and selects nothing")
    func tapped() {
        scene { names in
            tapOn(names.cell(2))
            #expect(names.lines == ["select 2"])
            #expect(names.collectionView.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
            dragOn(names.cell(4), from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: -250))
            #expect(names.collectionView.contentOffset.y > 250 && names.lines == ["select 2"])
        }
    }

    @Test("A finger that is held down on a cell moves its item, and the data follow when it lets go")
    func reordered() {
        scene { names in
            drag(names.cell(0), onto: names.cell(2), hold: .seconds(1))
            TimeLapse.advanceMainRunLoop()
            #expect(names.lines == ["move 0 to 2"])
            #expect(names.shown.prefix(4) == ["n1", "n2", "n0", "n3"])
            #expect(names.collectionView.contentOffset == .zero)
        }
    }

    @Test("What may not be moved is selected by however long a touch")
    func held() {
        scene { names in
            names.canMove = false
            longPressOn(names.cell(1), duration: .seconds(2))
            #expect(names.lines == ["select 1"])
            names.canMove = true
            names.installsStandardGestureForInteractiveMovement = false
            drag(names.cell(0), onto: names.cell(2), hold: .seconds(1))
            #expect(!names.lines.contains { $0.hasPrefix("move") })
        }
    }

    @Test("A collection view controller that appears clears the selection")
    func clears() {
        scene { names in
            tapOn(names.cell(1))
            names.viewWillAppear(false)
            #expect(names.collectionView.indexPathsForSelectedItems == nil)
            names.clearsSelectionOnViewWillAppear = false
            tapOn(names.cell(1))
            names.viewWillAppear(false)
            #expect(names.collectionView.indexPathsForSelectedItems?.count == 1)
        }
    }
}
