import Robot
import Showroom
import Testing
import XCUIAutomation

@MainActor
@Suite("One control of each kind", .robot(app: AppDelegate.self, scene: SceneDelegate.self).layout(.strict))
struct OtherTests {
    private let app = XCUIApplication.showing("Other")

    private func text(_ identifier: String) -> String { app.staticTexts[identifier].label }

    // MARK: Buttons

    @Test("Labels and headers are static texts of the scroll view")
    func texts() {
        let scrollView = app.scrollViews["MyScrollView"]
        #expect(scrollView.staticTexts["Label"].exists && scrollView.staticTexts["Header"].exists)
        #expect(!allViews(withText("Header"), withTraits(.header)).isEmpty)
    }

    @Test("Share presents the system's sheet")
    func sharing() {
        app.buttons["Share"].tap()
        #expect(app.buttons["Copy"].exists)
        app.buttons["Close"].tap()
        #expect(!app.buttons["Copy"].exists)
    }

    @Test("Alert presents an alert")
    func alert() {
        app.buttons["Alert"].tap()
        let alert = app.alerts["Alert title"]
        #expect(alert.staticTexts["Alert Message"].exists)
        alert.buttons["Dismiss"].tap()
        #expect(!alert.exists)
    }

    @Test("Delete asks before it deletes", arguments: [("Cancel", "Draft"), ("Delete", "No draft")])
    func deletion(answer: String, draft: String) {
        app.buttons["Delete"].tap()
        let sheet = app.sheets["Delete the draft?"]
        sheet.buttons[answer].tap()
        #expect(!sheet.exists && text("DraftLabel") == draft)
        #expect(app.buttons["Delete"].isEnabled == (answer == "Cancel"))
    }

    // MARK: Values

    @Test("A segment shows its title, unless it is disabled")
    func segments() {
        let container = app.otherElements["ExampleSegmentedControl"]
        #expect(container.segmentedControls.count == 1)
        container.buttons["Second"].tap()
        #expect(text("SegmentLabel") == "Selected: Second")
        #expect(container.buttons["Second"].isSelected && !container.buttons["First"].isSelected)
        #expect(!container.buttons["Third"].isEnabled)
    }

    @Test("The slider's value is shown as a percentage")
    func slider() {
        let slider = app.sliders["ExampleSlider"]
        #expect(slider.value as? String == "50%" && text("SliderLabel") == "50%")
        slider.adjust(toNormalizedSliderPosition: 1)
        #expect(slider.value as? String == "100%" && text("SliderLabel") == "100%")
    }

    @Test("The switch is on until it is tapped")
    func exampleSwitch() {
        let control = app.switches["ExampleSwitch"]
        #expect(control.value as? String == "1" && text("SwitchLabel") == "On")
        control.tap()
        #expect(control.value as? String == "0" && text("SwitchLabel") == "Off")
    }

    @Test("The stepper counts from zero to two")
    func stepper() {
        let stepper = app.steppers["ExampleStepper"]
        #expect(!stepper.buttons["Decrement"].isEnabled)
        for expected in ["1", "2"] {
            stepper.buttons["Increment"].tap()
            #expect(text("StepperLabel") == expected)
        }
        #expect(!stepper.buttons["Increment"].isEnabled)
        stepper.buttons["Decrement"].tap()
        #expect(text("StepperLabel") == "1")
    }

    @Test("The page control has three pages")
    func pageControl() {
        let control = app.pageIndicators["ExamplePageControl"]
        #expect(control.value as? String == "page 1 of 3")
        for _ in 1...10 where !control.isHittable { app.dragUp(app.scrollViews["MyScrollView"]) }
        // A tap beside the dots turns to the next page.
        control.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)).tap()
        #expect(control.value as? String == "page 2 of 3")
    }

    @Test("The picture has a description")
    func picture() {
        #expect(app.images["ExampleImage"].label == "Ottoman")
        #expect(app.images["Ottoman"].exists)
    }

    // MARK: Pickers

    @Test("The wheels of the picker turn to another word")
    func picker() {
        let wheels = app.pickers["ExamplePicker"].pickerWheels
        #expect(wheels.allElementsBoundByIndex.map { $0.value as? String } == ["Hello", "World"])
        wheels.element(boundBy: 0).adjust(toPickerWheelValue: "Goodbye")
        wheels.element(boundBy: 1).adjust(toPickerWheelValue: "Moon")
        #expect(wheels.allElementsBoundByIndex.map { $0.value as? String } == ["Goodbye", "Moon"])
    }

    @Test(
        "Date pickers show the same everywhere",
        arguments: [
            ("ExampleTimePicker", ["9 o’clock", "41 minutes", "AM"]),
            ("ExampleDatePicker", ["January", "9", "2007"]),
            ("ExampleDateTimePicker", ["Tue, Jan 9", "9 o’clock", "41 minutes", "AM"]),
            ("ExampleCountDownTimerPicker", ["0 hours", "1 min"]),
        ])
    func datePicker(identifier: String, values: [String]) {
        let wheels = app.datePickers[identifier].pickerWheels
        #expect(wheels.allElementsBoundByIndex.map { $0.value as? String } == values)
    }
}
