import HeadlessUIKit
import ViewQuery

/// XCUITest's elements, by the constants `app` and `springboard`.
struct XCUITestWords: StepWords {
    /// Whether the checks are those of XCTest, and not of Swift Testing.
    var isXCTest = false

    func lines(for step: RecordedStep, before next: RecordedStep?, isTimed: Bool) -> [String]? {
        switch step.action {
        case .advance(let duration):
            guard !isTimed, let effect = step.effect(before: next) else { return nil }
            return wait(for: effect, duration).map { [$0] }
        case .wait(_, let duration):
            guard let effect = step.effect(before: next) else { return nil }
            return wait(for: effect, duration).map { [$0] }
        default:
            guard let lines = action(step.action) else { return nil }
            guard step.waits else { return lines }
            let effect = isTimed ? nil : step.effect(before: next)
            return lines
                + [
                    effect.flatMap { wait(for: $0, step.duration) }
                        ?? "TimeLapse.advance(by: \(step.duration.code))"
                ]
        }
    }

    private func action(_ action: RecordedAction) -> [String]? {
        if let element = action.element {
            guard let place = element.place else { return nil }
            return self.action(action, element, place.code)
        }
        switch action {
        case .type(let text, _, clears: false): return ["app.typeText(\(text.quoted))"]
        case .swipe(let direction, _): return ["app.swipe\(direction.capitalized)()"]
        case .device(let action): return Self.device(action)
        default: return nil
        }
    }

    private func action(_ action: RecordedAction, _ element: RecordedElement, _ code: String) -> [String]? {
        switch action {
        case .tap(_, 1): ["\(code).tap()"]
        case .tap(_, 2): ["\(code).doubleTap()"]
        case .tap(_, let count): ["\(code).tap(withNumberOfTaps: \(count), numberOfTouches: 1)"]
        case .press(_, let duration): ["\(code).press(forDuration: \(duration.inSeconds))"]
        case .type:
            action.typing(
                focus: "\(code).tap()",
                delete: {
                    "\(code).typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: \($0)))"
                }, type: { "\(code).typeText(\($0.quoted))" })
        case .swipe(let direction, _): ["\(code).swipe\(direction.capitalized)()"]
        case .turn(_, let isOn): (element.value == "1") == isOn ? [] : ["\(code).tap()"]
        case .slide(_, _, let fraction): ["\(code).adjust(toNormalizedSliderPosition: \(fraction))"]
        case .step(_, _, let presses?):
            Array(
                repeating: "\(code).buttons[\(presses > 0 ? "\"Increment\"" : "\"Decrement\"")].tap()",
                count: abs(presses))
        case .select(_, let segment): ["\(code).buttons[\(segment.quoted)].tap()"]
        case .expect: [check("\(code).exists")]
        case .step, .page, .device, .network, .advance, .wait: nil
        }
    }

    static func device(_ action: DeviceAction) -> [String]? {
        switch action {
        case .rotateLeft: ["XCUIDevice.shared.orientation = .landscapeLeft"]
        case .rotateRight: ["XCUIDevice.shared.orientation = .landscapeRight"]
        case .portrait: ["XCUIDevice.shared.orientation = .portrait"]
        case .home: ["XCUIDevice.shared.press(.home)"]
        case .activate: ["app.activate()"]
        case .dark, .light: ["XCUIDevice.shared.appearance = .\(action.rawValue)"]
        case .relaunch, .lock, .unlock, .shake: nil
        }
    }

    private func wait(for effect: RecordedStep.Effect, _ duration: Duration) -> String? {
        let timeout = max(10, Int(duration.inSeconds.rounded(.up)))
        guard let code = effect.element.place?.code else { return nil }
        return switch effect {
        case .appears: check("\(code).waitForExistence(timeout: \(timeout))")
        case .isEnabled: check("\(code).wait(for: \\.isEnabled, toEqual: true, timeout: \(timeout))")
        }
    }

    private func check(_ condition: String) -> String {
        isXCTest ? "XCTAssertTrue(\(condition))" : "#expect(\(condition))"
    }
}
