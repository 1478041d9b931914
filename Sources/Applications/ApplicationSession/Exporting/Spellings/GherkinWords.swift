import HeadlessUIKit
import Robot
import ViewQuery
import XCUIAutomation

/// Steps in plain text, in the vocabulary of TABTestKit. What it has no words for cannot be written.
struct GherkinWords: StepWords {
    func lines(for step: RecordedStep, before next: RecordedStep?, isTimed: Bool) -> [String]? {
        let effect = isTimed ? nil : step.effect(before: next)
        switch step.action {
        case .advance(let duration), .wait(_, let duration):
            return [effect.flatMap(check) ?? Self.pass(duration)]
        default:
            guard let lines = action(step.action) else { return nil }
            return step.waits ? lines + [effect.flatMap(check) ?? Self.pass(step.duration)] : lines
        }
    }

    private static func pass(_ duration: Duration) -> String {
        "When I wait \(duration.inSeconds) seconds"
    }

    private func check(_ effect: RecordedStep.Effect) -> String? {
        guard let phrase = Self.phrase(effect.element) else { return nil }
        return switch effect {
        case .appears: "Then I see \(phrase)"
        case .isEnabled: "Then \(phrase) is enabled"
        }
    }

    private func action(_ action: RecordedAction) -> [String]? {
        if let element = action.element {
            let phrase = action.isTouch ? Self.phraseToTouch(element) : Self.phrase(element)
            return phrase.flatMap { self.action(action, element, $0) }
        }
        guard case .device(let action) = action else { return nil }
        switch action {
        case .rotateLeft: return ["When I rotate the device to landscape left"]
        case .rotateRight: return ["When I rotate the device to landscape right"]
        case .portrait: return ["When I rotate the device to portrait"]
        case .home: return ["When I press the home button"]
        case .activate: return ["When I bring the app to the foreground"]
        case .relaunch: return ["When I relaunch the app"]
        case .dark, .light: return ["When I switch the device to \(action.rawValue) appearance"]
        case .lock, .unlock, .shake: return nil
        }
    }

    private func action(_ action: RecordedAction, _ element: RecordedElement, _ phrase: String) -> [String]? {
        switch action {
        case .tap(_, 1): ["When I tap \(phrase)"]
        case .tap(_, 2): ["When I double-tap \(phrase)"]
        case .press(_, let duration): ["When I long-press \(phrase) for \(duration.inSeconds) seconds"]
        case .type where element.isTouchable:
            action.typing(
                focus: "When I tap \(phrase)", delete: { "When I delete \($0) characters from \(phrase)" },
                type: { "When I type \($0.quoted) into \(phrase)" })
        case .turn(_, let isOn):
            (element.value == "1") == isOn ? [] : ["When I turn \(phrase) \(isOn ? "on" : "off")"]
        case .slide(_, _, let fraction): ["When I adjust \(phrase) to \(fraction)"]
        case .step(_, _, let presses?):
            Array(
                repeating: "When I \(presses > 0 ? "increment" : "decrement") \(phrase)", count: abs(presses))
        case .select(_, let segment): ["When I tap the button \(segment.quoted)"]
        case .expect: ["Then I see \(phrase)"]
        case .tap, .type, .swipe, .step, .page, .device, .network, .advance, .wait: nil
        }
    }

    /// What a tap on an element taps: the cell around it, if it is of a kind that is not tapped.
    private static func phraseToTouch(_ element: RecordedElement) -> String? {
        guard let place = element.place else { return nil }
        return ElementKindName(place.type)?.isTappable == true
            ? phrase(element) : element.cell.flatMap(phrase)
    }

    /// An element in words: `the button "Log in"`; `nil` if there are none.
    private static func phrase(_ element: RecordedElement) -> String? {
        if element.isHeader, !element.name.isEmpty, element.hasOwnName {
            return "the header \(element.name.quoted)"
        }
        return element.place.flatMap(phrase)
    }

    private static func phrase(_ place: AutomationPlace) -> String? {
        guard !place.isOfSystem, let kind = ElementKindName(place.type) else { return nil }
        let number = place.index.map { " \($0 + 1)" } ?? ""
        guard let name = place.name else { return number.isEmpty ? nil : "the \(kind.rawValue)\(number)" }
        return "the \(kind.rawValue)\(number) \(name.quoted)"
    }
}
