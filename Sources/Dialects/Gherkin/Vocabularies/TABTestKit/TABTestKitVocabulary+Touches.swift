internal import TABTestKit

// Taps and presses, and the buttons of alerts, sheets and bars.
extension TABTestKitVocabulary {
    static func addTouches(to steps: inout Gherkin.Definitions) {
        steps.define("I tap {element}") { (element: any Element) in
            touch(element) { contexts.tap($0) }
        }
        steps.define("I double-tap/double\\ tap {element}") { (element: any Element) in
            touch(element) { contexts.doubleTap($0) }
        }
        steps.define("I tap {element} with two fingers") { (element: any Element) in
            touch(element) { contexts.twoFingerTap($0) }
        }
        steps.define("I long-press/long\\ press {element}") { (element: any Element) in
            touch(element) { contexts.longPress($0) }
        }
        steps.define("I long-press/long\\ press {element} for {float} second(s)") {
            (element: any Element, seconds: Double) in
            touch(element) { contexts.longPress($0, duration: seconds) }
        }
        steps.define("I tap {string} in {element}") { (name: String, element: any Element) in
            tap(name, in: element)
        }
        steps.define("I dismiss {alert or sheet}") { (element: any Element) in
            use(element as? any Dismissable, element, to: "be dismissed", if: { $0 is any Dismissable.Type })
            { contexts.dismiss($0) }
        }
    }

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
}
