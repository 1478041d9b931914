import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse
import Touch
import ViewQuery

/// Pickers as other parts of a test see them: as text, as accessibility elements, and in the keyboard's place.
@MainActor @Suite("Pickers as text, elements and input views") struct PickingByOtherMeansTests {
    private final class Fruits: UIPickerViewDataSource, UIPickerViewDelegate {
        let names = ["Apple", "Banana", "Cherry", "Date"]
        var chosen: [String] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            names.count
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
            -> String?
        { names[row] }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append(names[row])
        }
    }

    @Test("Rows are found by their texts and tapped on, and wheels by their values and adjusted")
    func seen() {
        inOwnApplication { window, _ in
            let fruits = Fruits()
            let picker = UIPickerView().named("fruits", 40, 100, 300, 216, in: window)
            picker.dataSource = fruits
            picker.delegate = fruits
            tapOn(theFirstView(withText("Cherry")))
            #expect(fruits.chosen == ["Cherry"] && picker.selectedRow(inComponent: 0) == 2)
            let wheel = theFirstElement(withValue("Cherry"))
            #expect(wheel.first?.traits == .adjustable)
            wheel.first?.increment()
            #expect(fruits.chosen == ["Cherry", "Date"])
            theFirstElement(withValue("Date")).first?.decrement()
            #expect(fruits.chosen == ["Cherry", "Date", "Cherry"])
        }
    }

    @Test("A picker in the keyboard's place is picked from as any other")
    func inputView() {
        inOwnApplication { window, _ in
            let fruits = Fruits()
            let picker = UIPickerView()
            picker.dataSource = fruits
            picker.delegate = fruits
            let field = UITextField().named("fruit", 20, 100, 300, 40, in: window)
            field.inputView = picker
            tapOn(field)
            #expect(picker.window != nil)
            pick(picker, title: "Cherry")
            #expect(fruits.chosen == ["Cherry"] && field.isFirstResponder)
        }
    }

    @Test("A wheel in a list that scrolls is turned, and the list stays")
    func inScrollView() {
        inOwnApplication { window, _ in
            let fruits = Fruits()
            let list = UIScrollView().named("list", 0, 0, 390, 600, in: window)
            list.contentSize = CGSize(width: 390, height: 2000)
            list.contentOffset.y = 50
            let picker = UIPickerView().named("fruits", 40, 200, 300, 216, in: list)
            picker.dataSource = fruits
            picker.delegate = fruits
            pick(list, row: 3)
            pick(picker, row: 1)
            #expect(fruits.chosen == ["Date", "Banana"] && list.contentOffset.y == 50)
        }
    }

    @Test("Days and buttons of a date picker are found as VoiceOver reads them")
    func days() {
        inOwnApplication { window, _ in
            let picker = UIDatePicker()
            picker.locale = Locale(identifier: "en_US")
            picker.calendar = Calendar(identifier: .gregorian)
            picker.timeZone = .gmt
            picker.datePickerMode = .date
            picker.frame.origin = CGPoint(x: 20, y: 100)
            window.addSubview(picker)
            tapOn(theFirstElement(withName("Date Picker")))
            tapOn(theFirstElement(withName("Next Month")))
            tapOn(theFirstElement(withName("Saturday, February 3")))
            tapOn(theFirstElement(withName("dismiss popup")))
            #expect(picker.date == Date(timeIntervalSinceReferenceDate: 33 * 86_400))
            #expect(!theFirstElement(withValue("Feb 3, 2001")).isEmpty)
        }
    }
}
