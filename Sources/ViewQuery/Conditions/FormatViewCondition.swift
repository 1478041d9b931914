import FailureReporting
import HeadlessUIKit

/// A format as a condition on a view.
///
/// A format that cannot be parsed is a failure when it is made, and matches nothing. If it has no answer for a view, that
/// is one failure for each search, however many views there are.
final class FormatViewCondition: ViewCondition {
    let format: ViewFormat
    /// The values of the format's `$` names, besides `$rootView`.
    let variables: [String: any Sendable]
    let site: CallSite
    /// Where it was reported that the format cannot be parsed; `nil` if it can.
    private let report: FormatReport?
    // Keys are looked up at evaluation; keys that are registered later are not known here.
    private let mayAskForeignCode: Bool
    private let mayChangeUnseen: Bool

    @MainActor
    init(_ format: ViewFormat, variables: [String: any Sendable], site: CallSite) {
        self.format = format
        self.variables = variables
        self.site = site
        report = format.failure.map { _ in FormatReport(isReported: true) }
        mayAskForeignCode = format.mayAskForeignCode
        mayChangeUnseen = format.mayChangeUnseen
    }

    var cost: Int { mayAskForeignCode ? 1000 : 100 }

    var needs: ConditionNeeds {
        var needs: ConditionNeeds = .checking
        if mayAskForeignCode { needs.insert(.foreignCode) }
        if mayChangeUnseen { needs.insert(.unannounced) }
        return needs
    }

    func check(in search: ViewSearch) {
        if let failure = format.failure {
            // Made for another test, such as in a global constant, it has not been reported in this one.
            if let report, report.isNewHere() { failure.record(at: CallSite.current ?? site) }
            return search.noteInvalid()
        }
        guard let error = format.unknownKey else { return }
        error.record(at: CallSite.current ?? site)
        search.noteFailure(of: self)
    }

    func holds(for view: UIView, in search: ViewSearch) -> Bool {
        if format.failure != nil || search.hasFailed(self) { return false }
        do throws(ViewFormatError) {
            return try answer(for: view, in: search)
        } catch {
            search.noteFailure(of: self)
            error.record(at: CallSite.current ?? site)
            return false
        }
    }

    @MainActor
    private func answer(for view: UIView, in search: ViewSearch) throws(ViewFormatError) -> Bool {
        let root = search.root(of: view)
        return try format.holds(for: view, variables: variables.merging(["rootView": root]) { $1 })
    }

    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        if format.failure != nil { return "\(format) cannot be read" }
        do throws(ViewFormatError) {
            _ = try answer(for: view, in: search)
            return "it does not match \(format)"
        } catch {
            return "\(format) has no answer for it"
        }
    }

    var description: String { format.description }
}
