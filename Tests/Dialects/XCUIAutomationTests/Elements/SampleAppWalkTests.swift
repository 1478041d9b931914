import HeadlessUIKit
import Robot
import SampleApp
import Testing
import XCUIAutomation

/// The sample application from its first to its last screen, in XCUITest's spelling alone.
@MainActor @Suite("The sample application in XCUITest's spelling", .robot) struct SampleAppWalkTests {
    private let app = XCUIApplication()

    init() {
        NotebookDelegate.declare(in: .shared)
        XCUIApplication.register(NotebookDelegate.self)
        app.launch()
    }

    private func signIn() {
        app.textFields["Email"].tap()
        app.textFields["Email"].typeText("ada@example.com\n")
        app.secureTextFields["Password"].typeText("lighthouse")
        app.buttons["Sign in"].tap()
        #expect(app.navigationBars["Notes"].waitForExistence(timeout: 5))
    }

    @Test("A user signs in after a wrong password, and sees the list of notes")
    func signingIn() {
        #expect(app.state == .runningForeground)
        #expect(app.label == "Notebook")
        #expect(!app.buttons["Sign in"].isEnabled)
        app.textFields["Email"].tap()
        #expect(app.keyboards.firstMatch.exists)
        #expect(app.textFields["Email"].hasKeyboardFocus)
        app.textFields["Email"].typeText("ada@example.com")
        #expect(app.textFields["Email"].value as? String == "ada@example.com")
        app.secureTextFields["Password"].tap()
        app.secureTextFields["Password"].typeText("lantern")
        #expect(app.secureTextFields["Password"].value as? String == "•••••••")
        app.buttons["Sign in"].tap()
        #expect(!app.keyboards.firstMatch.exists)
        #expect(app.staticTexts["Signing in…"].exists)
        let error = app.staticTexts["sign-in-error"]
        #expect(!error.exists)
        #expect(error.waitForExistence(timeout: 10))
        #expect(error.label == "That password is not right.")
        app.secureTextFields["Password"].doubleTap()
        app.secureTextFields["Password"].typeText(
            String(repeating: XCUIKeyboardKey.delete.rawValue, count: 7) + "lighthouse\n")
        #expect(app.staticTexts["Signing in…"].waitForNonExistence(timeout: 10))
        #expect(app.navigationBars["Notes"].exists)
        #expect(app.tabBars.buttons["Notes"].isSelected)
        #expect(app.tables.cells.count == 3)
        #expect(
            app.tables["Notes"].cells.buttons.allElementsBoundByIndex.map(\.label) == [
                "Buy lamp oil", "Paint the railing", "Write to Ada",
            ])
    }

    @Test("Notes are added, searched, pinned, deleted by a swipe, reordered and refreshed")
    func notes() {
        signIn()
        let titles = { app.tables.cells.buttons.allElementsBoundByIndex.map(\.label) }
        app.navigationBars["Notes"].buttons["Add"].tap()
        app.textFields["Title"].tap()
        app.typeText("Mend the lamp")
        app.navigationBars["Note"].buttons["Save"].tap()
        #expect(app.staticTexts["Saved"].exists)
        #expect(app.staticTexts["Saved"].waitForNonExistence(timeout: 5))
        app.navigationBars["Note"].buttons["Notes"].tap()
        #expect(titles().contains("Mend the lamp"))

        app.searchFields["Search notes"].tap()
        app.searchFields.firstMatch.typeText("lamp")
        #expect(titles() == ["Buy lamp oil", "Mend the lamp"])
        app.buttons["Cancel"].tap()
        #expect(titles().count == 4)

        app.cells.containing(.button, identifier: "Write to Ada").element.swipeRight()
        app.buttons["Pin"].tap()
        #expect(titles().first == "Write to Ada")
        #expect(app.tabBars.buttons["Notes"].value as? String == "1 item")
        app.cells.containing(.button, identifier: "Buy lamp oil").element.swipeLeft()
        app.buttons["Delete"].tap()
        #expect(titles() == ["Write to Ada", "Paint the railing", "Mend the lamp"])

        app.buttons["Edit"].tap()
        app.buttons["Reorder Mend the lamp"].press(
            forDuration: 0.5, thenDragTo: app.buttons["Reorder Paint the railing"])
        app.buttons["Done"].tap()
        #expect(titles() == ["Write to Ada", "Mend the lamp", "Paint the railing"])

        let first = app.cells.firstMatch
        first.press(forDuration: 0, thenDragTo: app.tabBars.firstMatch)
        #expect(app.buttons["Wind the clock"].waitForExistence(timeout: 5))
    }

    @Test(
        "A note is pinned by a switch, deleted by menu and action sheet, and has a reminder with an alert"
    )
    func note() {
        signIn()
        app.cells.buttons["Paint the railing"].tap()
        #expect(!app.tabBars.firstMatch.exists)
        let pinned = app.switches["Pinned"]
        #expect(pinned.value as? String == "0")
        pinned.tap()
        #expect(pinned.value as? String == "1")

        app.navigationBars.buttons["More"].tap()
        app.buttons["Delete"].tap()
        #expect(app.sheets["Delete this note?"].exists)
        app.sheets.buttons["Keep"].tap()
        #expect(!app.sheets.firstMatch.exists)

        app.buttons["Remind me"].tap()
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        springboard.buttons["Allow"].tap()
        #expect(app.staticTexts["You will be reminded"].waitForExistence(timeout: 5))
        app.navigationBars.buttons["More"].tap()
        app.menuItems["Delete"].tap()
        app.sheets.buttons["Delete note"].tap()
        #expect(app.navigationBars["Notes"].exists)
        #expect(app.cells.count == 2)
        // The note's message goes away by itself.
        TimeLapse.runUntilIdle()
    }

    @Test("A photo opens from its cell in full screen, and is zoomed by pinching and a double tap")
    func photos() {
        signIn()
        app.tabBars.buttons["Photos"].tap()
        let photos = app.collectionViews["photos"]
        #expect(photos.exists)
        photos.cells["Lamp room 2"].tap()
        let image = app.images["Lamp room 2"]
        let width = image.frame.width
        image.pinch(withScale: 2, velocity: 1)
        #expect(image.frame.width > width * 1.5)
        image.doubleTap()
        #expect(abs(image.frame.width - width) < 1)
        app.buttons["Close"].tap()
        #expect(!image.exists)
        photos.scrollViews.firstMatch.swipeLeft()
        #expect(photos.scrollViews.cells["Cat 6"].isHittable)
        photos.swipeUp()
        #expect(!photos.cells["Lamp room 2"].exists)
        #expect(photos.cells["Lamp room 4"].isHittable)
    }

    @Test("Settings are set by switches, steppers, segments, sliders and wheels, and the user signs out")
    func settings() {
        signIn()
        app.tabBars.buttons["Settings"].tap()
        let table = app.tables["settings"]
        table.switches["Show pins"].tap()
        #expect(table.switches["Show pins"].value as? String == "0")
        table.steppers["Notes at most"].buttons["Increment"].tap()
        #expect(table.staticTexts["11"].exists)
        table.segmentedControls.buttons["Large"].tap()
        #expect(table.segmentedControls.buttons["Large"].isSelected)
        #expect(!table.segmentedControls.buttons["Medium"].isSelected)
        table.sliders["Warmth"].adjust(toNormalizedSliderPosition: 0.5)
        #expect(abs(table.sliders["Warmth"].normalizedSliderPosition - 0.5) < 0.05)

        table.staticTexts["Cover"].tap()
        app.pickerWheels.element.adjust(toPickerWheelValue: "Green")
        #expect(app.staticTexts["cover"].label == "Green")
        #expect(app.pickerWheels.element.value as? String == "Green")
        app.navigationBars["Cover"].buttons["Settings"].tap()
        #expect(table.staticTexts["Green"].exists)

        table.staticTexts["Show the welcome again"].tap()
        #expect(app.staticTexts["Write it down"].isHittable)
        app.staticTexts["Write it down"].swipeLeft()
        #expect(app.staticTexts["Pin what matters"].isHittable)
        #expect(app.pageIndicators.firstMatch.value as? String == "page 2 of 3")
        app.buttons["Begin"].tap()

        table.staticTexts["Sign out"].tap()
        app.alerts["Sign out?"].buttons["Cancel"].tap()
        #expect(table.exists)
        table.staticTexts["Sign out"].tap()
        app.alerts["Sign out?"].buttons["Sign out"].tap()
        #expect(app.textFields["Email"].waitForExistence(timeout: 1))
    }

    @Test("The application is sent to the background and back, terminated and launched again")
    func lifeCycle() {
        signIn()
        XCUIDevice.shared.press(.home)
        #expect(app.wait(for: .runningBackground, timeout: 1))
        #expect(!app.tabBars.buttons["Notes"].isHittable)
        app.activate()
        #expect(app.tabBars.buttons["Notes"].isHittable)
        XCUIDevice.shared.orientation = .landscapeLeft
        #expect(app.frame.width > app.frame.height)
        app.terminate()
        #expect(app.state == .notRunning)
        #expect(!app.tabBars.firstMatch.exists)
        app.launch()
        #expect(app.state == .runningForeground)
    }
}
