import FailureReporting
import HeadlessUIKit

/// What a format asks of a view.
///
/// A format that cannot be read is a failure when it is made, and holds for nothing. That it has no answer for a view
/// is one failure of a search, however many views there are.
struct FormatViewCondition: ViewCondition {
    let format: ViewFormat
    /// What the format's `$` names stand for, beside `$rootView`.
    let variables: [String: any Sendable]
    /// The line that the format is in.
    let site: CallSite
    private let identity = ConditionIdentity()
    // What a format reads is looked up when it is asked; nothing that is registered later is known here.
    private let mayAskForeignCode: Bool
    private let mayChangeUnseen: Bool

    @MainActor
    init(_ format: ViewFormat, variables: [String: any Sendable], site: CallSite) {
        self.format = format
        self.variables = variables
        self.site = site
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

    @MainActor
    func check(in search: ViewSearch) {
        guard format.failure == nil, let error = format.unknownKey else { return }
        error.record(at: CallSite.current ?? site)
        search.noteFailure(of: identity)
    }

    @MainActor
    func holds(for view: UIView, in search: ViewSearch) -> Bool {
        if format.failure != nil || search.hasFailed(identity) { return false }
        do throws(ViewFormatError) {
            return try answer(for: view, in: search)
        } catch {
            search.noteFailure(of: identity)
            error.record(at: CallSite.current ?? site)
            return false
        }
    }

    @MainActor
    private func answer(for view: UIView, in search: ViewSearch) throws(ViewFormatError) -> Bool {
        let root = search.root(of: view)
        return try format.holds(for: view, variables: variables.merging(["rootView": root]) { $1 })
    }

    @MainActor
    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        if format.failure != nil { return "\(format) cannot be read" }
        do throws(ViewFormatError) {
            _ = try answer(for: view, in: search)
            return "it does not meet \(format)"
        } catch {
            return "\(format) has no answer for it"
        }
    }

    var description: String { format.description }
}
