import HeadlessUIKit
import Robot
import ViewQuery

/// Robot's own functions, which have words for everything.
struct RobotWords: StepWords {
    func lines(for step: RecordedStep, before next: RecordedStep?, isTimed: Bool) -> [String]? {
        action(step, before: next, isTimed: isTimed)
            + (step.isAnimated ? ["TimeLapse.waitForAnimationsToFinish()"] : [])
    }

    private func action(_ step: RecordedStep, before next: RecordedStep?, isTimed: Bool) -> [String] {
        switch step.action {
        case .tap(let element, let count):
            ["tapOn(\(element.target)\(count == 1 ? "" : ", times: \(count)"))"]
        case .press(let element, let duration): ["\(element.query).longPress(duration: \(duration.code))"]
        case .type(let text, let element, let clears): typing(text, element, clears)
        case .swipe(let direction, let element):
            ["swipe\(direction.capitalized)On(\(element?.query ?? "UIScreen.main.bounds"))"]
        case .turn(let element, let isOn): ["\(element.query).turn(to: \(isOn))"]
        case .slide(let element, let value, _): ["\(element.query).slide(to: \(value))"]
        case .step(let element, let value, _): ["\(element.query).step(to: \(value))"]
        case .page(let element, let page): ["\(element.query).turn(to: \(page))"]
        case .select(let element, let segment): ["\(element.query).select(segment: \(segment.quoted))"]
        case .device(let action): [action.code]
        case .network(let change): [change.code]
        case .advance(let duration):
            isTimed
                ? advance(duration)
                : step.effect(before: next).map { wait(for: $0, duration) } ?? advance(duration)
        case .wait(let text, let duration): [Self.wait(for: text, duration)]
        case .expect(let element): expectation(element)
        }
    }

    private func typing(_ text: String, _ element: RecordedElement?, _ clears: Bool) -> [String] {
        let target = element?.query ?? "SoftwareKeyboard.main"
        let scrolling = element.flatMap { $0.isTouchable ? nil : "scrollIntoView(\($0.query))" }
        return [scrolling].compactMap { $0 } + (clears ? ["\(target).clearText()"] : []) + [
            "\(target).type(\(text.quoted))"
        ]
    }

    private func advance(_ duration: Duration) -> [String] { ["TimeLapse.advance(by: \(duration.code))"] }

    private func wait(for effect: RecordedStep.Effect, _ duration: Duration) -> [String] {
        let condition =
            switch effect {
            case .appears(let element): element.condition
            case .isEnabled(let element): "\(element.condition) && !withTraits(.notEnabled)"
            }
        return [
            "TimeLapse.advance(until: { !allElements(\(condition)).isEmpty }, within: \(duration.code))"
        ]
    }

    private static func wait(for text: String, _ duration: Duration) -> String {
        "TimeLapse.advance(until: { !allElements(withName(.containing(\(text.quoted)))"
            + " || withValue(.containing(\(text.quoted)))).isEmpty }, within: \(duration.code))"
    }

    private func expectation(_ element: RecordedElement) -> [String] {
        let hasValue = !element.value.isEmpty && element.value != element.name && element.index == nil
        let value = hasValue ? " && withValue(\(element.value.quoted))" : ""
        return ["shouldSee(\(hasValue ? "theOnlyElement(\(element.condition)\(value))" : element.query))"]
    }
}
