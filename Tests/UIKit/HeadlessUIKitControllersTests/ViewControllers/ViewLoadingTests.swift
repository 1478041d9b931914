import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("View loading") struct ViewLoadingTests {
    /// A controller whose `loadView` runs a closure.
    final class Custom: LoggingController {
        var load: ((Custom) -> Void)?

        override func loadView() {
            note("loadView")
            if let load { load(self) } else { super.loadView() }
        }
    }

    let log = EventLog()

    @Test("The view is made once, when it is first read")
    func lazily() {
        UIApplication.withShared(UIApplication()) {
            let controller = Custom("A", log)
            #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
            #expect(log.take() == "")
            let view = controller.view
            #expect(log.take() == "A loadView\nA viewDidLoad")
            controller.loadViewIfNeeded()
            #expect(controller.view === view && controller.viewIfLoaded === view && controller.isViewLoaded)
            #expect(view?.frame == UIScreen.main.bounds)
            #expect(view?.next === controller)
            #expect(log.take() == "")
        }
    }

    @Test("A custom view replaces the default one")
    func ownView() {
        let label = UILabel()
        let controller = Custom("A", log)
        controller.load = { $0.view = label }
        #expect(controller.view === label)
        #expect(label.next === controller)
    }

    @Test(
        "`viewDidLoad` may use the view, and a replacing view has the controller as its next responder"
    )
    func replacedView() {
        let controller = Custom("A", log)
        controller.reactions["viewDidLoad"] = { [unowned controller] in controller.view.tag = 7 }
        let first = controller.view
        #expect(first?.tag == 7)
        let second = UIView()
        controller.view = second
        #expect(controller.view === second && second.next === controller)
        #expect(first?.next == nil)
        #expect(log.take() == "A loadView\nA viewDidLoad")
    }

    @Test("A loadView that uses the view before setting it is a failure, and gets the default view")
    func usedWhileLoading() {
        UIApplication.withShared(UIApplication()) {
            let controller = Custom("A", log)
            controller.load = { $0.view.tag = 7 }
            let failures = FailureCollector.failures { controller.loadViewIfNeeded() }.map(\.text)
            #expect(
                failures == [
                    "loadView of Custom \"A\" reads `view` before setting it. Set it first."
                ])
            #expect(controller.view.tag == 7)
            #expect(controller.view.frame == UIScreen.main.bounds)
            #expect(log.take() == "A loadView\nA viewDidLoad")
        }
    }

    @Test(
        "A loadView that sets no view is a failure, and gets the default view",
        arguments: [false, true])
    func noView(setsNil: Bool) {
        UIApplication.withShared(UIApplication()) {
            let controller = Custom("A", log)
            controller.load = { if setsNil { $0.view = nil } }
            let failures = FailureCollector.failures { controller.loadViewIfNeeded() }.map(\.text)
            #expect(failures == ["loadView of Custom \"A\" returned without having set `view`."])
            #expect(controller.view.frame == UIScreen.main.bounds)
            #expect(log.take() == "A loadView\nA viewDidLoad")
        }
    }

    @Test("A view that was set to nil is made again when it is read")
    func givenUp() {
        let controller = Custom("A", log)
        weak let first = controller.view
        #expect(log.take() == "A loadView\nA viewDidLoad")
        controller.view = nil
        #expect(first == nil && !controller.isViewLoaded)
        #expect(controller.view != nil)
        #expect(log.take() == "A loadView\nA viewDidLoad")
    }

    @Test("A controller made without a nib's name, or from a coder, is like any other")
    func otherInitializers() {
        #expect(UIViewController(nibName: nil, bundle: nil).view != nil)
        #expect(UIViewController(coder: NSCoder())?.view != nil)
        // Whoever makes the view reads no nib.
        #expect(MadeInCode(nibName: "MadeInCode", bundle: nil).view is UILabel)
    }

    @Test("A view in a nib that is not there is a failure when it is made, and an empty one then")
    func nibs() {
        let controllers = [
            UIViewController(nibName: "Login", bundle: nil),
            UITableViewController(nibName: "List", bundle: nil),
            NamedNib(),
        ]
        #expect(controllers.map(\.nibName) == ["Login", "List", "Named"])
        let texts = failureTexts {
            for controller in controllers { controller.loadViewIfNeeded() }
        }
        #expect(controllers.allSatisfy { $0.isViewLoaded })
        #expect(
            texts
                == [("Login", "UIViewController"), ("List", "UITableViewController"), ("Named", "NamedNib")]
                .map {
                    "There is no nib \"\($0)\": the main bundle has none, and the calling module has no resources. "
                        + "An empty view stands for that of \($1).\nTry: add \($0).xib to the resources of its target, "
                        + "such as resources: [.process(\"Resources\")]."
                })
    }
}

private final class MadeInCode: UIViewController {
    override func loadView() { view = UILabel() }
}

private final class NamedNib: UIViewController {
    override var nibName: String? { "Named" }
}
