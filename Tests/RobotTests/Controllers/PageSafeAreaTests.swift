import Robot
import Testing

/// A page that moves across the edges of the screen keeps the safe area that it has at rest.
@MainActor @Suite("Safe areas of turning pages", .robot(layout: .strict)) struct PageSafeAreaTests {
    private final class Page: UIViewController {
        private(set) var safeAreas: [UIEdgeInsets] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                label.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
            ])
        }

        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            if safeAreas.last != view.safeAreaInsets { safeAreas.append(view.safeAreaInsets) }
        }
    }

    @Test(
        "Pages turned by code keep their safe area, with and without space between them", arguments: [0, 40])
    func turn(spacing: CGFloat) {
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal,
            options: [.interPageSpacing: spacing])
        let (first, second) = (Page(), Page())
        pages.setViewControllers([first], direction: .forward, animated: false)
        let window = UIWindow.createWindowForTesting()
        window.rootViewController = pages
        TimeLapse.waitForAnimationsToFinish()
        let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        #expect(first.view.safeAreaInsets == safeArea)
        pages.setViewControllers([second], direction: .forward, animated: true)
        for _ in 1...5 {
            TimeLapse.advance(by: .milliseconds(40))
            #expect(first.view.safeAreaInsets == safeArea && second.view.safeAreaInsets == safeArea)
        }
        TimeLapse.waitForAnimationsToFinish()
        #expect(second.view.safeAreaInsets == safeArea && second.view.frame.width == 390)
        #expect(second.safeAreas == [safeArea])
    }
}
