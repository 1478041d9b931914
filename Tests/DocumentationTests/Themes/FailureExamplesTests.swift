import FailureReporting
import Robot
import Testing

/// The examples of Failures.
@MainActor @Suite("Examples of failures", .robot) struct FailureExamplesTests {
    @Test("A tap on a covered view fails, and names the view that covers it")
    func covered() {
        let window = UIWindow.createWindowForTesting()
        let pay = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
        pay.setTitle("Pay", for: .normal)
        let banner = UIView(frame: CGRect(x: 0, y: 80, width: 390, height: 100))
        banner.accessibilityIdentifier = "banner"
        banner.backgroundColor = .yellow
        for view in [pay, banner] { window.addSubview(view) }
        expectFailure(
            // Example of Failures.md
            """
            tapOn cannot touch UIButton "Pay": it is covered by UIView #banner at (0 80; 390 100) of the window.
            …
            """
            // End of example
        ) {
            tapOn(theFirstView(withLabel("Pay")))
        }
    }

    // Methods are found by their names in the program, which optimized builds need not have.
    @Test("A delegate method that is never called is a failure", .enabled(if: _isDebugAssertConfiguration()))
    func uncalledMethod() {
        expectFailure(
            // Example of Failures.md
            """
            NotesViewController.tableView(_:didSelectRowAt:) is never called: ListViewController declares that it is \
            a UITableViewDelegate, and has no such method. Declare it there, and override it.
            """
            // End of example
        ) {
            let notes = NotesViewController()
            UITableView().delegate = notes
        }
    }

    @Test(
        "A delegate method that only a device calls is a warning", .robot(strict: true),
        .enabled(if: _isDebugAssertConfiguration()))
    func unaskedMethod() {
        expectFailure(
            // Example of Failures.md
            """
            MenuController.tableView(_:shouldShowMenuForRowAt:) is never called: UITableViewDelegate has this method on a \
            device, but not here.
            """
            // End of example
        ) {
            let menus = MenuController()
            UITableView().delegate = menus
        }
    }
}

private final class MenuController: UIViewController, UITableViewDelegate {
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { true }
}

private class ListViewController: UIViewController, UITableViewDelegate {}

private final class NotesViewController: ListViewController {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

// Example of Failures.md
@MainActor @Suite("A strict greeting", .robot(strict: true)) struct StrictGreetingTests {
    @Test("Nothing is greeted at first")
    func nothing() {
        UIWindow.createWindowForTesting().rootViewController = GreetingViewController()
        #expect(allViews(withText(.prefix("Hello"))).isEmpty)
    }
}
// End of example
