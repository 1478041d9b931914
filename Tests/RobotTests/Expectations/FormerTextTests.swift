import Robot
import TestSupport
import Testing
import XCUIAutomation

@MainActor @Suite("Texts that were replaced while time passed", .robot) struct FormerTextTests {
    private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
    private let button = UIButton(type: .system)

    init() {
        let window = UIWindow.createWindowForTesting()
        button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
        button.setTitle("Send", for: .normal)
        label.text = "Ready"
        label.accessibilityIdentifier = "status"
        let action = UIAction { [weak label, weak button] _ in
            label?.text = "Loading…"
            button?.setTitle("Sending", for: .normal)
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                label?.text = "Done"
                button?.setTitle("Sent", for: .normal)
            }
        }
        button.addAction(action, for: .touchUpInside)
        window.addSubview(label)
        window.addSubview(button)
    }

    private func lines(_ body: () -> Void) -> [String] {
        let texts = failureTexts(body)
        #expect(texts.count == 1)
        return texts.first?.components(separatedBy: "\n") ?? []
    }

    @Test("A replaced text is reported with the moment when another replaced it, and how to look before")
    func told() {
        let line = #line + 1
        tapOn(button)
        let place = "2 s, in tapOn at FormerTextTests.swift:\(line)"
        let cure = "No time passes in such a call with lapse: .animations."
        #expect(
            lines { shouldSee(theFirstView(withText("Loading…"))) }.prefix(2) == [
                #"shouldSee(theFirstView(withText("Loading…"))) found no view."#,
                #""Loading…" was the text of UILabel "Done" #status until \#(place). \#(cure)"#,
            ])
        #expect(
            lines { tapOn(theFirstView(withLabel("Sending"))) }.contains(
                #""Sending" was the text of UIButton "Sent" until \#(place). \#(cure)"#))
        #expect(
            lines { XCUIApplication().staticTexts["Loading…"].tap() }.contains(
                #""Loading…" was the text of UILabel "Done" #status until \#(place). \#(cure)"#))
        #expect(
            lines { shouldSee(theOnlyElement(withName("Loading…"))) }.contains {
                $0.hasPrefix(#""Loading…" was the text of"#)
            })
    }

    @Test("A replaced text is seen with the lapse that the failure proposes")
    func cured() {
        tapOn(button, lapse: .animations)
        shouldSee(theFirstView(withText("Loading…")))
        TimeLapse.advance(by: .seconds(2))
        #expect(
            lines { shouldSee(theFirstView(withText("Loading…"))) }.contains {
                $0.hasPrefix(#""Loading…" was the text of UILabel "Done" #status until 2 s, in advance"#)
                    && !$0.contains("lapse")
            })
    }

    @Test("A text that no call has replaced, or that another test has shown, is not reported")
    func untold() {
        label.text = "Other"
        #expect(
            !lines { shouldSee(theFirstView(withText("Ready"))) }.contains { $0.contains("was the text") })
        #expect(
            !lines { shouldSee(theFirstView(withText("Loading…"))) }.contains { $0.contains("was the text") })
    }
}
