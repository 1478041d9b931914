import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Searches that are presented over a screen, and dismissed.
@MainActor @Suite("UISearchController") struct UISearchControllerTests {
    /// A screen with a search bar on top and a button below.
    private final class Screen: UIViewController {
        let search: UISearchController
        let log = SearchLog()
        let button = UIButton(frame: CGRect(x: 0, y: 300, width: 390, height: 44))
        var presses = 0

        init(_ results: UIViewController?) {
            search = UISearchController(searchResultsController: results)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            search.delegate = log
            search.searchResultsUpdater = log
            search.searchBar.delegate = log
            search.searchBar.frame.origin.y = 100
            view.addSubview(search.searchBar)
            button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
            view.addSubview(button)
        }
    }

    /// Runs `body` with the screen in a window; returns what failed.
    @discardableResult
    private func withScreen(
        _ results: UIViewController? = nil, _ body: (Screen, UISearchController, SearchLog) throws -> Void
    ) rethrows -> [String] {
        try UIApplication.withShared(UIApplication()) {
            try FailureCollector.failures {
                let screen = Screen(results)
                let window = UIWindow()
                window.rootViewController = screen
                window.makeKeyAndVisible()
                UIApplication.shared.commit()
                try body(screen, screen.search, screen.log)
                UIApplication.shared.closeWindows()
                UIApplication.shared.clock.cancelAll()
            }.map(\.text)
        }
    }

    private func idle() { UIApplication.shared.clock.runUntilIdle() }

    @Test("A tap on the bar begins the search, and its cancel button ends it")
    func byTouch() {
        let failures = withScreen { screen, search, log in
            let bar = search.searchBar
            #expect(!search.isActive && bar.placeholder == "Search")
            bar.searchTextField.tapByHand()
            #expect(
                log.take() == [
                    "shouldBegin", "present", "willPresent", "update \"\" 0", "didBegin", "didPresent",
                ])
            #expect(search.isActive && bar.isFirstResponder && bar.showsCancelButton)
            #expect(screen.presentedViewController === search)
            bar.searchTextField.takeKey("a")
            #expect(log.take() == ["shouldChange 0+0 to \"a\"", "text \"a\"", "update \"a\" 0"])
            bar.button("Cancel")?.tapByHand()
            #expect(
                log.take() == [
                    "cancel", "willDismiss", "shouldEnd", "didEnd", "update \"\" 0 inactive", "didDismiss",
                ])
            #expect(!search.isActive && !bar.showsCancelButton && screen.presentedViewController == nil)
        }
        #expect(failures.isEmpty)
    }

    @Test("Code begins and ends a search without first responder, at any time")
    func byCode() {
        let failures = withScreen { _, search, log in
            search.isActive = true
            #expect(search.isActive)
            idle()
            #expect(log.take() == ["present", "willPresent", "update \"\" 0", "didPresent"])
            #expect(!search.searchBar.isFirstResponder)
            search.searchBar.text = "abc"
            search.searchBar.scopeButtonTitles = ["a", "b"]
            search.searchBar.selectedScopeButtonIndex = 1
            #expect(log.take() == ["update \"abc\" 0", "update \"abc\" 1"])
            search.isActive = false
            #expect(!search.isActive)
            idle()
            #expect(log.take() == ["willDismiss", "update \"\" 1 inactive", "didDismiss"])
            // Ended while it is being presented, it is dismissed afterwards.
            search.isActive = true
            search.isActive = false
            idle()
            #expect(!search.isActive)
            #expect(log.take().suffix(3) == ["willDismiss", "update \"\" 1 inactive", "didDismiss"])
            // Begun while it is being dismissed, it is presented again afterwards.
            search.isActive = true
            idle()
            search.isActive = false
            search.isActive = true
            idle()
            #expect(search.isActive)
        }
        #expect(failures.isEmpty)
    }

    @Test("The content behind is dimmed, and a touch on it ends the search")
    func dimming() {
        withScreen { screen, search, log in
            search.isActive = true
            idle()
            _ = log.take()
            screen.button.tapByHand()
            #expect(screen.presses == 0 && !search.isActive)
            #expect(log.take() == ["willDismiss", "update \"\" 0 inactive", "didDismiss"])
        }
    }

    @Test("Content that is not dimmed can still be touched")
    func notDimmed() {
        withScreen { screen, search, _ in
            search.obscuresBackgroundDuringPresentation = false
            search.isActive = true
            idle()
            screen.button.tapByHand()
            #expect(screen.presses == 1 && search.isActive)
        }
    }

    @Test("The results controller is shown below the bar while there is text, and updated")
    func results() {
        let log = EventLog()
        let results = LoggingController("results", log)
        withScreen(results) { screen, search, _ in
            search.searchBar.searchTextField.tapByHand()
            #expect(!results.isViewLoaded && !search.showsSearchResultsController)
            search.searchBar.searchTextField.takeKey("a")
            UIApplication.shared.commit()
            #expect(search.showsSearchResultsController && results.parent === search)
            let frame = results.view.convert(results.view.bounds, to: nil)
            #expect(frame.minY == 156 && frame.maxY == screen.view.bounds.height)
            #expect(log.take().contains("results viewDidAppear"))
            search.searchBar.button("Clear text")?.tapByHand()
            UIApplication.shared.commit()
            #expect(results.view.isHidden)
            search.showsSearchResultsController = true
            UIApplication.shared.commit()
            #expect(!search.automaticallyShowsSearchResultsController && !results.view.isHidden)
            search.isActive = false
            idle()
            #expect(log.take().hasSuffix("results viewDidDisappear animated"))
        }
    }

    @Test("Scopes are shown while the search is active, and choosing one updates the results")
    func scopes() {
        withScreen { _, search, log in
            search.searchBar.scopeButtonTitles = ["All", "Mine"]
            search.searchBar.searchTextField.tapByHand()
            #expect(search.searchBar.bounds.height == 100)
            _ = log.take()
            search.searchBar.segment("Mine")?.tapByHand()
            #expect(log.take() == ["scope 1", "update \"\" 1"])
            search.isActive = false
            idle()
            #expect(search.searchBar.bounds.height == 56 && search.searchBar.segment("Mine") == nil)
        }
    }

    @Test("A dismissal by the presenter ends the search as well")
    func dismissed() {
        withScreen { screen, search, log in
            search.isActive = true
            idle()
            _ = log.take()
            screen.dismiss(animated: false)
            idle()
            #expect(log.take() == ["willDismiss", "update \"\" 0 inactive", "didDismiss"])
            #expect(!search.isActive)
        }
    }

    @Test("If the bar is not in a window, the presented controller shows it at the top")
    func ownBar() {
        withScreen { screen, _, log in
            let search = UISearchController(searchResultsController: nil)
            search.delegate = log
            screen.present(search, animated: true)
            idle()
            #expect(log.take() == ["willPresent", "didPresent"] && search.isActive)
            #expect(search.searchBar.window != nil)
            search.searchBar.button("Cancel")?.tapByHand()
            #expect(!search.isActive && search.searchBar.window == nil)
        }
    }

    @Test("A search that cannot be presented is a warning")
    func nowhere() {
        let warnings = FailureCollector.warnings {
            withScreen { _, _, _ in
                let search = UISearchController(searchResultsController: nil)
                search.isActive = true
                #expect(!search.isActive)
            }
        }
        #expect(
            warnings.map(\.text) == [
                "UISearchController cannot become active: its search bar is not in a controller's view in a window."
            ])
    }

    @Test("Nothing outlives the screen, wherever the test ends", arguments: 0..<4)
    func leaks(moment: Int) {
        weak var search: UISearchController?
        weak var screen: UIViewController?
        weak var shown: UIViewController?
        withScreen(UIViewController()) { other, controller, _ in
            (search, screen, shown) = (controller, other, controller.searchResultsController)
            if moment == 0 { return }
            controller.isActive = true
            if moment == 1 { return }
            idle()
            controller.searchBar.text = "abc"
            UIApplication.shared.commit()
            if moment == 2 { return }
            controller.isActive = false
        }
        #expect(search == nil)
        #expect(screen == nil)
        #expect(shown == nil)
    }
}
