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
            return try session.act(.press(RecordedElement(element), duration)) {
                element.scrolledIntoView.longPress(duration: duration)
            }
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
            return try session.act(.device(action)) { action.perform() }
        },
    ]
}
