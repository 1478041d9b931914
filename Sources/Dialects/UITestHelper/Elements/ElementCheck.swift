import FailureReporting
import HeadlessUIKit
import ViewQuery
import XCUIAutomation

/// Predicates that a call asks of an element, now or within a time.
struct ElementCheck {
    private let element: XCUIElement
    private let predicates: [EasyPredicate]
    private let logic: NSCompoundPredicate.LogicalType
    /// The call as source code, without the element.
    private let call: String
    private let site: CallSite

    init(
        _ element: XCUIElement, _ predicates: [EasyPredicate],
        _ logic: NSCompoundPredicate.LogicalType = .and, call: String, at site: CallSite
    ) {
        self.element = element
        self.predicates = predicates
        self.logic = logic
        self.call = call
        self.site = site
    }

    /// Waits until the predicates hold, at most for some seconds of virtual time; that they do not is no failure.
    ///
    /// - Parameter handler: called when they hold; the wait goes on while it returns `false`.
    @discardableResult
    func wait(_ timeout: TimeInterval, handler: (() -> Bool)? = nil) -> Bool {
        OnMainActor.run(with: handler, at: site) { handler in
            guard checkPredicates() else { return false }
            let predicate = predicates.merged(withLogic: logic).toPredicate
            // A handler is not called again once it has returned `true`.
            var isMet = false
            return VirtualWait.run(for: timeout, "\(element).\(call)", at: site) {
                isMet = isMet || predicate.evaluate(with: element) && handler?() ?? true
                return isMet
            }
        }
    }

    /// Records a failure if the predicates do not hold, at once or within a time; returns whether they do.
    @discardableResult
    func assert(within timeout: TimeInterval? = nil) -> Bool {
        OnMainActor.run(at: site) {
            guard checkPredicates() else { return false }
            let isMet = timeout.map { wait($0) } ?? evaluate()
            guard let failure = CheckFailure(self, isMet: isMet, within: timeout) else { return true }
            failure.record()
            return false
        }
    }

    @MainActor
    private func evaluate() -> Bool {
        UIApplication.shared.commit()
        return predicates.merged(withLogic: logic).toPredicate.evaluate(with: element)
    }

    private func checkPredicates() -> Bool {
        guard predicates.isEmpty else { return true }
        AutomationFailure("\(element).\(call) failed: there are no predicates.").record()
        return false
    }
}

/// A check whose predicates do not hold, or whose element is one of several.
private struct CheckFailure: Failure {
    let description: String

    @MainActor
    init?(_ check: ElementCheck, isMet: Bool, within timeout: TimeInterval?) {
        let problem = check.isAboutOneElement ? check.problem : nil
        guard !isMet || problem != nil else { return nil }
        var lines = problem ?? check.findings
        if let timeout, !isMet {
            lines[0].removeLast()
            lines[0] += " within \(timeout.inSeconds) of virtual time."
            let pending = [PendingCallbacks().list ?? "Nothing is pending."]
            if !lines.contains(where: pending.contains) { lines.insert(contentsOf: pending, at: 1) }
        }
        description = lines.joined(separator: "\n")
    }
}

@MainActor
extension ElementCheck {
    fileprivate var isAboutOneElement: Bool { !predicates.allSatisfy(\.isAboutExistence) }

    fileprivate var problem: [String]? { element.problem(of: call).map(\.lines) }

    fileprivate var findings: [String] {
        if predicates == [.exists(true)], let problem { return problem }
        let first = element.firstMatch
        let findings = predicates.filter { logic == .or || !$0.toPredicate.evaluate(with: element) }
            .map { $0.finding(in: first) }
        let text =
            logic == .not
            ? "wanted \(predicates.merged(withLogic: .not).regularString), which is false"
            : findings.joined(separator: "; ")
        return ["\(element).\(call) failed: \(text)."] + (first.summary.map { ["The element: \($0)."] } ?? [])
    }
}

extension String {
    fileprivate var lines: [String] { components(separatedBy: "\n") }
}

extension TimeInterval {
    /// A number of seconds in words: `10 s`.
    var inSeconds: String { "\(code) s" }

    /// The number as source code, whole ones without a fraction.
    var code: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)" }
}
