import HeadlessUIKit
import TABTestKit

/// A suite's own test case, which its files know by the name of the superclass.
class ShopTestCase: TABTestKit::TABTestCase {
    override var applicationUnderTest: ApplicationUnderTest? { ApplicationUnderTest(FormDelegate.self) }
}
typealias TABTestCase = ShopTestCase

class AliasedTestCaseTests: TABTestCase {
    func test_saving() {
        Scenario("Saving") {
            Given(I: see(the: formScreen))
            When(I: tap(formScreen.saveButton))
            Then(the: value(of: formScreen.status, is: "Saved"))
        }
    }

    func test_throwing() throws {
        let element = try XCTUnwrap(formScreen.saveButton as (any Element)?)
        see(element)
    }

    func test_asynchronous() async {
        see(formScreen)
        await Task.yield()
        tap(formScreen.saveButton)
        label(of: formScreen.status, is: "Saved")
    }

    /// `type(_:into:)` is a function of the test case, so Swift's own needs the module's name.
    func test_typeOfValue() {
        XCTAssertTrue(Swift.type(of: formScreen) == FormScreen.self)
        tap(formScreen.email)
        type("ada", into: formScreen.email)
        value(of: formScreen.email, is: "ada")
    }
}

@MainActor class MainActorTestCaseTests: ShopTestCase {
    func test_steps() {
        Given(I: see(formScreen))
        When(I: tap(formScreen.saveButton))
        Then(the: label(of: formScreen.status, is: "Saved"))
        XCTAssertNotNil(UIApplication.shared.keyWindow)
    }
}
