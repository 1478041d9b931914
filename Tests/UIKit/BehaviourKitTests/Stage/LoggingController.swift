import UIKit

/// Logs the calls about its view's appearance, and on request those about layout and about its parent.
class LoggingController: UIViewController {
    /// Whether layout is logged: the first pass after each other call, as how many there are depends on the device.
    var logsLayout = false
    var logsParents = false
    let name: String
    let stage: Stage
    private var isLaidOut = false

    init(_ name: String, on stage: Stage) {
        self.name = name
        self.stage = stage
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func log(_ call: String) {
        isLaidOut = false
        stage.log("\(name) \(call)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        log("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log("viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        log("viewIsAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log("viewDidDisappear")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if logsLayout, !isLaidOut { stage.log("\(name) viewWillLayoutSubviews") }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if logsLayout, !isLaidOut { stage.log("\(name) viewDidLayoutSubviews") }
        isLaidOut = true
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if logsParents { log("willMove(toParent: \(parent == nil ? "nil" : "parent"))") }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if logsParents { log("didMove(toParent: \(parent == nil ? "nil" : "parent"))") }
    }
}
