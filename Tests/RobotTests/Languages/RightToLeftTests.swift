import Robot
import Testing

@MainActor
@Suite("Touches and keys in right-to-left languages", .robot(language: .arabic)) struct RightToLeftTests {
    @Test("A slider, a page control and a stepper are set as in any language")
    func controls() {
        let window = UIWindow.createWindowForTesting()
        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        let pages = UIPageControl(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
        pages.numberOfPages = 5
        let stepper = UIStepper(frame: CGRect(x: 20, y: 300, width: 0, height: 0))
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        segments.frame.origin = CGPoint(x: 20, y: 400)
        for view in [slider, pages, stepper, segments] { window.addSubview(view) }
        theFirstView(ofClass(UISlider.self)).slide(to: 0.75)
        theFirstView(ofClass(UIPageControl.self)).turn(to: 3)
        theFirstView(ofClass(UIPageControl.self)).turn(to: 1)
        theFirstView(ofClass(UIStepper.self)).step(to: 3)
        theFirstView(ofClass(UISegmentedControl.self)).select(segment: "Three")
        #expect(abs(slider.value - 0.75) < 0.01)
        #expect(pages.currentPage == 1 && stepper.value == 3 && segments.selectedSegmentIndex == 2)
    }

    @Test("The tab key moves along a line from the right to the left")
    func tabKey() {
        let window = UIWindow.createWindowForTesting()
        let fields = [20, 140, 260].map { UITextField(frame: CGRect(x: $0, y: 100, width: 100, height: 30)) }
        for field in fields { window.addSubview(field) }
        tapOn(fields[2])
        SoftwareKeyboard.main.type(.tab)
        #expect(fields[1].isFirstResponder)
        SoftwareKeyboard.main.type(.tab)
        #expect(fields[0].isFirstResponder)
    }

    @Test("Left and right stay physical: of views, and of swipes")
    func physical() {
        let window = UIWindow.createWindowForTesting()
        window.rootViewController = UINavigationController(rootViewController: UIViewController())
        let item = UIBarButtonItem(title: "Edit", primaryAction: nil)
        let title = window.rootViewController?.children.first?.navigationItem
        title?.title = "Notes"
        title?.leftBarButtonItem = item
        #expect(allViews(withLabel("Edit"), rightOf(theFirstView(withLabel("Notes")))).count == 1)
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            30
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            cell.isAccessibilityElement = true
            cell.accessibilityLabel = "Item \(indexPath.item)"
            return cell
        }
    }

    private final class Flow: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    @Test("Scrolling until a view is found goes to the left in content that begins at the right")
    func scrolling() {
        let layout = Flow()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 80, height: 40)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 300, height: 50), collectionViewLayout: layout)
        let items = Items()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        UIWindow.createWindowForTesting().addSubview(view)
        scrollOn(view, until: withLabel("Item 25"))
        #expect(allViews(withLabel("Item 25"), onScreenAndVisible(true)).count == 1)
        tapOn(theFirstView(withLabel("Item 25")))
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 25, section: 0)])
        scrollOn(view, to: .right)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) != nil)
        withExtendedLifetime(items) {}
    }
}
