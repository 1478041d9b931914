import FailureReporting
import Foundation
import HeadlessUIKit
import Swerkin
import TestSupport
import Testing
import XCTest

/// The form on the screen.
@MainActor
private var form: ActionForm? {
    let root = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
    return root?.viewControllers.first as? ActionForm
}

@Suite(
    "Steps off the main actor",
    .swerkin { _ in
        _ = UIWindow.showing(UINavigationController(rootViewController: ActionForm()))
    })
struct OffMainActorTests {
    @Test("Steps act and wait from a test that is on no actor")
    func acting() async {
        When.ITouchButton("save")
        And.IEnterIntoTextField("digits", text: "34")
        And.IToggleSwitch("wifi", to: true)
        Then.IWaitToSeeElement(withLabel: "A hint")
        And.IWaitForSeconds(1)
        let log = await form?.log
        #expect(
            log == ["touched Save", "digits has focus", "digits: ", "digits: 3", "digits: 34", "wifi is on"])
    }

    @Test("Steps fail once, at their line, in a test that is on no actor")
    func failing() async {
        let failures = FailureCollector.failures { When.IClearTextField("kept", line: 4321) }
        #expect(failures.map { $0.site?.line } == [4321])
        #expect(
            failures.map(\.text) == [
                """
                When IClearTextField(_:): kept: failed.
                Could not clear text field with id "kept".
                Clearing the text failed: the delegate of UITextField "Keep me" #kept refused that, in textFieldShouldClear(_:).
                """
            ])
    }

    @Test("Views are found from a test that is on no actor")
    func asking() async {
        let view = When.viewTester.usingIdentifier("save").waitForView()
        #expect(view is UIButton)
        #expect(When.viewTester.view(withLabel: "Save") === view)
    }
}

/// Launches an application with the form.
@MainActor
private final class FormDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow.showing(UINavigationController(rootViewController: ActionForm()))
        return true
    }
}

/// XCTest's methods are on no actor.
final class ActionTestCase: BaseTestCase {
    override class var application: Application? { (FormDelegate.self, nil) }

    func testSteps() {
        When.ITouchButton("save")
        And.iTypeMyEmail()
        Then.IWaitUntilIDoNotSeeElement("gone")
        let log = MainActor.assumeIsolated { form?.log }
        XCTAssertEqual(log, ["touched Save", "email has focus", "email: a"])
    }
}

extension Steps {
    /// A step of a suite's own, which uses those of the module.
    fileprivate func iTypeMyEmail(file: StaticString = #filePath, line: UInt = #line) {
        performStep(["a"], file: file, line: line) {
            enterText(into: "email", withText: "a", file: file, line: line)
        }
    }
}
