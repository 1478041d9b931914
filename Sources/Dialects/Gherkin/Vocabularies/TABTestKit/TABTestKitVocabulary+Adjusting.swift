internal import TABTestKit

// Switches, sliders, wheels, steppers.
extension TABTestKitVocabulary {
    static func addAdjusting(to steps: inout Gherkin.Definitions) {
        steps.define("I turn {element} on") { (element: any Element) in turn(element, .on) }
        steps.define("I turn {element} off") { (element: any Element) in turn(element, .off) }
        steps.define("I adjust {element} to {float}") { (element: any Element, value: CGFloat) in
            use(element as? Slider, element, to: "be adjusted to a number", if: { $0 == Slider.self }) {
                contexts.adjust($0, to: value)
            }
        }
        steps.define("I adjust {element} to {string}") { (element: any Element, value: String) in
            if let wheel = element as? DatePicker.Wheel { return contexts.adjust(wheel, to: value) }
            use(
                element as? Picker.Wheel, element, to: "be adjusted to a text",
                if: { $0 == Picker.Wheel.self }
            ) {
                contexts.adjust($0, to: value)
            }
        }
        steps.define("I increment {element}") { (element: any Element) in
            step(element) { contexts.tap($0.incrementButton) }
        }
        steps.define("I decrement {element}") { (element: any Element) in
            step(element) { contexts.tap($0.decrementButton) }
        }
    }

    private static func turn(_ element: any Element, _ state: Switch.State) {
        use(element as? Switch, element, to: "be turned \(state)", if: { $0 == Switch.self }) {
            contexts.adjust($0, to: state)
        }
    }

    private static func step(_ element: any Element, _ body: (Stepper) -> Void) {
        use(
            element as? Stepper, element, to: "be incremented or decremented", if: { $0 == Stepper.self },
            body)
    }
}
