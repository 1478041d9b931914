import Robot
import Synchronization
import TestSupport
import Testing

/// One test for each row of the table "Beside EarlGrey's synchronization" of the page Time.
@MainActor @Suite("EarlGrey's synchronization, row by row", .robot.leftovers(.ignored))
struct IdlingResourcesTests {
    private let log = EventLog()

    /// Taps a button that does something.
    private func tapButton(lapse: Lapse = .automatic, _ action: @escaping @MainActor () -> Void) {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        UIWindow.createWindowForTesting().addSubview(button)
        tapOn(button, lapse: lapse)
    }

    /// What a tap finds that is done `seconds` after it.
    private func isDone(after seconds: Double, lapse: Lapse = .automatic) -> Bool {
        var isDone = false
        tapButton(lapse: lapse) {
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { isDone = true }
        }
        return isDone
    }

    // Row of Time.md: `GREYIdlingResource`, `registerIdlingResource:`
    @Test("A tap waits for what the test says is busy, and the idle report names it")
    func idlingResource() {
        let busy = Mutex(true)
        let resource = TimeLapse.waits(for: "uploads") { busy.withLock { !$0 } }
        #expect(!TimeLapse.isIdle && TimeLapse.idleReport.contains("uploads"))
        tapButton {
            Timer.scheduledTimer(withTimeInterval: 8, repeats: true) { _ in busy.withLock { $0 = false } }
        }
        #expect(TimeLapse.now.offset >= .seconds(8) && TimeLapse.isIdle)
        #expect(resource.name == "uploads")
    }

    // Row of Time.md: `deregisterIdlingResource:`
    @Test("A resource that is cancelled is waited for no more")
    func deregister() {
        TimeLapse.waits(for: "uploads") { false }.cancel()
        TimeLapse.advanceMainRunLoop()
        #expect(TimeLapse.isIdle && TimeLapse.now.offset == .zero)
    }

    // Row of Time.md: `GREYDispatchQueueIdlingResource`
    @Test("A tap waits for the blocks of every queue, none of which is registered")
    func dispatchQueue() {
        tapButton {
            DispatchQueue(label: "decoder").asyncAfter(deadline: .now() + 2) {
                DispatchQueue.global().async { [log] in log.add("\(TimeLapse.now)") }
            }
        }
        #expect(log.take() == "2 s")
    }

    // Row of Time.md: `GREYOperationQueueIdlingResource`
    @Test("A tap waits for the operations of every queue")
    func operationQueue() {
        let queue = OperationQueue()
        tapButton { [log] in
            let first = BlockOperation { log.add("first") }
            let second = BlockOperation { log.add("second") }
            first.addDependency(second)
            queue.addOperations([first, second], waitUntilFinished: false)
        }
        #expect(log.take() == "second\nfirst" && queue.operationCount == 0)
    }

    // Row of Time.md: `GREYTimedIdlingResource`
    @Test("A test lets a duration pass, which takes no time")
    func timed() {
        let start = TimeLapse.computersDate
        TimeLapse.advance(by: .seconds(3600))
        #expect(TimeLapse.computersDate.timeIntervalSince(start) < 60)
    }

    // Row of Time.md: `dispatch_after`, `kGREYConfigKeyDispatchAfterMaxTrackableDelay`
    @Test(
        "A tap waits for delayed blocks within ten seconds, or as long as it is told",
        arguments: [
            (9.0, Lapse.automatic, true), (11, .automatic, false), (11, .upTo(.seconds(12)), true),
            (3600, .all, true), (1, .animations, false),
        ])
    func dispatchAfter(_ seconds: Double, _ lapse: Lapse, _ isWaitedFor: Bool) {
        #expect(isDone(after: seconds, lapse: lapse) == isWaitedFor)
    }

    // Row of Time.md: `NSTimer`, `performSelector:afterDelay:` and their limits
    @Test("A tap waits for timers and delayed calls that fire once; one that repeats holds nothing up")
    func timers() {
        tapButton { [log] in
            Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in log.add("\(TimeLapse.now)") }
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        }
        #expect(log.take() == "2 s" && TimeLapse.now.offset == .seconds(2))
    }

    // Row of Time.md: `CAAnimation`, `kGREYConfigKeyCALayerModifyAnimations`
    @Test(
        "Animations that a tap begins are at their end after it, and one that repeats forever holds nothing up"
    )
    func animations() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        tapButton { [log] in
            UIView.animate(withDuration: 60) {
                view.alpha = 0
            } completion: { _ in
                log.add("\(TimeLapse.now)")
            }
            UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.frame.origin.x = 5 }
        }
        #expect(log.take() == "0 s" && TimeLapse.now.offset == .zero)
    }

    // Row of Time.md: `NSURLSession`, `NSURLConnection`
    @Test("A tap waits for the requests that it begins, and the report names those under way")
    func network() {
        let network = SimulatedDevice.current.network
        network.route("/teas") { _ in .text("tea").after(.seconds(3)) }
        tapButton { begin("https://example.com/teas") }
        #expect(network.requests.first?.outcome == .answered(status: 200))
        tapButton(lapse: .animations) { begin("https://example.com/teas") }
        #expect(TimeLapse.idleReport.contains("request GET https://example.com/teas"))
    }

    // Row of Time.md: `kGREYConfigKeyURLBlacklistRegex`
    @Test("A tap does not wait for the requests of an address that a route never answers")
    func excludedAddresses() {
        let network = SimulatedDevice.current.network
        network.route("https://metrics.example.com/**") { _ in .never }
        network.route("/teas") { _ in .text("tea").after(.seconds(1)) }
        tapButton {
            begin("https://metrics.example.com/a/b")
            begin("https://example.com/teas")
        }
        #expect(network.requests.map(\.outcome) == [.pending, .answered(status: 200)])
        #expect(TimeLapse.now.offset == .seconds(1))
    }

    // Row of Time.md: `GREYAppState` of views, layout, scrolling and gestures
    @Test("Layout, a transition and what a screen does as it appears are done after a tap")
    func applicationState() {
        final class Details: UIViewController {
            let log: EventLog
            init(_ log: EventLog) {
                self.log = log
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { return nil }
            override func viewDidLayoutSubviews() { log.add("layout") }
            override func viewDidAppear(_ animated: Bool) { log.add("appeared") }
        }
        let (root, details) = (UIViewController(), Details(log))
        let navigation = UINavigationController(rootViewController: root)
        UIWindow.createWindowForTesting().rootViewController = navigation
        root.view.addSubview(
            button { [weak navigation] in navigation?.pushViewController(details, animated: true) })
        tapOn(theFirstView(withLabel("Open")))
        #expect(navigation.topViewController === details && log.lines.last == "appeared")
        #expect(log.lines.contains("layout"))
    }

    private func button(_ action: @escaping @MainActor () -> Void) -> UIButton {
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
        button.setTitle("Open", for: .normal)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    // Row of Time.md: `kGREYConfigKeySynchronizationEnabled`
    @Test(
        "A test whose taps wait for nothing sees what is under way", .robot(lapse: .none).leftovers(.ignored))
    func disabled() {
        #expect(!isDone(after: 0))
        TimeLapse.advance(by: .zero)
        #expect(TimeLapse.isIdle)
    }

    // Row of Time.md: `kGREYConfigKeyInteractionTimeoutDuration`
    @Test("A wait for what never ends is a failure at its line that says what keeps the application busy")
    func timeout() {
        TimeLapse.waits(for: "uploads") { false }
        let texts = failureTexts { TimeLapse.advanceMainRunLoop() }
        #expect(texts.first?.contains("uploads, of IdlingResourcesTests.swift:") == true)
    }

    // Row of Time.md: `GREYCondition`, `waitWithTimeout:pollInterval:`
    @Test("A condition is waited for at most so long, to the instant at which it comes true")
    func condition() {
        var isDone = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { isDone = true }
        #expect(TimeLapse.advance(until: { isDone }, within: .seconds(5)))
        #expect(TimeLapse.now.offset == .seconds(1.5))
        let texts = failureTexts { TimeLapse.advance(until: { false }, within: .seconds(2)) }
        #expect(texts.first?.hasPrefix("The condition was still false after 2 s of virtual time") == true)
    }

    // Row of Time.md: `drainOnce`, `drainForTime:`, `drainUntilIdle`
    @Test("What is due runs, or that of a duration, or all that fires once")
    func draining() {
        for seconds in [0.0, 2, 90] {
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [log] in log.add("\(seconds)") }
        }
        TimeLapse.advance(by: .zero)
        #expect(log.take() == "0.0")
        TimeLapse.advance(by: .seconds(5))
        #expect(log.take() == "2.0")
        TimeLapse.advanceMainRunLoop()
        #expect(log.take() == "90.0" && TimeLapse.isIdle)
    }

    // Row of Time.md: `GREYAppStateTracker`
    @Test("Whether the application is idle is known, with all that it is busy with and where that began")
    func stateTracker() {
        #expect(TimeLapse.isIdle && TimeLapse.idleReport == "Nothing is pending.")
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {}
        #expect(!TimeLapse.isIdle)
        #expect(TimeLapse.idleReport.contains("due at 2 s, scheduled at IdlingResourcesTests.swift:"))
    }
}
