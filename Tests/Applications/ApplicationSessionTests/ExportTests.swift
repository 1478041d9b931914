import Foundation
import Robot
import SampleApp
import Testing

@testable import ApplicationSession

/// Sessions as tests in five spellings.
@MainActor @Suite("Exported sessions") struct ExportTests {
    private static func session() -> Session {
        let session = Session(
            "Notebook", tools: Tool.all,
            source: LaunchSource(
                lines: ["SimulatedDevice.current.launch(NotebookDelegate.self)"],
                imports: ["import SampleApp"])
        ) { SimulatedDevice.current.launch(NotebookDelegate.self) }
        let prompt = Prompt(session)
        for line in [
            "type ada@example.com into Email", "type secret1 into Password", "tap \"Sign in\" role:button",
            "expect \"That password is not right.\"", "dark",
        ] {
            _ = prompt.answer(PromptWords(line).words)
        }
        return session
    }

    private nonisolated static let spellings: [(Spelling, [String])] = [
        (
            .robot,
            [
                "theOnlyElement(withRole(.textField, named: \"Email\")).type(\"ada@example.com\")",
                "tapOn(theOnlyElement(withRole(.button, named: \"Sign in\")))",
                "SimulatedDevice.current.userInterfaceStyle = .dark",
            ]
        ),
        (
            .xcuitest,
            [
                "@MainActor @Suite(\"Login\", .robot(app: NotebookDelegate.self)) struct LoginTests {",
                "app.launch()",
                "app.secureTextFields[\"Password\"].typeText(\"secret1\")", "app.buttons[\"Sign in\"].tap()",
                "#expect(app.staticTexts[\"That password is not right.\"].waitForExistence(timeout: 10))",
                "XCUIDevice.shared.appearance = .dark",
            ]
        ),
        (
            .tabtestkit,
            [
                "And(I: type(\"secret1\", into: SecureTextField(id: \"Password\")))",
                "And(I: tap(Button(id: \"Sign in\")))",
                "Then(I: see(Label(id: \"That password is not right.\")))",
            ]
        ),
        (
            .swerkin,
            [
                "@MainActor @Suite(\"Login\", .swerkin(app: NotebookDelegate.self)) struct LoginTests {",
                "And.ITouchButton(withLabel: \"Sign in\")",
                "And.IWaitToSeeElement(withLabel: \"That password is not right.\")",
            ]
        ),
        (
            .gherkin,
            [
                "And I type \"secret1\" into the secure text field \"Password\"",
                "And I tap the button \"Sign in\"",
                "Then I see the label \"That password is not right.\"",
                "When I switch the device to dark appearance",
            ]
        ),
    ]

    @Test(
        "Steps are written in the words of each library, and what took time as a wait for what came",
        arguments: spellings)
    func words(spelling: Spelling, lines: [String]) {
        let text = Prompt(Self.session()).answer(["export", spelling.rawValue, "testing", "Login"])
        for line in lines { #expect(text.contains("\(line)\n"), "\(text)") }
    }

    @Test("A test is also a case of XCTest", arguments: Spelling.allCases)
    func cases(spelling: Spelling) {
        let text = Prompt(Self.session()).answer(["export", spelling.rawValue, "xctest", "Login"])
        #expect(text.contains("import XCTest\n"))
        #expect(text.contains("@MainActor final class LoginTests: "))
        #expect(text.contains("func testSession()"))
    }

    @Test(
        "What a library has no words for is written in Robot's, and in plain text it is said which step that is"
    )
    func otherWords() {
        let session = Self.session()
        let prompt = Prompt(session)
        _ = prompt.answer(["device", "shake"])
        #expect(prompt.answer(["export", "tabtestkit"]).contains("shakeDevice()\n"))
        #expect(
            prompt.answer(["export", "gherkin"]).hasPrefix("Step 6, device shake, has no words in gherkin."))
    }

    @Test("A launch that is more than a delegate's is no launch of a library that launches itself")
    func launch() {
        let session = Session("Counter", tools: Tool.all) {
            UIWindow.createWindowForTesting().rootViewController = CounterController()
        }
        let prompt = Prompt(session)
        _ = prompt.answer(["tap", "Add"])
        #expect(prompt.answer(["export", "swerkin"]).hasPrefix("swerkin launches the application itself"))
        #expect(prompt.answer(["export", "xcuitest"]).contains("app.buttons[\"Add\"].tap()"))
    }

    @Test("A folder that is not there, or in no package, is named")
    func folders() {
        let prompt = Prompt(Self.session())
        let words = ["export", "robot", "testing", "Login"]
        #expect(prompt.answer(words + ["/nonexistent"]) == "There is no folder \"/nonexistent\".")
        #expect(prompt.answer(words + ["/"]).hasPrefix("\"/\" is in no package"))
    }
}
