import HeadlessUIKit
import Robot
import ViewQuery
import XCUIAutomation

/// Swerkin's steps, which find elements by their identifiers and labels, and wait for them.
struct SwerkinWords: StepWords {
    func lines(for step: RecordedStep, before next: RecordedStep?, isTimed: Bool) -> [String]? {
        let effect = isTimed ? nil : step.effect(before: next)
        switch step.action {
        case .advance(let duration), .wait(_, let duration): return wait(for: effect, duration).map { [$0] }
        default:
            guard let element = step.action.element, let lines = action(step.action, element) else {
                return nil
            }
            guard step.waits else { return lines }
            return lines + [wait(for: effect, step.duration)].compactMap { $0 }
        }
    }

    /// A wait for what appears: one for seconds if it may take longer than such a wait does by itself.
    private func wait(for effect: RecordedStep.Effect?, _ duration: Duration) -> String? {
        if duration <= .seconds(2), case .appears(let element)? = effect,
            let argument = Self.argument(element)
        {
            return "And.IWaitToSeeElement(\(argument))"
        }
        let seconds = duration.inSeconds
        return seconds.rounded() == seconds ? "And.IWaitForSeconds(\(Int(seconds)))" : nil
    }

    private func action(_ action: RecordedAction, _ element: RecordedElement) -> [String]? {
        guard let argument = Self.argument(element) else { return nil }
        switch action {
        case .tap(_, 1):
            return ["When.ITouch\(element.place?.type == .button ? "Button" : "Element")(\(argument))"]
        case .press: return ["When.ILongPressElement(\(argument))"]
        case .type(let text, _, clears: false) where !element.identifier.isEmpty && !element.isFocused:
            return ["When.IEnterIntoElement(\(element.identifier.quoted), text: \(text.quoted))"]
        case .type(let text, _, clears: false):
            let typing = ["SoftwareKeyboard.main.type(\(text.quoted))"]
            return element.isFocused ? typing : ["When.ITouchElement(\(argument))"] + typing
        case .turn(_, let isOn):
            if !element.identifier.isEmpty {
                return ["When.IToggleSwitch(\(element.identifier.quoted), to: \(isOn))"]
            }
            return (element.value == "1") == isOn ? [] : ["When.ITouchElement(\(argument))"]
        case .expect: return ["Then.IShouldSeeElement(\(argument))"]
        default: return nil
        }
    }

    /// An element as the argument of a step: its label, if no other has it, else its identifier.
    private static func argument(_ element: RecordedElement) -> String? {
        if element.hasOwnName { return "withLabel: \(element.name.quoted)" }
        return element.identifier.isEmpty ? nil : element.identifier.quoted
    }
}
