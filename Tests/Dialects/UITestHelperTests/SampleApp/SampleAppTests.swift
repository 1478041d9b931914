import HeadlessUIKit
import Robot
import SampleApp
import Testing
import UITestHelper

private enum SignIn: String {
    case email = "Email"
    case password = "Password"
    case signIn = "Sign in"
    case error = "sign-in-error"
    case heading = "Notebook"
}

private enum Note: String {
    case title = "Title"
    case pinned = "Pinned"
    case save = "Save"
    case more = "More"
    case back = "Notes"
    case saved = "Saved"
}

private enum Tab: String {
    case notes = "Notes"
    case photos = "Photos"
    case settings = "Settings"

    var button: XCUIElement { app.tabBars.buttons.element(predicate: .label(.equals, rawValue)) }
}

/// The sample application from its first to its last screen, in UITestHelper's spelling alone.
@MainActor @Suite("The sample application with UITestHelper", .robot(layout: .strict)) struct SampleAppTests {
    init() {
        NotebookDelegate.declare(in: .shared)
        XCUIApplication.register(NotebookDelegate.self)
        app.launch()
    }

    private func signIn() {
        SignIn.email.element.waitUntilExists().clearAndType(text: "ada@example.com")
        SignIn.password.element.clearAndType(text: "lighthouse")
        SignIn.signIn.element.assert(predicate: .isEnabled(true)).tap()
        Tab.notes.button.waitUntilExistsAssert()
    }

    @Test("The sample application is used from signing in to signing out in UITestHelper's spelling")
    func tour() {
        // Signing in, first with a wrong password.
        SignIn.signIn.element.assert(predicate: .isEnabled(false))
        SignIn.email.element.tapAndType(text: "ada@example.com")
        SignIn.password.element.tapAndType(text: "candle")
        SignIn.signIn.element.tap()
        SignIn.error.element.assert(predicate: .label(.contains, "not right"), timeout: 5)
        signIn()

        notes()
        photos()
        settings()
        welcome()
        signOut()
        app.wait(4)
    }

    private func welcome() {
        app.staticTexts.element(predicate: .label(.contains, "welcome")).tap()
        "Write it down".element.assert(predicate: .isHittable(true))
        "Begin".element.tap()
        #expect(["Write it down", "Begin"].map(\.element).anyElement(predicate: .exists(true)) == nil)
    }

    private func notes() {
        app.cells.matching(predicates: [.isHittable(true)]).element(boundBy: 2).assert(
            predicate: .exists(true))
        app.cells.containing(.any, identifier: "Write to Ada").element.tap()
        Note.title.element.clearAndType(text: "Write to Grace")
        app.switches.element(predicate: .label(.equals, Note.pinned.rawValue)).setSwitch(on: true).setSwitch(
            on: true)
        Note.save.element.tap()
        Note.saved.element.assert(predicate: .isHittable(true))
        app.navigationBars.buttons.element(predicate: .label(.equals, Note.back.rawValue)).tap()
        app.cells.firstMatch.childElement(predicate: .label(.equals, "Write to Grace"))?
            .assert(predicate: .exists(true))
    }

    private func photos() {
        Tab.photos.button.tap().assert(predicate: .isSelected(true))
        app.cells.first(predicate: .label(.beginsWith, "Cat")).tap()
        app.images.element(predicates: [.label(.equals, "Cat 1"), .isHittable(true)]).doubleTap()
        "Close".element.tap()
        "photos".element.assert(predicates: [.exists(true), .type(.collectionView)])
    }

    private func settings() {
        Tab.settings.button.tap()
        app.switches.element(predicate: .label(.equals, "Show pins")).setSwitch(on: false)
        app.buttons.element(predicate: .label(.equals, "Large")).tap().assert(predicate: .isSelected(true))
        app.staticTexts.element(predicate: .label(.equals, "Cover")).tap()
        "cover".element.assert(predicate: .exists(true))
        app.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Purple")
        "cover".element.assert(predicate: .label(.equals, "Purple"))
        app.navigationBars.buttons.element(predicate: .label(.equals, "Settings")).tap()
    }

    private func signOut() {
        app.staticTexts.element(predicate: .label(.equals, "Sign out")).tap()
        app.alerts.buttons["Cancel"].tap()
        app.alerts.firstMatch.assert(predicate: .exists(false))
        app.staticTexts.element(predicate: .label(.equals, "Sign out")).tap()
        app.alerts.buttons["Sign out"].tap()
        SignIn.heading.element.waitUntilExistsAssert()
    }
}
