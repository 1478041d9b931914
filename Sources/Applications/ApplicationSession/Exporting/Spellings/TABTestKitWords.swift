import HeadlessUIKit
import Robot
import ViewQuery
import XCUIAutomation

/// TABTestKit's functions, as steps of a scenario.
struct TABTestKitWords: StepWords {
    func lines(for step: RecordedStep, before next: RecordedStep?, isTimed: Bool) -> [String]? {
        let effect = isTimed ? nil : step.effect(before: next)
        switch step.action {
        case .advance, .wait: return effect.flatMap(check).map { [$0] }
        default:
            guard let lines = action(step.action) else { return nil }
            guard step.waits else { return lines }
            return lines + [effect.flatMap(check) ?? "TimeLapse.advance(by: \(step.duration.code))"]
        }
    }

    private func check(_ effect: RecordedStep.Effect) -> String? {
        guard let code = Self.code(of: effect.element) else { return nil }
        return switch effect {
        case .appears: "Then(I: see(\(code)))"
        case .isEnabled: "Then(the: state(of: \(code), is: .enabled))"
        }
    }

    private func action(_ action: RecordedAction) -> [String]? {
        if let element = action.element {
            guard let code = action.isTouch ? Self.codeToTouch(element) : Self.code(of: element) else {
                return nil
            }
            return self.action(action, element, code)
        }
        switch action {
        case .device(.home): return ["When(I: backgroundTheApp())"]
        case .device(.activate): return ["When(I: foregroundTheApp())"]
        case .device(.relaunch): return ["When(I: relaunchTheApp())"]
        case .device(let action): return XCUITestWords.device(action)
        default: return nil
        }
    }

    private func action(_ action: RecordedAction, _ element: RecordedElement, _ code: String) -> [String]? {
        switch action {
        case .tap(_, 1): ["When(I: tap(\(code)))"]
        case .tap(_, 2): ["When(I: doubleTap(\(code)))"]
        case .press(_, let duration): ["When(I: longPress(\(code), duration: \(duration.inSeconds)))"]
        case .type where element.isTouchable:
            action.typing(
                focus: "When(I: tap(\(code)))", delete: { "When(I: delete(\($0), charactersFrom: \(code)))" },
                type: { "When(I: type(\($0.quoted), into: \(code)))" })
        case .turn(_, let isOn): (element.value == "1") == isOn ? [] : ["When(I: tap(\(code)))"]
        case .slide(_, _, let fraction): ["When(I: adjust(\(code), to: \(fraction)))"]
        case .step(_, _, let presses?):
            Array(
                repeating: "When(I: tap(\(code).\(presses > 0 ? "increment" : "decrement")Button))",
                count: abs(presses))
        case .select(_, let segment): ["When(I: tap(Button(id: \(segment.quoted))))"]
        case .expect: ["Then(I: see(\(code)))"]
        case .tap, .type, .swipe, .step, .page, .device, .network, .advance, .wait: nil
        }
    }

    /// What a tap on an element taps: the cell around it, if it is of a kind that is not tapped.
    private static func codeToTouch(_ element: RecordedElement) -> String? {
        guard let place = element.place else { return nil }
        if ElementKindName(place.type)?.isTappable == true { return code(of: element) }
        return element.cell.flatMap(code)
    }

    /// An element of TABTestKit's, as Swift; `nil` if it has none for it.
    static func code(of element: RecordedElement) -> String? {
        guard let place = element.place else { return nil }
        if element.isHeader, !element.name.isEmpty, element.hasOwnName {
            return "Header(id: \(element.name.quoted))"
        }
        return code(of: place)
    }

    private static func code(of place: AutomationPlace) -> String? {
        guard !place.isOfSystem, let kind = ElementKindName(place.type) else { return nil }
        if kind == .segmentedControl { return "SegmentedControl(index: \(place.index ?? 0))" }
        let index = place.index.map { "index: \($0)" }
        guard let name = place.name else { return kind == .cell ? "Cell(\(index ?? ""))" : nil }
        return "\(kind.type)(\((["id: \(name.quoted)"] + [index].compactMap { $0 }).joined(separator: ", ")))"
    }
}

/// The kinds of TABTestKit's elements that a session's steps act on, by their names in plain text.
enum ElementKindName: String {
    case button, label, image, cell, slider, stepper, `switch`, view
    case textField = "text field"
    case secureTextField = "secure text field"
    case textView = "text view"
    case segmentedControl = "segmented control"
    case pageIndicator = "page indicator"

    init?(_ type: XCUIElement.ElementType) {
        switch type {
        case .button: self = .button
        case .staticText: self = .label
        case .image: self = .image
        case .cell: self = .cell
        case .slider: self = .slider
        case .stepper: self = .stepper
        case .switch: self = .switch
        case .other: self = .view
        case .textField: self = .textField
        case .secureTextField: self = .secureTextField
        case .textView: self = .textView
        case .segmentedControl: self = .segmentedControl
        case .pageIndicator: self = .pageIndicator
        default: return nil
        }
    }

    /// Whether TABTestKit taps such elements.
    var isTappable: Bool {
        [.button, .cell, .textField, .textView, .secureTextField, .switch].contains(self)
    }

    /// The type that describes such an element.
    var type: String {
        rawValue.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
