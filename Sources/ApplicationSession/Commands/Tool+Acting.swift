import HeadlessUIKit
import Keyboard
import Robot
import Touch
import ViewQuery

extension Tool {
    static let acting: [Tool] = [
        Tool(
            name: "tap", description: "Taps an element, scrolling to it if needed, and says what changed.",
            parameters: [
                target, role,
                Parameter(
                    name: "count", type: "integer",
                    description: "how many taps in quick succession; 1 if left out",
                    isRequired: false),
            ]
        ) { session, arguments throws(CommandError) in try session.tap(arguments) },
        Tool(
            name: "press", description: "Presses an element for half a second or longer.",
            parameters: [
                target, role,
                Parameter(
                    name: "seconds", type: "number", description: "how long; 0.6 if left out",
                    isRequired: false),
            ]
        ) { session, arguments throws(CommandError) in
            let element = try session.element(arguments)
            let duration = try arguments.seconds("seconds", default: 0.6)
            let code = "\(element.code).longPress(duration: \(duration.code))"
            return try session.act(code) { element.scrolledIntoView.longPress(duration: duration) }
        },
        Tool(
            name: "type",
            description: "Types a text by the keyboard, into an element, or where the focus is.",
            parameters: [
                Parameter(name: "text", type: "string", description: "the text; a line break presses return"),
                Parameter(
                    name: "target", type: "string",
                    description: "the text field, as for tap; it is tapped first",
                    isRequired: false),
                role,
                Parameter(
                    name: "clear", type: "boolean", description: "whether to clear the field before",
                    isRequired: false),
            ]
        ) { session, arguments throws(CommandError) in try session.type(arguments) },
        Tool(
            name: "swipe", description: "Swipes on an element, or on the screen.",
            parameters: [
                Parameter(
                    name: "direction", type: "string", description: "where the finger goes",
                    choices: ["up", "down", "left", "right"]),
                Parameter(name: "target", type: "string", description: "as for tap", isRequired: false), role,
            ]
        ) { session, arguments throws(CommandError) in try session.swipe(arguments) },
        Tool(
            name: "set",
            description: "Sets a switch, slider, stepper, segmented or page control, or text field.",
            parameters: [
                target, role,
                Parameter(
                    name: "value", type: "string",
                    description: "on or off; a number; the title of a segment; the number of a page; a text"),
            ]
        ) { session, arguments throws(CommandError) in try session.set(arguments) },
        Tool(
            name: "device", description: "Does something to the device.",
            parameters: [
                Parameter(
                    name: "action", type: "string", description: "what to do",
                    choices: DeviceAction.allCases.map(\.rawValue))
            ]
        ) { session, arguments throws(CommandError) in
            guard let action = DeviceAction(rawValue: try arguments.text("action")) else { return "" }
            return try session.act(action.code) { action.perform() }
        },
    ]
}

/// What can be done to the device.
enum DeviceAction: String, CaseIterable {
    case rotateLeft = "rotate left"
    case rotateRight = "rotate right"
    case portrait
    case home
    case activate
    case lock
    case unlock
    case relaunch
    case shake
    case dark
    case light

    /// What does it in a test.
    var code: String {
        let device = "SimulatedDevice.current"
        return switch self {
        case .rotateLeft: "\(device).rotate(to: .landscapeLeft)"
        case .rotateRight: "\(device).rotate(to: .landscapeRight)"
        case .portrait: "\(device).rotate(to: .portrait)"
        case .home: "\(device).pressHome()"
        case .shake: "shakeDevice()"
        case .dark, .light: "\(device).userInterfaceStyle = .\(rawValue)"
        case .activate, .lock, .unlock, .relaunch: "\(device).\(rawValue)()"
        }
    }

    @MainActor
    func perform() {
        let device = SimulatedDevice.current
        switch self {
        case .rotateLeft: device.rotate(to: .landscapeLeft)
        case .rotateRight: device.rotate(to: .landscapeRight)
        case .portrait: device.rotate(to: .portrait)
        case .home: device.pressHome()
        case .activate: device.activate()
        case .lock: device.lock()
        case .unlock: device.unlock()
        case .relaunch: device.relaunch()
        case .shake: shakeDevice()
        case .dark: device.userInterfaceStyle = .dark
        case .light: device.userInterfaceStyle = .light
        }
    }
}

extension Session {
    func tap(_ arguments: Arguments) throws(CommandError) -> String {
        let element = try element(arguments)
        let count = try arguments.number("count") ?? 1
        guard count >= 1, count <= 10, count.rounded() == count else {
            throw CommandError("count is \(count.shortText): it has to be a whole number from 1 to 10.")
        }
        let times = count == 1 ? "" : ", times: \(Int(count))"
        return try act("tapOn(\(element.codeOfTarget)\(times))") {
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
            let keyboard = "SoftwareKeyboard.main"
            let code = (clears ? "\(keyboard).clearText()\n" : "") + "\(keyboard).type(\(text.quoted))"
            return try act(code) {
                if clears { SoftwareKeyboard.main.clearText() }
                SoftwareKeyboard.main.type(text)
            }
        }
        let element = try element(arguments)
        return try act(Self.code(typing: text, into: element, clears: clears)) {
            scrollIntoView(element)
            if clears { element.clearText() }
            element.type(text)
        }
    }

    private static func code(typing text: String, into element: AccessibleElement, clears: Bool) -> String {
        let target = element.code
        return (clears ? "\(target).clearText()\n" : "") + "\(target).type(\(text.quoted))"
    }

    func swipe(_ arguments: Arguments) throws(CommandError) -> String {
        let direction = try arguments.text("direction")
        let target: any TouchTarget
        var code = "UIScreen.main.bounds"
        if arguments.has("target") {
            let element = try element(arguments)
            (target, code) = (element, element.code)
        } else {
            target = UIScreen.main.bounds
        }
        return try act("swipe\(direction.capitalized)On(\(code))") {
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
        func number() throws(CommandError) -> Double {
            guard let number = try arguments.number("value") else { throw CommandError("value is missing.") }
            return number
        }
        switch element.view {
        case let view as UISwitch:
            guard ["on", "off", "true", "false"].contains(value) else {
                throw CommandError("value is \(value.quoted), and has to be on or off.")
            }
            let isOn = ["on", "true"].contains(value)
            return try act("\(element.code).turn(to: \(isOn))") { view.turn(to: isOn) }
        case let view as UISlider:
            let number = try number()
            return try act("\(element.code).slide(to: \(Float(number)))") { view.slide(to: Float(number)) }
        case let view as UIStepper:
            let number = try number()
            return try act("\(element.code).step(to: \(number))") { view.step(to: number) }
        case let view as UIPageControl:
            let number = try number()
            guard let page = Int(exactly: number) else {
                throw CommandError("value has to be a whole number.")
            }
            return try act("\(element.code).turn(to: \(page))") { view.turn(to: page) }
        case let view as UISegmentedControl:
            return try act("\(element.code).select(segment: \(value.quoted))") { view.select(segment: value) }
        case is UITextField, is UITextView:
            return try act(Self.code(typing: value, into: element, clears: true)) {
                scrollIntoView(element)
                element.clearText()
                element.type(value)
            }
        default:
            throw CommandError("\(element.description) has no value that can be set.")
        }
    }
}
