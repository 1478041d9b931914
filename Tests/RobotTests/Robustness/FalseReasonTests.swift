import FailureReporting
import Robot
import Testing

/// Failures whose reason has been another one than they said.
@MainActor
@Suite("Reasons of failures in unusual situations", .robot) struct FalseReasonTests {
    @Test(
        "A forced gesture at a place that the keyboard covers goes to the keyboard, not to its view"
    )
    func forcedOverTheKeyboard() {
        let window = UIWindow.createWindowForTesting()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let map = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 244))
        for view in [field, map] { window.addSubview(view) }
        tapOn(field)
        let covered = FailureCollector.failures {
            dragOn(map, from: CGPoint(x: 50, y: 100), to: CGPoint(x: 60, y: 90))
        }
        #expect(
            covered.first?.text.hasPrefix("dragOn cannot touch UIView: the keyboard covers it.") == true)
        let forced = FailureCollector.failures {
            dragOn(map, from: CGPoint(x: 50, y: 100), to: CGPoint(x: 60, y: 90), force: true)
            swipeUpOn(map, force: true)
            longPressOn(map, force: true)
        }
        #expect(forced.map(\.text) == [])
        #expect(UIApplication.shared.activeTouches.isEmpty)
    }

    @Test("A forced gesture whose view leaves its window is cut short, and says so")
    func forcedAndRemoved() {
        let window = UIWindow.createWindowForTesting()
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 244))
        window.addSubview(view)
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
            MainActor.assumeIsolated { view.removeFromSuperview() }
        }
        let failures = FailureCollector.failures {
            dragOn(
                view, from: CGPoint(x: 50, y: 100), to: CGPoint(x: 60, y: 200), duration: .seconds(1),
                force: true)
        }
        #expect(
            failures.map(\.text) == [
                "dragOn was cut short: UIView was removed from its window, and the touch was cancelled."
            ])
    }

    @Test("A bar button that a search has taken the place of says so")
    func searchInTheBar() {
        let controller = UIViewController()
        controller.title = "Inbox"
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit", primaryAction: UIAction { _ in })
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Sort", primaryAction: UIAction { _ in })
        let search = UISearchController(searchResultsController: nil)
        controller.navigationItem.searchController = search
        UIWindow.createWindowForTesting().rootViewController = UINavigationController(
            rootViewController: controller)
        tapOn(search.searchBar.searchTextField)
        #expect(search.isActive)
        let failures = FailureCollector.failures {
            tapRightBarButton()
            tapLeftBarButton()
        }
        let reason = "its UINavigationBar shows only the search while one is active. Cancel the search first."
        #expect(
            failures.map(\.text) == [
                "tapRightBarButton cannot touch UIBarButtonItem \"Edit\": \(reason)",
                "tapLeftBarButton cannot touch UIBarButtonItem \"Sort\": \(reason)",
            ])
        search.isActive = false
        TimeLapse.advanceMainRunLoop()
        tapRightBarButton()
    }
}
