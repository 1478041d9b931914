import HeadlessUIKit
import Keyboard
import Robot
import Touch
import ViewQuery

extension Session {
    func tap(_ arguments: Arguments) throws(CommandError) -> String {
        let element = try element(arguments)
        let count = try arguments.number("count") ?? 1
        guard count >= 1, count <= 10, count.rounded() == count else {
            throw CommandError("count is \(count.shortText): it has to be a whole number from 1 to 10.")
        }
        return try act(.tap(RecordedElement(element), count: Int(count))) {
            if count == 1 {
                tapOn(element.scrolledIntoView)
            } else {
                tapOn(element.scrolledIntoView, times: Int(count))
            }
        }
    }

    func type(_ arguments: Arguments) throws(CommandError) -> String {
        let text = try arguments.text("text")
        let clears = arguments.optionalText("clear") == "true"
        guard arguments.has("target") else {
            return try act(.type(text, into: Self.focused, clears: clears)) {
                if clears { SoftwareKeyboard.main.clearText() }
                SoftwareKeyboard.main.type(text)
            }
        }
        let element = try element(arguments)
        return try act(.type(text, into: RecordedElement(element), clears: clears)) {
            scrollIntoView(element)
            if clears { element.clearText() }
            element.type(text)
        }
    }

    /// The element that has the keyboard.
    private static var focused: RecordedElement? {
        let responder = UIApplication.shared.keyWindow?.firstResponder
        return allElements().inAllWindows().elements.first { $0.object === responder }
            .map { RecordedElement($0) }
    }

    func swipe(_ arguments: Arguments) throws(CommandError) -> String {
        let direction = try arguments.text("direction")
        let element = arguments.has("target") ? try element(arguments) : nil
        let target: any TouchTarget = element ?? UIScreen.main.bounds
        return try act(.swipe(direction, on: element.map { RecordedElement($0) })) {
            switch direction {
            case "up": swipeUpOn(target)
            case "down": swipeDownOn(target)
            case "left": swipeLeftOn(target)
            default: swipeRightOn(target)
            }
        }
    }

    func set(_ arguments: Arguments) throws(CommandError) -> String {
        let element = try element(arguments)
        let value = try arguments.text("value")
        switch element.view {
        case let view as UISwitch:
            guard ["on", "off", "true", "false"].contains(value) else {
                throw CommandError("value is \(value.quoted), and has to be on or off.")
            }
            let isOn = ["on", "true"].contains(value)
            return try act(.turn(RecordedElement(element), to: isOn)) { view.turn(to: isOn) }
        case let view as UISegmentedControl:
            return try act(.select(RecordedElement(element), segment: value)) {
                view.select(segment: value)
            }
        case is UITextField, is UITextView:
            return try act(.type(value, into: RecordedElement(element), clears: true)) {
                scrollIntoView(element)
                element.clearText()
                element.type(value)
            }
        default: return try setNumber(arguments, of: element)
        }
    }

    private func setNumber(_ arguments: Arguments, of element: AccessibleElement) throws(CommandError)
        -> String
    {
        guard element.view is UISlider || element.view is UIStepper || element.view is UIPageControl else {
            throw CommandError("\(element.description) has no value that can be set.")
        }
        guard let number = try arguments.number("value") else { throw CommandError("value is missing.") }
        switch element.view {
        case let view as UISlider:
            let value = Float(number)
            let range = Double(view.maximumValue - view.minimumValue)
            let fraction = range > 0 ? Double(value - view.minimumValue) / range : 0
            return try act(.slide(RecordedElement(element), to: value, fraction: fraction)) {
                view.slide(to: value)
            }
        case let view as UIStepper:
            let presses = ((number - view.value) / view.stepValue).rounded()
            let count = abs(presses) <= 1000 ? Int(presses) : nil
            return try act(.step(RecordedElement(element), to: number, presses: count)) {
                view.step(to: number)
            }
        case let view as UIPageControl:
            guard let page = Int(exactly: number) else {
                throw CommandError("value has to be a whole number.")
            }
            return try act(.page(RecordedElement(element), to: page)) { view.turn(to: page) }
        default: return ""
        }
    }
}
