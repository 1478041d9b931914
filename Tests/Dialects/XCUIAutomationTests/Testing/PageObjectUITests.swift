import XCTest
import XCUIAutomation

// Today's template: methods on the main actor. Tests of this kind have page objects and helpers in extensions.
final class PageObjectUITests: XCTestCase {

    override func setUpWithError() throws {
        XCUIApplication.register(LoginAppDelegate.self)
        continueAfterFailure = false
    }

    @MainActor
    func testExample() throws {
        let app = XCUIApplication()
        app.launch()
        XCTAssertTrue(app.buttons["Log in"].isHittable)
    }

    @MainActor
    func testPageObjects() throws {
        let app = XCUIApplication()
        app.launch()
        LoginScreen(app: app)
            .type(email: "wrong")
            .clear()
            .type(email: "ada@example.com")
            .logIn()
        let status = app.staticTexts["status"]
        let welcome = NSPredicate(format: "label == %@", "Welcome, ada@example.com")
        let expectation = XCTNSPredicateExpectation(predicate: welcome, object: status)
        wait(for: [expectation], timeout: 10)
        XCTAssertEqual(status.label, "Welcome, ada@example.com")
    }

    @MainActor
    func testActivityOnTheMainActor() throws {
        let app = XCUIApplication()
        try XCTContext.runActivity(named: "Log in") { _ in
            app.launch()
            let screen = LoginScreen(app: app)
            try XCTContext.runActivity(named: "Type the address") { _ in
                screen.type(email: "a")
                _ = try XCTUnwrap(screen.email.value as? String)
            }
        }
        XCTAssertEqual(app.textFields["email"].value as? String, "a")
    }

    @MainActor
    func testAsyncOnTheMainActor() async throws {
        let app = XCUIApplication()
        app.launch()
        LoginScreen(app: app).logIn()
        let answered = expectation(description: "answered")
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { answered.fulfill() }
        await fulfillment(of: [answered], timeout: 6)
        XCTAssertEqual(app.staticTexts["status"].label, "Welcome, ")
    }
}

@MainActor
private struct LoginScreen {
    let app: XCUIApplication

    var email: XCUIElement { app.textFields["email"] }

    @discardableResult
    func type(email text: String) -> LoginScreen {
        email.tap()
        email.typeText(text)
        return self
    }

    func clear() -> LoginScreen {
        email.clearText()
        return self
    }

    func logIn() {
        app.buttons["Log in"].tap()
    }
}

extension XCUIElement {
    fileprivate func clearText() {
        guard let stringValue = self.value as? String else {
            XCTFail("Tried to clear and enter text into a non string value")
            return
        }
        tap()
        let deleteString = String(repeating: XCUIKeyboardKey.delete.rawValue, count: stringValue.count)
        typeText(deleteString)
    }
}
