import Robot
import XCUIAutomation

extension Hand {
    private static let types: [XCUIElement.ElementType] = [
        .button, .button, .cell, .staticText, .textField, .switch, .slider, .other, .any,
    ]

    /// A step by an element of XCUITest.
    mutating func useElements(_ interaction: Interaction) -> Deed? {
        guard application.keyWindow != nil, SystemScreen.current.isEmpty else { return nil }
        let type = draw.numbers.element(of: Self.types)
        let query = XCUIApplication().descendants(matching: type)
        let count = query.count
        guard count > 0 else { return nil }
        let index = draw.numbers.next(below: min(count, 40))
        let element = query.element(boundBy: index)
        let label = element.exists ? element.label : ""
        let name = "element \(index) of type \(type.rawValue), \"\(label)\""
        if interaction == .readElements {
            return Deed("read \(name)") {
                guard element.exists else { return }
                _ = (element.label, element.value, element.frame, element.isSelected, element.isHittable)
                _ = XCUIApplication().debugDescription.count
            }
        }
        guard element.exists, element.isHittable else { return nil }
        let way = draw.numbers.next(below: 8)
        let texts = ["tap", "tap", "tap", "double tap", "press", "swipe up", "swipe down", "swipe left"]
        return Deed("\(texts[way]) \(name)") {
            // An action waits for animations, which may bring something in front.
            TimeLapse.waitForAnimationsToFinish()
            guard element.exists, element.isHittable else { return }
            switch way {
            case 0...2: element.tap()
            case 3: element.doubleTap()
            case 4: element.press(forDuration: 0.7)
            case 5: element.swipeUp()
            case 6: element.swipeDown()
            default: element.swipeLeft()
            }
        }
    }
}
