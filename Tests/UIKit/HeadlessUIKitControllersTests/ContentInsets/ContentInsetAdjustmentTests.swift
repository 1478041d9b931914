import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Where the safe area is added to the insets of a scroll view.
///
/// Apple, `UIScrollView.ContentInsetAdjustmentBehavior`: with `automatic`, "content is always adjusted vertically when the
/// scroll view is the content view of a view controller that is currently displayed by a navigation or tab bar controller";
/// `UIScrollView.h` adds that it is then adjusted regardless of whether it is scrollable, if the controller's
/// `automaticallyAdjustsScrollViewInsets` is set, which concerns its view or that view's first subview.
@MainActor
@Suite("Safe area insets of scroll views") struct ContentInsetAdjustmentTests {
    private typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior

    private static let behaviors: [Behavior] = [.automatic, .scrollableAxes, .never, .always]

    /// For each behaviour: `+` if the safe area is added vertically, `-` if it is not.
    private func signs(_ place: ContentPlace, _ role: ContentController.Role, height: CGFloat) -> String {
        let controller = ContentController(role)
        controller.loadViewIfNeeded()
        let view = controller.scrollView
        view.contentSize = CGSize(width: 100, height: height)
        let window = place.show(controller)
        defer { window.isHidden = true }
        return Self.behaviors.map { behavior in
            view.contentInsetAdjustmentBehavior = behavior
            UIApplication.shared.commit()
            let (insets, safe) = (view.adjustedContentInset, view.safeAreaInsets)
            let isAtStart = view.contentOffset.y == -insets.top
            guard view.isDescendant(of: window), isAtStart, safe.top + safe.bottom > 0 else { return "?" }
            if insets == .zero { return "-" }
            return insets == UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0) ? "+" : "?"
        }.joined()
    }

    private func table(_ device: DeviceProfile, _ role: ContentController.Role, height: CGFloat) -> String {
        ContentPlace.allCases.map { place in
            var text = ""
            onDevice(device) { text = signs(place, role, height: height) }
            return "\(place.rawValue) \(text)"
        }.joined(separator: "\n")
    }

    @Test(
        "Short content is adjusted between the bars of containers",
        arguments: [DeviceProfile.iPhone14, .iPadPro11], [ContentController.Role.view, .firstSubview])
    func short(device: DeviceProfile, role: ContentController.Role) {
        #expect(
            table(device, role, height: 100) == """
                window ---+
                navigation +--+
                tab +--+
                navigationInTab +--+
                sheet ---+
                navigationInSheet +--+
                splitColumn +--+
                childInNavigation \(role == .view ? "+" : "-")--+
                """)
    }

    @Test(
        "A scroll view that is not the controller's content is adjusted only if it scrolls",
        arguments: [ContentController.Role.secondSubview, .deeper])
    func other(role: ContentController.Role) {
        let short = ContentPlace.allCases.map { "\($0.rawValue) ---+" }.joined(separator: "\n")
        #expect(table(.iPhone14, role, height: 100) == short)
        let long = ContentPlace.allCases.map { "\($0.rawValue) ++-+" }.joined(separator: "\n")
        #expect(table(.iPhone14, role, height: 2000) == long)
    }

    @Test(
        "Long content is adjusted everywhere, except with the behaviour never",
        arguments: [DeviceProfile.iPhone14, .iPadPro11], [ContentController.Role.view, .firstSubview])
    func long(device: DeviceProfile, role: ContentController.Role) {
        let expected = ContentPlace.allCases.map { "\($0.rawValue) ++-+" }.joined(separator: "\n")
        #expect(table(device, role, height: 3000) == expected)
    }

    @Test("Short content begins below the bar, where it can be touched")
    func touchable() {
        onDevice(.iPhone14) {
            let controller = ContentController(.view)
            let button = UIButton().named("Save", 0, 0, 100, 40, in: controller.scrollView)
            let window = ContentPlace.navigationInTab.show(controller)
            UIApplication.shared.commit()
            #expect(controller.scrollView.adjustedContentInset.top == 91)
            #expect(controller.scrollView.adjustedContentInset.bottom == 83)
            #expect(button.convert(button.bounds, to: window).minY == 91)
            #expect(window.hitTest(CGPoint(x: 50, y: 110), with: nil) === button)
        }
    }

    @Test("A collection view controller with two items shows both below the bar")
    func collection() {
        @MainActor final class Two: UICollectionViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            }

            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { 2 }

            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            }
        }
        onDevice(.iPhone14) {
            let two = Two(collectionViewLayout: UICollectionViewFlowLayout())
            let window = ContentPlace.navigation.show(two)
            UIApplication.shared.commit()
            #expect(two.collectionView.adjustedContentInset.top == 91)
            let cell = two.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
            #expect(cell.map { $0.convert($0.bounds, to: window).minY } == 91)
        }
    }

    @Test("Horizontally the safe area counts only along axes that scroll, or always")
    func horizontal() {
        func insets(_ width: CGFloat, _ change: (UIScrollView) -> Void = { _ in }) -> String {
            var text = ""
            onDevice(.iPhone14) {
                let controller = ContentController(.view)
                controller.scrollView.contentSize = CGSize(width: width, height: 100)
                change(controller.scrollView)
                _ = ContentPlace.navigation.show(controller)
                SimulatedDevice.current.rotate(to: .landscapeLeft)
                UIApplication.shared.commit()
                let insets = controller.scrollView.adjustedContentInset
                text = "\(insets.left) \(insets.right)"
            }
            return text
        }
        #expect(insets(100) == "0.0 0.0" && insets(2000) == "47.0 47.0")
        #expect(insets(100) { $0.alwaysBounceHorizontal = true } == "47.0 47.0")
        #expect(insets(100) { $0.contentInsetAdjustmentBehavior = .always } == "47.0 47.0")
        #expect(insets(2000) { $0.contentInsetAdjustmentBehavior = .never } == "0.0 0.0")
    }

    @Test("Content that bounces always counts as content that scrolls")
    func bouncing() {
        onDevice(.iPhone14) {
            let controller = ContentController(.deeper)
            controller.loadViewIfNeeded()
            controller.scrollView.alwaysBounceVertical = true
            _ = ContentPlace.window.show(controller)
            UIApplication.shared.commit()
            #expect(controller.scrollView.adjustedContentInset.top == 47)
            #expect(controller.scrollView.adjustedContentInset.bottom == 34)
        }
    }

    @Test("A controller can decline, and its own insets are added to the safe area")
    func declining() {
        onDevice(.iPhone14) {
            let controller = ContentController(.view)
            let view = controller.scrollView
            _ = ContentPlace.navigation.show(controller)
            UIApplication.shared.commit()
            view.contentInset.top = 10
            #expect(view.adjustedContentInset.top == 101 && view.contentInset.top == 10)
            controller.automaticallyAdjustsScrollViewInsets = false
            #expect(view.adjustedContentInset.top == 10)
            controller.automaticallyAdjustsScrollViewInsets = true
            #expect(view.adjustedContentInset.top == 101)
        }
    }

    @Test("A controller that leaves its container is adjusted no longer")
    func leaving() {
        onDevice(.iPhone14) {
            let controller = ContentController(.view)
            let navigation = UINavigationController(rootViewController: UIViewController())
            let window = UIWindow.showing(navigation)
            navigation.pushViewController(controller, animated: false)
            UIApplication.shared.commit()
            #expect(controller.scrollView.adjustedContentInset.top == 91)
            navigation.popViewController(animated: false)
            window.rootViewController = controller
            UIApplication.shared.commit()
            #expect(controller.scrollView.adjustedContentInset == .zero)
            #expect(controller.scrollView.contentOffset == .zero)
        }
    }
}
