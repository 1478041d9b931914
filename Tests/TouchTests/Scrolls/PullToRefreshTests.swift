import HeadlessUIKit
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Pull to refresh by touch") struct PullToRefreshTests {
    private func scene(_ body: (UIScrollView, UIRefreshControl, EventLog) -> Void) {
        inOwnApplication { window, log in
            let list = UIScrollView().named("list", 0, 100, 390, 600, in: window)
            list.contentSize = CGSize(width: 390, height: 5000)
            let control = UIRefreshControl()
            list.refreshControl = control
            body(list, control, log)
        }
    }

    private func pull(_ list: UIScrollView) {
        dragOn(list, from: CGPoint(x: 195, y: 50), to: CGPoint(x: 195, y: 350))
    }

    @Test("What fetches for two seconds keeps the list pulled out as long, and its spinner holds nothing up")
    func twoSeconds() {
        scene { list, control, log in
            control.addAction(
                UIAction { [weak control] _ in
                    log.add("fetch")
                    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                        log.add("fetched")
                        control?.endRefreshing()
                    }
                }, for: .valueChanged)
            pull(list)
            #expect(log.lines == ["fetch"] && control.isRefreshing && !TimeLapse.isIdle)
            TimeLapse.advance(by: .milliseconds(1400))
            #expect(list.contentOffset.y == -60 && log.lines == ["fetch"])
            #expect(TimeLapse.idleReport.hasSuffix("Without end:\n  refresh control without end"))
            TimeLapse.advanceMainRunLoop()
            TimeLapse.advance(by: .seconds(2))
            #expect(log.lines == ["fetch", "fetched"] && !control.isRefreshing)
            #expect(list.contentOffset == .zero && TimeLapse.idleReport == "Nothing is pending.")
        }
    }

    @Test("A fetch that ends immediately lets the list spring back; the next pull fetches again")
    func atOnce() {
        scene { list, control, log in
            control.addAction(
                UIAction { [weak control] _ in
                    log.add("fetch")
                    control?.endRefreshing()
                }, for: .valueChanged)
            for count in 1...2 {
                pull(list)
                TimeLapse.advance(by: .seconds(2))
                #expect(log.lines == Array(repeating: "fetch", count: count))
                #expect(list.contentOffset == .zero && TimeLapse.isIdle)
            }
        }
    }

    @Test("Started by code, the clock is idle while it refreshes, and so it is while an indicator turns")
    func idle() {
        scene { list, control, _ in
            let spinner = UIActivityIndicatorView(style: .large).named("wheel", 100, 100, 37, 37, in: list)
            control.beginRefreshing()
            spinner.startAnimating()
            #expect(TimeLapse.isIdle)
            #expect(
                TimeLapse.idleReport == """
                    Without end:
                      refresh control without end
                      activity indicator #wheel without end
                    """)
            #expect(allViews(withLabel("In progress"), onScreenAndVisible(true)).count == 1)
            spinner.stopAnimating()
            #expect(allViews(withLabel("In progress")).isEmpty)
        }
    }

    @Test("A refresh that ends while the list bounces leaves it at its top", arguments: [0, 7, 10, 16, 30])
    func endDuringBounce(frames: Int) {
        scene { list, control, _ in
            pull(list)
            TimeLapse.advance(by: .seconds(frames) / 60)
            #expect(list.isDecelerating && list.contentOffset.y < -60)
            control.endRefreshing()
            TimeLapse.waitForAnimationsToFinish()
            #expect(list.contentOffset == .zero)
        }
    }

    @Test("If the bar above the list grows while a refresh ends, the list scrolls to below the bar")
    func growingBar() {
        inOwnApplication { window, _ in
            let controller = UITableViewController(style: .plain)
            let control = UIRefreshControl()
            controller.loadViewIfNeeded()
            controller.refreshControl = control
            window.rootViewController = UINavigationController(rootViewController: controller)
            TimeLapse.waitForAnimationsToFinish()
            let top = controller.tableView.contentOffset.y
            pull(controller.tableView)
            TimeLapse.advance(by: .seconds(2))
            #expect(control.isRefreshing && controller.tableView.contentOffset.y == top - 60)
            control.endRefreshing()
            TimeLapse.advance(by: .milliseconds(100))
            controller.navigationItem.prompt = "Fetched"
            TimeLapse.waitForAnimationsToFinish()
            #expect(controller.tableView.contentOffset.y == top - 30)
            #expect(controller.view.safeAreaInsets.top == 30 - top)
        }
    }

    @Test("A finger on the control drags the content, for the control takes no touches")
    func noTouches() {
        scene { list, control, _ in
            control.beginRefreshing()
            list.contentOffset.y = -60
            #expect(!control.isHittable)
            dragOn(list, from: CGPoint(x: 195, y: 20), to: CGPoint(x: 195, y: -80))
            #expect(list.contentOffset.y > 0)
        }
    }
}
