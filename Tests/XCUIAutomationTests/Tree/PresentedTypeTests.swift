import HeadlessUIKit
import Robot
import TestSupport
import Testing
import XCUIAutomation

/// The types of what is shown in front of a screen.
@MainActor @Suite("Types of what is presented", .robot) struct PresentedTypeTests {
    private let app = XCUIApplication()
    private let controller = UIViewController()

    init() {
        UIWindow.createWindowForTesting().rootViewController = controller
    }

    @Test("An action sheet, with its label and buttons")
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

    @Test("The keyboard, whose characters and delete key are keys, and whose other keys are buttons")
    func keyboard() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
        controller.view.addSubview(field)
        #expect(app.keyboards.count == 0)
        app.textFields.element.tap()
        #expect(app.keyboards.count == 1 && app.keyboards.element.elementType == .keyboard)
        #expect(app.keys["q"].exists && app.keys["delete"].exists && !app.buttons["q"].exists)
        #expect(app.keyboards.buttons["Return"].exists && app.keyboards.buttons["shift"].exists)
        app.keys["q"].tap()
        app.keyboards.buttons["Return"].tap()
        #expect(field.text?.lowercased() == "q")
    }

    @Test("A menu, whose items are found as buttons, too")
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
