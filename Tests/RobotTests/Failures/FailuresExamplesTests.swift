import Robot
import Synchronization
import Testing

// Example of Failures.md
@MainActor
func logIn(
    as name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).perform("logIn(as: \"\(name)\")") {
        tapOn(theFirstView(withIdentifier("name")))
        SoftwareKeyboard.main.type(name)
        tapOn(theFirstView(withLabel("Log in")))
    }
}
// End of example

// Example of Failures.md
final class StepCounter: TestObserver {
    private let steps = Mutex<[String]>([])
    var names: [String] { steps.withLock { $0 } }

    func stepBegan(_ step: ObservedStep) {
        steps.withLock { $0.append(step.site?.functionName ?? step.words) }
    }
}
// End of example

/// The examples of "Failures".
@MainActor @Suite("Examples of failures", .robot) struct FailuresExamplesTests {
    private final class Inbox: UIViewController {
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
        private var refreshes = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            let refresh = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
            refresh.setTitle("Refresh", for: .normal)
            refresh.addAction(
                UIAction { [unowned self] _ in
                    refreshes += 1
                    if refreshes == 3 { label.text = "3 new messages" }
                }, for: .touchUpInside)
            let cancel = UIButton(frame: CGRect(x: 20, y: 150, width: 200, height: 44))
            cancel.setTitle("Cancel order", for: .normal)
            for part in [refresh, cancel, label] { view.addSubview(part) }
        }
    }

    init() { UIWindow.createWindowForTesting().rootViewController = Inbox() }

    @Test("The failure of an attempt has parts")
    func attempting() {
        // Example of Failures.md
        let failure = attempt { tapOn(theFirstView(withLabel("Cancel"))) }
        #expect(failure?.what == "tapOn(theFirstView(withLabel(\"Cancel\"))) found no view.")
        #expect(failure?.cures == ["theFirstView(withLabel(\"Cancel order\"))"])
        // End of example
    }

    @Test("Something is done until it works, and counted by an observer")
    func retrying() {
        let counter = StepCounter()
        TestObservation.add(counter)
        // Example of Failures.md
        retry(within: .seconds(10)) {
            tapOn(theFirstView(withLabel("Refresh")))
            shouldSee(theFirstView(withText("3 new messages")))
        }
        // End of example
        #expect(counter.names.filter { $0 == "tapOn" }.count == 3)
    }
}
