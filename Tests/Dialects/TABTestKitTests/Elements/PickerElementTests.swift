import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing

/// Pickers and date pickers, by their wheels.
@MainActor @Suite("Pickers as elements", .robot) struct PickerElementTests {
    private let window = UIWindow.createWindowForTesting()

    private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        let titles = [["Small", "Medium", "Large"], ["Red", "Green"]]

        func numberOfComponents(in pickerView: UIPickerView) -> Int { titles.count }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            titles[component].count
        }

        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
            -> String?
        {
            titles[component][row]
        }
    }

    private func showDatePicker(_ mode: UIDatePicker.Mode, _ locale: String = "en_US") -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = .wheels
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.locale = Locale(identifier: locale)
        picker.date = Date(timeIntervalSinceReferenceDate: 8 * 3600)
        return window.add(picker, "date", y: 100, width: 340, height: 216)
    }

    @Test("A wheel has the title of its row as value, is turned, and refuses the value that it has")
    func wheels() {
        let sizes = Sizes()
        let view = window.add(UIPickerView(), "size", y: 100, width: 320, height: 216)
        view.dataSource = sizes
        view.delegate = sizes
        let picker = Picker(id: "size")
        #expect(picker.numberOfWheels == 2)
        #expect(picker.wheel(0).value == "Small" && picker.wheel(1).value == "Red")
        picker.wheel(0).adjust(to: "Large")
        picker.wheel(1).adjust(to: "Green")
        #expect(view.selectedRow(inComponent: 0) == 2 && view.selectedRow(inComponent: 1) == 1)
        #expect(picker.wheel(0).value == "Large")
        #expect(
            failureTexts { picker.wheel(0).adjust(to: "Large") } == [
                "Picker is already in state Large: Wheel in Picker \"size\"."
            ])
        #expect(
            firstLines(2) { picker.wheel(2).adjust(to: "Large") } == [
                """
                Failed awaiting element to be exists with timeout 30.0: Wheel[2] in Picker "size" does not exist.
                app.pickers.matching(identifier: "size").element(boundBy: 0).pickerWheels finds 2 elements; the index 2 is out of range.
                """
            ])
        #expect(
            firstLines { picker.wheel(0).adjust(to: "Huge") } == [
                "pick(title: \"Huge\", component: 0) failed on UIPickerView #size: no row of component 0 has that title; its rows are \"Small\", \"Medium\", \"Large\"."
            ])
        #expect(Picker(id: "colour").numberOfWheels == 0)
    }

    @Test("The wheels of a time take a bare hour, minute and half of the day")
    func time() {
        let view = showDatePicker(.time)
        let picker = DatePicker(id: "date")
        #expect(picker.numberOfWheels == 3)
        picker.wheel(0).adjust(to: "10")
        picker.wheel(1).adjust(to: "42")
        picker.wheel(2).adjust(to: "PM")
        #expect(picker.wheel(0).value == "10 o’clock" && picker.wheel(1).value == "42 minutes")
        #expect(view.date == Date(timeIntervalSinceReferenceDate: (22 * 60 + 42) * 60))
        picker.wheel(0).adjust(to: "9 o’clock")
        #expect(picker.wheel(0).value == "9 o’clock")
        for same in ["9", "9 o’clock"] {
            #expect(
                failureTexts { picker.wheel(0).adjust(to: same) } == [
                    "Date Picker is already in state \(same): Wheel in DatePicker \"date\"."
                ])
        }
        let texts = firstLines { picker.wheel(0).adjust(to: "13") }
        #expect(texts.count == 1 && texts[0].contains("no row of component 0 has that title"))
        #expect(picker.wheel(0).value == "9 o’clock")
    }

    @Test("The wheel of days takes a day without its weekday")
    func days() {
        _ = showDatePicker(.dateAndTime)
        let wheel = DatePicker(id: "date").wheel(0)
        wheel.adjust(to: "Jan 10")
        #expect(wheel.value == "Wed, Jan 10")
        App.shared.datePickers["date"].pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "Jan 11")
        #expect(wheel.value == "Thu, Jan 11")
    }

    @Test("The wheels of a duration take a bare number")
    func duration() {
        let view = showDatePicker(.countDownTimer)
        let picker = DatePicker(id: "date")
        picker.wheel(0).adjust(to: "1")
        #expect(picker.wheel(0).value == "1 hour")
        picker.wheel(1).adjust(to: "30")
        #expect(view.countDownDuration == 90 * 60)
        App.shared.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "2")
        #expect(picker.wheel(0).value == "2 hours")
    }
}
