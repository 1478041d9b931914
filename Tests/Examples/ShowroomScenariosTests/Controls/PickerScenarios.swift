// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ShowroomScreens
import TABTestKit

class PickerScenarios: ShowroomTestCase {
    func test_pickers() {
        Scenario("Choosing words from a picker") {
            Given(I: amLookingAtTheOtherElements)
            And(I: scrollDown(to: otherScreen.picker))
            And(the: value(of: otherScreen.picker.wheel(0), is: "Hello"))
            And(the: value(of: otherScreen.picker.wheel(1), is: "World"))
            When(I: adjust(otherScreen.picker.wheel(0), to: "Goodbye"))
            And(I: adjust(otherScreen.picker.wheel(1), to: "Moon"))
            Then(the: value(of: otherScreen.picker.wheel(0), is: "Goodbye"))
            And(the: value(of: otherScreen.picker.wheel(1), is: "Moon"))
        }

        Scenario("Choosing a time") {
            Given(I: scrollDown(to: otherScreen.timePicker))
            And(the: value(of: otherScreen.timePicker.wheel(0), is: "9 o’clock"))
            When(I: adjust(otherScreen.timePicker.wheel(0), to: "10"))
            And(I: adjust(otherScreen.timePicker.wheel(1), to: "42"))
            And(I: adjust(otherScreen.timePicker.wheel(2), to: "PM"))
            Then(the: value(of: otherScreen.timePicker.wheel(0), is: "10 o’clock"))
            And(the: value(of: otherScreen.timePicker.wheel(1), is: "42 minutes"))
            And(the: value(of: otherScreen.timePicker.wheel(2), is: "PM"))
        }

        Scenario("Choosing a date") {
            Given(I: scrollDown(to: otherScreen.datePicker))
            And(the: value(of: otherScreen.datePicker.wheel(0), is: "January"))
            When(I: adjust(otherScreen.datePicker.wheel(0), to: "February"))
            And(I: adjust(otherScreen.datePicker.wheel(1), to: "10"))
            And(I: adjust(otherScreen.datePicker.wheel(2), to: "2008"))
            Then(the: value(of: otherScreen.datePicker.wheel(0), is: "February"))
            And(the: value(of: otherScreen.datePicker.wheel(1), is: "10"))
            And(the: value(of: otherScreen.datePicker.wheel(2), is: "2008"))
        }

        Scenario("Choosing a date with a time") {
            Given(I: scrollDown(to: otherScreen.dateTimePicker))
            And(the: value(of: otherScreen.dateTimePicker.wheel(0), is: "Tue, Jan 9"))
            When(I: adjust(otherScreen.dateTimePicker.wheel(0), to: "Jan 10"))
            And(I: adjust(otherScreen.dateTimePicker.wheel(1), to: "10"))
            And(I: adjust(otherScreen.dateTimePicker.wheel(2), to: "42"))
            And(I: adjust(otherScreen.dateTimePicker.wheel(3), to: "PM"))
            Then(the: value(of: otherScreen.dateTimePicker.wheel(0), is: "Wed, Jan 10"))
            And(the: value(of: otherScreen.dateTimePicker.wheel(1), is: "10 o’clock"))
            And(the: value(of: otherScreen.dateTimePicker.wheel(2), is: "42 minutes"))
            And(the: value(of: otherScreen.dateTimePicker.wheel(3), is: "PM"))
        }

        Scenario("Choosing how long a timer runs") {
            Given(I: scrollDown(to: otherScreen.countDownPicker))
            When(I: adjust(otherScreen.countDownPicker.wheel(0), to: "1"))
            And(I: adjust(otherScreen.countDownPicker.wheel(1), to: "42"))
            Then(the: value(of: otherScreen.countDownPicker.wheel(0), is: "1 hour"))
            And(the: value(of: otherScreen.countDownPicker.wheel(1), is: "42 min"))
        }
    }
}
