import Robot
import Synchronization
import Testing

@MainActor
private func logInLater(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) async {
    await CallSite(fileID, filePath, line, column).perform {
        await TimeLapse.advance(by: .seconds(1))
        tapOn(theFirstView(withLabel("Log out")))
    }
}

/// Verbs of a test's own, and observers of all that it does.
@MainActor @Suite("Verbs of one's own", .robot) struct OwnVerbTests {
    private final class Log: TestObserver {
        private let lines = Mutex<[String]>([])
        private let depth = Mutex(0)
        var text: [String] { lines.withLock { $0 } }

        private func add(_ line: String) {
            let indent = String(repeating: "  ", count: depth.withLock { $0 })
            lines.withLock { $0.append(indent + line) }
        }

        func stepBegan(_ step: ObservedStep) {
            add(step.words.isEmpty ? step.site?.functionName ?? "?" : step.words)
            depth.withLock { $0 += 1 }
        }
        func stepEnded(_ step: ObservedStep) { depth.withLock { $0 -= 1 } }
        func named(_ words: String, query: String, target: ObjectIdentifier?) { add("= " + words) }
        func recorded(_ failure: TestFailure) { add("! " + failure.what) }
    }

    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))

    init() {
        let controller = UIViewController()
        field.accessibilityIdentifier = "name"
        controller.view.addSubview(field)
        let button = UIButton(frame: CGRect(x: 20, y: 160, width: 200, height: 44))
        button.setTitle("Log in", for: .normal)
        controller.view.addSubview(button)
        UIWindow.createWindowForTesting().rootViewController = controller
    }

    @Test("What fails inside a verb fails at the line that called it, and says where it is")
    func failure() async {
        field.isEnabled = false
        let failure = attempt { logIn(as: "ada") }
        #expect(failure?.what.hasPrefix("tapOn cannot touch UITextField #name: it is disabled") == true)
        #expect(failure?.line == Int(#line) - 2)
        #expect(failure?.text.split(separator: "\n").last == "At: FailuresExamplesTests.swift:12")
        let later = await attempt { await logInLater() }
        #expect(later?.line == Int(#line) - 1 && later?.what.contains("Log out") == true)
    }

    @Test("A verb is one step with others inside, and verbs of the device are steps, too")
    func steps() {
        let log = Log()
        TestObservation.add(log)
        logIn(as: "ada")
        SimulatedDevice.current.rotate(to: .landscapeLeft)
        SimulatedDevice.current.pressHome()
        SimulatedDevice.current.activate()
        TimeLapse.advance(by: .seconds(1))
        withKnownIssue { tapOn(theFirstView(withLabel("Log out"))) }
        TestObservation.remove(log)
        SimulatedDevice.current.lock()
        #expect(
            log.text == [
                "logIn", "  = logIn(as: \"ada\")", "  tapOn",
                "    = tapOn(theFirstView(withIdentifier(\"name\")))", "  type", "  tapOn",
                "    = tapOn(theFirstView(withLabel(\"Log in\")))", "rotate", "pressHome", "activate",
                "advance",
                "tapOn",
            ])
        #expect(field.text == "ada")
    }

    @Test("A verb inside a verb fails at the outermost call")
    func nested() {
        func twice(line: UInt = #line) {
            CallSite(#fileID, #filePath, line, 1).perform { logIn(as: "eve") }
        }
        field.isEnabled = false
        let failure = attempt { twice() }
        #expect(failure?.line == Int(#line) - 1)
    }
}
