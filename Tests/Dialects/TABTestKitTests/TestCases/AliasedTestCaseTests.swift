import HeadlessUIKit
import TABTestKit

/// A suite's own test case, which its files know by the name of the superclass.
class ShopTestCase: TABTestKit::TABTestCase {
    override var applicationUnderTest: ApplicationUnderTest? { ApplicationUnderTest(FormDelegate.self) }
}
typealias TABTestCase = ShopTestCase

class AliasedTestCaseTests: TABTestCase {
    func testSaving() {
        Scenario("Saving") {
            Given(I: see(the: formScreen))
            When(I: tap(formScreen.saveButton))
            Then(the: value(of: formScreen.status, is: "Saved"))
        }
    }

    func testThrowing() throws {
        let element = try XCTUnwrap(formScreen.saveButton as (any Element)?)
        see(element)
    }

    func testAsynchronous() async {
        see(formScreen)
        await Task.yield()
        tap(formScreen.saveButton)
        label(of: formScreen.status, is: "Saved")
    }

    /// `type(_:into:)` is a function of the test case, so Swift's own needs the module's name.
    func testTypeOfValue() {
        XCTAssertTrue(Swift.type(of: formScreen) == FormScreen.self)
        tap(formScreen.email)
        type("ada", into: formScreen.email)
        value(of: formScreen.email, is: "ada")
    }
}

@MainActor class MainActorTestCaseTests: ShopTestCase {
    override func preLaunchSetup(_ launch: @escaping () -> Void) {
        App.shared.launchEnvironment["MODE"] = "test"
        launch()
    }

    override func preTerminationTearDown(_ terminate: @escaping () -> Void) {
        XCTAssertNil(App.shared.launchEnvironment["MODE"])
        terminate()
    }

    func testSteps() {
        Given(I: see(formScreen))
        When(I: tap(formScreen.saveButton))
        Then(the: label(of: formScreen.status, is: "Saved"))
        XCTAssertNotNil(UIApplication.shared.keyWindow)
        XCTAssertEqual(ProcessInfo.processInfo.environment["MODE"], "test")
    }
}
