import Robot
import Testing
import UIKit

// Example of RightToLeft.md
final class ShelfLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
// End of example

@MainActor @Suite("Examples of languages", .robot) struct RightToLeftExamplesTests {
    // Example of RightToLeft.md
    @Test("The back button is at the right", .robot(language: .arabic))
    func back() {
        let window = UIWindow.createWindowForTesting()
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        navigation.viewControllers[0].title = "Inbox"
        navigation.pushViewController(UIViewController(), animated: false)

        let back = theFirstView(withLabel("Inbox"), ofClass(UIButton.self)).first
        #expect(back?.convert(back?.bounds ?? .zero, to: window).maxX == window.bounds.maxX - 16)
        swipeFromEdge(.right)
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.viewControllers.count == 1)
    }
    // End of example

    // Example of RightToLeft.md
    @Test("The volume is not mirrored, the price is", .robot(language: .hebrew))
    func sliders() {
        let (volume, price) = (UISlider(), UISlider())
        for slider in [volume, price] { slider.frame = CGRect(x: 0, y: 0, width: 228, height: 34) }
        volume.semanticContentAttribute = .playback

        let start = volume.thumbRect(forBounds: volume.bounds, trackRect: volume.bounds, value: 0)
        let other = price.thumbRect(forBounds: price.bounds, trackRect: price.bounds, value: 0)
        #expect(start.minX < 100 && other.minX > 100)
    }
    // End of example

    // Example of RightToLeft.md
    @Test("The title is looked up, and has room for longer texts")
    func title() {
        SimulatedDevice.current.language = .doubleLengthPseudolanguage
        #expect(NSLocalizedString("Save", comment: "A button") == "Save Save")
        SimulatedDevice.current.language = .accentedPseudolanguage
        #expect(String(localized: "Save") == "Šávé")
        SimulatedDevice.current.language = .boundedPseudolanguage
        #expect(String(localized: "Save") == "[# Save #]")
    }
    // End of example

    @Test("A shelf begins at the right")
    func shelf() {
        SimulatedDevice.current.language = .hebrew
        let layout = ShelfLayout()
        layout.scrollDirection = .horizontal
        let shelf = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 50), collectionViewLayout: layout)
        let items = TenItems()
        shelf.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        shelf.dataSource = items
        let window = UIWindow.createWindowForTesting()
        window.addSubview(shelf)
        window.layoutIfNeeded()
        #expect(shelf.contentOffset.x == shelf.contentSize.width - 200)
        #expect(shelf.indexPathsForVisibleItems.first == IndexPath(item: 0, section: 0))
        withExtendedLifetime(items) {}
    }
}

private final class TenItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}
