/// A verb of a test's own: failures inside belong to the line that called it, or to the part of the test around it.
final class VerbScope: FailureScope {
    let site: CallSite?
    let receiver = FailureCollector.receiver
    private let outer = CallContext.scope

    init(_ call: CallSite) {
        site = CallContext.scope?.site ?? call
    }

    func heading() -> String? { outer?.heading() }

    func noteFailure(_ text: String, at place: String?) {
        guard let outer, outer.receiver == receiver else { return }
        outer.noteFailure(text, at: place)
    }
}
