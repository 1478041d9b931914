import HeadlessUIKit
import Robot
import Testing
import XCUIAutomation

@MainActor @Suite("The first test with elements", .robot) struct FirstElementTests {
    @Test("A button is found by its label and tapped")
    func tap() {
        let window = UIWindow.createWindowForTesting()
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        window.addSubview(button)
        let app = XCUIApplication()
        #expect(app.buttons["Save"].exists)
        #expect(app.buttons["Save"].isHittable)
        app.buttons["Save"].tap()
        #expect(taps == 1)
        #expect(app.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", "Sa")).count == 1)
    }
}
