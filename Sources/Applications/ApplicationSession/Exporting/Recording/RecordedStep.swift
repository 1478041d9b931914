import HeadlessUIKit

/// What a step did, for tests in each spelling.
enum RecordedAction: Sendable {
    case tap(RecordedElement, count: Int)
    case press(RecordedElement, Duration)
    /// Types into an element, or where the focus is, after the text that is there was removed.
    case type(String, into: RecordedElement?, clears: Bool)
    case swipe(String, on: RecordedElement?)
    case turn(RecordedElement, to: Bool)
    /// Slides to a value, which is a fraction of the slider's range.
    case slide(RecordedElement, to: Float, fraction: Double)
    /// Steps to a value, by a number of presses of a button: those for less are negative; `nil` for very many.
    case step(RecordedElement, to: Double, presses: Int?)
    case page(RecordedElement, to: Int)
    case select(RecordedElement, segment: String)
    case device(DeviceAction)
    case network(NetworkChange)
    case advance(Duration)
    case wait(String, Duration)
    case expect(RecordedElement)

    /// Whether it touches an element, and nothing more.
    var isTouch: Bool {
        switch self {
        case .tap, .press: true
        default: false
        }
    }

    /// What typing into an element takes, a key at a time: the focus, no text, a text.
    func typing<Line>(
        focus: @autoclosure () -> Line, delete: (Int) -> Line, type: (String) -> Line
    ) -> [Line] {
        guard case .type(let text, let element?, let clears) = self else { return [] }
        var lines = element.isFocused ? [] : [focus()]
        if clears, !element.value.isEmpty { lines.append(delete(element.value.count)) }
        if !text.isEmpty { lines.append(type(text)) }
        return lines
    }

    /// The element that it needs.
    var element: RecordedElement? {
        switch self {
        case .tap(let element, _), .press(let element, _), .turn(let element, _), .slide(let element, _, _),
            .step(let element, _, _), .page(let element, _), .select(let element, _), .expect(let element):
            element
        case .type(_, let element, _): element
        case .swipe(_, let element): element
        case .device, .network, .advance, .wait: nil
        }
    }
}

/// A step of a session, and what came of it.
struct RecordedStep: Sendable {
    /// What shows that a step has had its effect.
    enum Effect: Sendable, Hashable {
        case appears(RecordedElement)
        case isEnabled(RecordedElement)
    }

    let action: RecordedAction
    /// The step as a person would type it.
    let words: String
    /// The virtual time that it took.
    let duration: Duration
    /// Whether animations went on when it was over.
    let isAnimated: Bool
    /// What it changed on the screen; of the elements with a query of their own, some.
    let effects: [Effect]

    /// Whether more time passed than a touch and its animations take, so that something was waited for.
    var waits: Bool { duration > .milliseconds(750) }

    /// Whether it checks what the step before it was waited for by.
    func isExpectation(of former: RecordedStep) -> Bool {
        guard case .expect(let element) = action, former.waits,
            case .appears(let shown)? = former.effect(before: self)
        else { return false }
        return shown.isSame(as: element)
    }

    /// The effect by which a test knows that the step is over: what the next step needs, or the first.
    func effect(before next: RecordedStep?) -> Effect? {
        let needed = next?.action.element
        return effects.first { $0.element.isSame(as: needed) } ?? effects.first
    }
}

extension RecordedStep.Effect {
    var element: RecordedElement {
        switch self {
        case .appears(let element), .isEnabled(let element): element
        }
    }
}

extension RecordedElement {
    fileprivate func isSame(as other: RecordedElement?) -> Bool {
        other.map { $0.condition == condition && $0.index == index } ?? false
    }
}
