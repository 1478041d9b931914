import FailureReporting
import Robot
import TestSupport
import Testing

@MainActor @Suite("UIPageViewController", .robot) struct PageTests {
    /// A page that logs that it appears and disappears.
    final class Page: UIViewController {
        let number: Int
        let note: (String) -> Void

        init(_ number: Int, _ note: @escaping (String) -> Void) {
            self.number = number
            self.note = note
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
            label.text = "Page \(number)"
            view.addSubview(label)
        }

        override func viewWillAppear(_ animated: Bool) { note("\(number) viewWillAppear") }
        override func viewDidAppear(_ animated: Bool) { note("\(number) viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("\(number) viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("\(number) viewDidDisappear") }
    }

    /// Pages from 1 on, whose events are logged.
    @MainActor
    final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let count: Int
        var hasDots = false
        private(set) var asked = 0
        private let log = EventLog()

        init(_ count: Int) {
            self.count = count
        }

        func page(_ number: Int) -> Page? {
            (1...count).contains(number) ? Page(number) { [log] in log.add($0) } : nil
        }

        func take() -> String { log.take() }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            asked += 1
            return (viewController as? Page).flatMap { page($0.number - 1) }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            asked += 1
            return (viewController as? Page).flatMap { page($0.number + 1) }
        }

        func presentationCount(for pageViewController: UIPageViewController) -> Int { hasDots ? count : 0 }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            log.add("will turn to \(numbers(pendingViewControllers))")
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            log.add("turned from \(numbers(previousViewControllers)): \(completed)")
        }

        private func numbers(_ controllers: [UIViewController]) -> String {
            controllers.map { ($0 as? Page).map { "\($0.number)" } ?? "?" }.joined(separator: ", ")
        }
    }

    private func open(
        _ book: Book, at number: Int = 1,
        orientation: UIPageViewController.NavigationOrientation = .horizontal
    ) -> UIPageViewController {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers(
            [book.page(number) ?? UIViewController()], direction: .forward, animated: false)
        UIWindow.createWindowForTesting().rootViewController = pages
        _ = book.take()
        return pages
    }

    private func shown(_ pages: UIPageViewController) -> Int? {
        (pages.viewControllers?.first as? Page)?.number
    }

    /// A delegate of the scroll view in a page view controller.
    private final class ScrollLog: NSObject, UIScrollViewDelegate {
        var calls: [String] = []

        private func note(_ call: String) {
            if calls.last != call { calls.append(call) }
        }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("begins") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scrolls") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            note("drag ended")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("rests") }
    }

    @Test("A delegate of its scroll view is told of swipes, which turn pages as without it")
    func scrollDelegate() throws {
        let book = Book(3)
        let pages = open(book)
        let scrollView = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        #expect(scrollView.delegate == nil)
        let log = ScrollLog()
        scrollView.delegate = log
        #expect(scrollView.delegate === log)
        swipeLeftOn(pages.view)
        TimeLapse.waitForAnimationsToFinish()
        #expect(shown(pages) == 2)
        #expect(log.calls == ["begins", "scrolls", "drag ended", "scrolls", "rests"])
    }

    @Test("A swipe turns to the next page, with the callbacks in order")
    func swipe() {
        let book = Book(3)
        let pages = open(book)
        swipeLeftOn(pages.view)
        TimeLapse.waitForAnimationsToFinish()
        #expect(
            book.take() == """
                will turn to 2
                2 viewWillAppear
                1 viewWillDisappear
                2 viewDidAppear
                1 viewDidDisappear
                turned from 1: true
                """)
        #expect(shown(pages) == 2)
        #expect(allViews(withText("Page 2"), onScreenAndVisible(true)).count == 1)
        #expect(allViews(withText("Page 1")).isEmpty)
        swipeRightOn(pages.view)
        TimeLapse.waitForAnimationsToFinish()
        #expect(shown(pages) == 1)
    }

    @Test("A drag that is too short returns, and the pages are told so")
    func cancelled() {
        let book = Book(3)
        let pages = open(book)
        panOn(pages.view, by: CGVector(dx: -100, dy: 0), duration: .seconds(1))
        TimeLapse.waitForAnimationsToFinish()
        #expect(
            book.take() == """
                will turn to 2
                2 viewWillAppear
                1 viewWillDisappear
                1 viewWillAppear
                1 viewDidAppear
                2 viewWillDisappear
                2 viewDidDisappear
                turned from 1: false
                """)
        #expect(shown(pages) == 1 && pages.children.count == 1)
    }

    @Test("Before the first page and after the last there is nothing to turn to")
    func ends() {
        let book = Book(2)
        let pages = open(book)
        swipeRightOn(pages.view)
        TimeLapse.waitForAnimationsToFinish()
        #expect(book.take() == "" && shown(pages) == 1)
        swipeLeftOn(pages.view)
        TimeLapse.waitForAnimationsToFinish()
        _ = book.take()
        swipeLeftOn(pages.view)
        TimeLapse.waitForAnimationsToFinish()
        #expect(book.take() == "")
        #expect(shown(pages) == 2)
    }

    @Test("Pages can be ordered from top to bottom")
    func vertical() {
        let book = Book(3)
        let pages = open(book, orientation: .vertical)
        swipeUpOn(pages.view)
        TimeLapse.waitForAnimationsToFinish()
        #expect(shown(pages) == 2)
    }

    @Test("Code turns pages without delegate calls, immediately or animated")
    func setting() {
        let book = Book(5)
        let pages = open(book)
        var completed: [Bool] = []
        pages.setViewControllers([book.page(4) ?? Page(0) { _ in }], direction: .forward, animated: true) {
            completed.append($0)
        }
        #expect(book.take() == "4 viewWillAppear\n1 viewWillDisappear")
        TimeLapse.waitForAnimationsToFinish()
        #expect(book.take() == "4 viewDidAppear\n1 viewDidDisappear")
        pages.setViewControllers([book.page(2) ?? Page(0) { _ in }], direction: .reverse, animated: false) {
            completed.append($0)
        }
        #expect(
            book.take() == "2 viewWillAppear\n4 viewWillDisappear\n2 viewDidAppear\n4 viewDidDisappear")
        #expect(completed == [true, true] && shown(pages) == 2)
        swipeLeftOn(pages.view)
        TimeLapse.waitForAnimationsToFinish()
        #expect(shown(pages) == 3)
    }

    @Test("The dots show the current page, and a tap on them turns it")
    func dots() throws {
        let book = Book(3)
        book.hasDots = true
        let pages = open(book)
        let control = try #require(theOnlyView(ofClass(UIPageControl.self)).first as? UIPageControl)
        #expect(control.numberOfPages == 3 && control.currentPage == 0)
        swipeLeftOn(pages.view)
        TimeLapse.waitForAnimationsToFinish()
        #expect(control.currentPage == 1)
        tapOn(control.anchor(.right))
        TimeLapse.waitForAnimationsToFinish()
        #expect(control.currentPage == 2 && shown(pages) == 3)
        tapOn(control.anchor(.left))
        TimeLapse.waitForAnimationsToFinish()
        #expect(control.currentPage == 1 && shown(pages) == 2)
    }

    @Test("Assistive technology turns pages by scrolling")
    func accessibility() {
        let book = Book(3)
        let pages = open(book)
        let scroller = theOnlyView(ofClass(UIScrollView.self)).first
        #expect(scroller?.accessibilityScroll(.left) == true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(shown(pages) == 2)
    }

    @Test("A page is freed after it is turned")
    func leaks() {
        let book = Book(3)
        let pages = open(book)
        weak let first = pages.viewControllers?.first
        swipeLeftOn(pages.view)
        TimeLapse.waitForAnimationsToFinish()
        #expect(first == nil)
    }

    @Test("Any number of page controllers but one, and a page that follows itself, are reported")
    func failures() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let texts = FailureCollector.failures {
            pages.setViewControllers([], direction: .forward, animated: false)
            pages.setViewControllers(
                [UIViewController(), UIViewController()], direction: .forward, animated: false)
        }.map(\.text)
        #expect(
            texts
                == [0, 2].map {
                    "UIPageViewController was given \($0) view controllers to show: pages that scroll show one at a time."
                })
    }
}
