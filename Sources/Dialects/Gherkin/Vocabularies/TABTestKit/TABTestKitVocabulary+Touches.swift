internal import TABTestKit

// What is done with elements: touches, typing and adjusting.
extension TABTestKitVocabulary {
    static func addTouches(to steps: inout Gherkin.Definitions) {
        steps.define(touches)
        steps.define(adjustments)
        steps.define("I long-press/long\\ press {element} for {float} second(s)") {
            (element: any Element, seconds: Double) in
            touch(element) { contexts.longPress($0, duration: seconds) }
        }
        steps.define("I tap {string} in {element}") { (name: String, element: any Element) in
            tap(name, in: element)
        }
        steps.define("I adjust {element} to {float}") { (element: any Element, value: CGFloat) in
            use(element, as: Slider.self, to: "be adjusted to a number") { contexts.adjust($0, to: value) }
        }
        steps.define("I adjust {element} to {string}") { (element: any Element, value: String) in
            if let wheel = element as? DatePicker.Wheel { return contexts.adjust(wheel, to: value) }
            use(element, as: Picker.Wheel.self, to: "be adjusted to a text") {
                contexts.adjust($0, to: value)
            }
        }
    }

    private static let touches: Elements = [
        "I tap {element}": { touch($0) { contexts.tap($0) } },
        "I double-tap/double\\ tap {element}": { touch($0) { contexts.doubleTap($0) } },
        "I tap {element} with two fingers": { touch($0) { contexts.twoFingerTap($0) } },
        "I long-press/long\\ press {element}": { touch($0) { contexts.longPress($0) } },
        "I dismiss {alert or sheet}": { element in
            use(element as? any Dismissable, element, to: "be dismissed", if: { $0 is any Dismissable.Type })
            { contexts.dismiss($0) }
        },
    ]

    private static let adjustments: Elements = [
        "I turn {element} on": { turn($0, .on) },
        "I turn {element} off": { turn($0, .off) },
        "I increment {element}": { step($0) { contexts.tap($0.incrementButton) } },
        "I decrement {element}": { step($0) { contexts.tap($0.decrementButton) } },
    ]

    private static func touch(_ element: any Element, _ body: (any Tappable) -> Void) {
        use(element as? any Tappable, element, to: "be tapped", if: { $0 is any Tappable.Type }, body)
    }

    /// Taps a button of an alert, a sheet or a bar, or a button in something else.
    private static func tap(_ name: String, in element: any Element) {
        switch element {
        case let alert as Alert: contexts.tap(name, in: alert)
        case let sheet as Sheet: contexts.tap(name, in: sheet)
        case let keyboard as TABTestKit::Keyboard: contexts.tap(keyboard.key(name))
        default: contexts.tap(Button(id: name, parent: element))
        }
    }

    private static func turn(_ element: any Element, _ state: Switch.State) {
        use(element, as: Switch.self, to: "be turned \(state)") { contexts.adjust($0, to: state) }
    }

    private static func step(_ element: any Element, _ body: (Stepper) -> Void) {
        use(element, as: Stepper.self, to: "be incremented or decremented", body)
    }

    // MARK: Typing

    static func addTyping(to steps: inout Gherkin.Definitions) {
        steps.define("I type {string} into {element}") { (text: String, element: any Element) in
            edit(element) { contexts.type(text, into: $0) }
        }
        steps.define("I type into {element}:") { (element: any Element, text: Gherkin.DocString) in
            edit(element) { contexts.type(text.content, into: $0) }
        }
        steps.define("I delete {int} character(s) from {element}") { (count: Int, element: any Element) in
            edit(element) { contexts.delete(count, charactersFrom: $0) }
        }
        steps.define("the keyboard type is {keyboard type}") { (type: TABTestKit::Keyboard.KeyboardType) in
            contexts.keyboardType(is: type)
        }
    }

    private static func edit(_ element: any Element, _ body: (any Editable) -> Void) {
        use(element as? any Editable, element, to: "be typed into", if: { $0 is any Editable.Type }, body)
    }
}
