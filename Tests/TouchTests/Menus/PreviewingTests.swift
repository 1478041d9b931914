import FailureReporting
import TestSupport
import Testing
import TimeLapse
import Touch

@MainActor
@Suite("Previews of view controllers by a press") struct PreviewingTests {
    private final class Detail: UIViewController {
        let log: EventLog

        init(_ log: EventLog) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            title = "Detail"
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
            label.text = "In detail"
            view.addSubview(label)
        }

        override var previewActionItems: [any UIPreviewActionItem] {
            let share = UIPreviewAction(title: "Share", style: .default) { [log] action, controller in
                log.add("\(action.title) \(controller.title ?? "")")
            }
            return [share, UIPreviewActionGroup(title: "More", style: .default, actions: [share])]
        }
    }

    @MainActor
    private final class Master: UIViewController, UIViewControllerPreviewingDelegate {
        let log: EventLog
        var isAnswering = true
        var context: (any UIViewControllerPreviewing)?

        init(_ log: EventLog) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            context = registerForPreviewing(with: self, sourceView: view)
        }

        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
        ) -> UIViewController? {
            log.add(
                "asked at \(location.shortText), source is the view: \(previewingContext.sourceView === view)"
            )
            return isAnswering ? Detail(log) : nil
        }

        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing,
            commit viewControllerToCommit: UIViewController
        ) {
            log.add("commit \(viewControllerToCommit.title ?? "")")
            present(viewControllerToCommit, animated: false)
        }
    }

    @Test(
        "A press shows the controller that the delegate provides; a tap on it commits; its actions are the menu"
    )
    func press() {
        inOwnApplication { window, log in
            let master = Master(log)
            window.rootViewController = master
            longPressOn(CGPoint(x: 100, y: 300))
            #expect(log.take() == "asked at (100, 300), source is the view: true")
            #expect(allViews(withText("In detail")).count == 1)
            tapOn(theOnlyView(withText("Share")))
            #expect(log.take() == "Share Detail")
            longPressOn(CGPoint(x: 100, y: 300))
            _ = log.take()
            tapOn(theOnlyView(withText("In detail")))
            #expect(log.take() == "commit Detail")
            #expect(master.presentedViewController?.title == "Detail")
        }
    }

    @Test("Without a controller, or once it is unregistered, a press shows nothing")
    func none() {
        inOwnApplication { window, log in
            let master = Master(log)
            master.isAnswering = false
            window.rootViewController = master
            longPressOn(CGPoint(x: 100, y: 300))
            #expect(allViews(withText("In detail")).isEmpty)
            _ = log.take()
            if let context = master.context { master.unregisterForPreviewing(withContext: context) }
            longPressOn(CGPoint(x: 100, y: 300))
            #expect(log.lines.isEmpty)
        }
    }
}
