import HeadlessUIKit
import Robot
import TestSupport
import Testing
import XCUIAutomation

/// The types of what is shown in front of a screen.
@MainActor @Suite("Types of presented elements", .robot) struct PresentedTypeTests {
    private let app = XCUIApplication()
    private let controller = UIViewController()

    init() {
        UIWindow.createWindowForTesting().rootViewController = controller
    }

    @Test("An action sheet has its label and buttons")
    func sheet() {
        let sheet = UIAlertController(title: "Share", message: "With whom?", preferredStyle: .actionSheet)
        for title in ["Ada", "Bob"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        controller.present(sheet, animated: false)
        #expect(app.sheets.count == 1 && app.alerts.count == 0)
        #expect(app.sheets["Share"].label == "Share" && app.sheets.element.elementType == .sheet)
        #expect(app.sheets.buttons.allElementsBoundByIndex.map(\.label) == ["Ada", "Bob", "Cancel"])
        #expect(app.sheets.staticTexts.allElementsBoundByIndex.map(\.label) == ["Share", "With whom?"])
    }

    @Test("What is being presented takes touches: an action waits for animations first")
    func presenting() {
        var log: [String] = []
        for title in ["First", "Second"] {
            let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in log.append(title) })
            controller.present(alert, animated: true)
            app.alerts[title].buttons["OK"].tap()
        }
        #expect(log == ["First", "Second"] && app.alerts.count == 0)
    }

    @Test("An activity sheet is an element of type other, with its identifier and a button to close it")
    func activities() {
        let sheet = UIActivityViewController(activityItems: ["A note"], applicationActivities: nil)
        controller.present(sheet, animated: false)
        #expect(app.otherElements["ActivityListView"].view === sheet.view)
        app.otherElements["ActivityListView"].buttons["Close"].tap()
        #expect(!app.otherElements["ActivityListView"].exists)
    }

    @Test(
        "The keyboard's characters, delete key and key for numbers are keys, its other keys buttons"
    )
    func keyboard() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
        controller.view.addSubview(field)
        #expect(app.keyboards.count == 0)
        app.textFields.element.tap()
        #expect(app.keyboards.count == 1 && app.keyboards.element.elementType == .keyboard)
        #expect(app.keys["q"].exists && app.keys["delete"].exists && !app.buttons["q"].exists)
        #expect(app.keyboards.buttons["Return"].exists && app.keyboards.buttons["shift"].exists)
        #expect(app.keys["more"].label == "numbers" && !app.buttons["more"].exists)
        app.keys["numbers"].tap()
        #expect(app.keys["more"].label == "letters" && app.buttons["symbols"].exists)
        app.keys["letters"].tap()
        app.keys["q"].tap()
        app.keyboards.buttons["Return"].tap()
        #expect(field.text?.lowercased() == "q")
    }

    @Test("A menu's items are found as buttons, too")
    func menu() {
        let button = UIButton(type: .system)
        button.setTitle("Sort", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        var log: [String] = []
        button.menu = UIMenu(
            title: "Sort by",
            children: ["Name", "Date"].map { name in UIAction(title: name) { _ in log.append(name) } })
        button.showsMenuAsPrimaryAction = true
        controller.view.addSubview(button)
        #expect(app.menus.count == 0)
        app.buttons["Sort"].tap()
        #expect(app.menus.count == 1)
        #expect(app.menuItems.allElementsBoundByIndex.map(\.label) == ["Name", "Date"])
        #expect(app.menuItems["Date"].elementType == .menuItem && app.buttons["Date"].exists)
        app.buttons["Date"].tap()
        #expect(log == ["Date"] && app.menus.count == 0)
    }

    @Test("The wheels of a date picker turn to a value")
    func datePicker() {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        picker.datePickerMode = .time
        picker.preferredDatePickerStyle = .wheels
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.locale = Locale(identifier: "en_GB")
        picker.date = Date(timeIntervalSinceReferenceDate: 0)
        controller.view.addSubview(picker)
        #expect(app.datePickers.count == 1 && app.datePickers.pickerWheels.count == 2)
        app.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "09 o’clock")
        app.pickerWheels.element(boundBy: 1).adjust(toPickerWheelValue: "41 minutes")
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: (9 * 60 + 41) * 60))
        app.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "11")
        app.pickerWheels.element(boundBy: 1).adjust(toPickerWheelValue: "05")
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: (11 * 60 + 5) * 60))
    }

    @Test(
        "A slider is at the position that it was adjusted to, as it is written",
        arguments: [0.1, 0.3, 0.7, 1])
    func slider(position: CGFloat) {
        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        (slider.minimumValue, slider.maximumValue) = (-10, 90)
        controller.view.addSubview(slider)
        app.sliders.element.adjust(toNormalizedSliderPosition: position)
        #expect(app.sliders.element.normalizedSliderPosition == position)
    }

    @Test("Where there is none of a type, an index says no more")
    func none() {
        let lines = failureTexts { app.tables.element(boundBy: 2).tap() }.first?.split(separator: "\n")
        #expect(lines?[1] == "There is no element of type .table.")
        let others = failureTexts { app.otherElements.element(boundBy: 200).tap() }
        #expect(others.first?.contains("the index 200 is out of range") == true)
    }

    @Test("An alert and a sheet without a title have their message as a label")
    func untitled() {
        for (style, elements) in [(UIAlertController.Style.alert, app.alerts), (.actionSheet, app.sheets)] {
            let alert = UIAlertController(title: nil, message: "Really?", preferredStyle: style)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            controller.present(alert, animated: false)
            #expect(elements["Really?"].label == "Really?" && elements.count == 1)
            alert.dismiss(animated: false)
        }
    }
}
