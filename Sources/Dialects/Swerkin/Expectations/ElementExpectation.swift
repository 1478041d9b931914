import FailureReporting
import HeadlessUIKit
import ViewQuery
import XCUIAutomation

/// What a step expects of an element, at a line.
///
/// What is expected to be so may become so within the time-out of waiting; what is expected not to be there is looked for
/// once. An expectation that is not met is one failure, with what there is instead.
struct ElementExpectation: Sendable {
    let sought: SoughtElement
    private let action: ElementAction

    init(_ sought: SoughtElement, at site: CallSite) {
        self.sought = sought
        action = site.element(sought)
    }

    func toExist() {
        action.waitForElement()
    }

    func toBeAbsent() {
        forbid("Expected no \(sought.name)") { sought.first }
    }

    func toBeOutOfView() {
        forbid("Expected \(sought.name) not to be visible") { sought.all.first(where: \.canBeSeen) }
    }

    /// Requires that a text of the element is as a step writes it.
    ///
    /// Of several elements the first that can be seen counts.
    func toHave(_ text: ElementText, _ written: String) { toHave(text, .written(written)) }

    func toContain(_ part: String) { toHave(.text, .part(part)) }

    private func toHave(_ text: ElementText, _ wanted: SoughtText) {
        require("to \(text.expectation(wanted))", but: { text.findings(in: $0) }) {
            sought.first.map { wanted.matches(text.value(of: $0)) } ?? false
        }
    }

    /// Requires that an element exists that has a label besides what it is found by.
    func toHaveLabel(_ wanted: SoughtText) {
        var whole = sought
        whole.label = wanted
        toBeFound(as: whole, .label, wanted)
    }

    func toHaveLabel(_ written: String) { toHaveLabel(.written(written)) }

    func toHaveValue(_ written: String) {
        var whole = sought
        whole.value = .written(written)
        toBeFound(as: whole, .value, .written(written))
    }

    private func toBeFound(as whole: SoughtElement, _ text: ElementText, _ wanted: SoughtText) {
        guard wanted.isValid else {
            return action.record("Cannot look for \(whole.name): that is not a regular expression.", [])
        }
        require("to \(text.expectation(wanted))", but: { text.findings(in: $0) }) { whole.first != nil }
    }

    func toHave(_ traits: UIAccessibilityTraits) {
        var whole = sought
        whole.traits = traits
        require("to have the traits \(traits)", but: { ["its traits are \($0.traits)"] }) {
            whole.first != nil
        }
    }

    func toBe(_ state: ElementState, _ isWanted: Bool = true) {
        let actual: @MainActor (AccessibleElement) -> [String] = {
            [isWanted ? state.obstacle($0) ?? state.holds : state.holds]
        }
        require("\(isWanted ? state.expectation : state.contrary)", but: actual) {
            guard let element = sought.first else { return false }
            return (state.obstacle(element) == nil) == isWanted
        }
    }

    func notToHave(_ text: ElementText, _ wanted: SoughtText) {
        forbid("Expected \(sought.name) not to \(text.expectation(wanted))") {
            sought.all.first { wanted.matches(text.value(of: $0)) }
        }
    }

    /// Requires that the element is not in a state now; one that does not exist is not.
    func notToBe(_ state: ElementState) {
        forbid("Expected \(sought.name) not \(state.expectation)") {
            sought.first.flatMap { state.obstacle($0) == nil ? $0 : nil }
        }
    }

    private func forbid(_ point: String, _ find: @MainActor () -> AccessibleElement?) {
        guard action.isNamed() else { return }
        let found: [String] = OnMainActor.run(at: action.site) {
            guard let element = find() else { return [] }
            var lines = ["\(point), but found \(element) at \(element.frame.shortText)."]
            if sought.value != nil { lines.append("Its value is \((element.value ?? "").debugDescription).") }
            if !element.canBeSeen {
                lines.append("It is off screen or covered, but only hidden elements count as absent.")
            }
            return lines
        }
        if let point = found.first { action.record(point, Array(found.dropFirst())) }
    }

    /// Waits until a condition is true; one that stays false is a failure.
    ///
    /// It says that the element was not found, or what was expected and the first finding; the others follow below.
    private func require(
        _ expectation: String, but findings: @MainActor (AccessibleElement) -> [String],
        until isMet: @MainActor () -> Bool
    ) {
        guard action.isNamed() else { return }
        let timeout = Timeouts.waiting
        if VirtualWait.run(for: timeout, "The wait for \(sought.name)", at: action.site, isMet) { return }
        guard VirtualWait.allows(timeout) else { return }
        let lines: [String] = OnMainActor.run(at: action.site) {
            FailureCollector.quietly {
                guard let element = sought.first else {
                    return ["Did not find \(sought.name) within \(timeout.text)."]
                        + ElementReport(on: sought).lines
                }
                let found = findings(element)
                // The label inside a button, which shows its title, does not count as another element.
                let others = sought.all.filter { !$0.view.isDescendant(of: element.view) }
                return ["Expected \(sought.name) \(expectation), but \(found.first ?? "it is not")."]
                    + found.dropFirst() + Self.note(on: element, others) + ElementReport.pending
            }
        }
        if let point = lines.first { action.record(point, Array(lines.dropFirst())) }
    }

    @MainActor
    private static func note(on element: AccessibleElement, _ others: [AccessibleElement]) -> [String] {
        guard !others.isEmpty else { return [] }
        let choice = element.canBeSeen ? "the first visible one" : "the first one, as none is visible,"
        return ["\(others.count + 1) match; \(choice) is checked: \(element) at \(element.frame.shortText)."]
    }
}
