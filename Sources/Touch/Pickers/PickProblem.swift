import FailureReporting
import HeadlessUIKit
import ViewQuery

/// Why something cannot be picked.
enum PickProblem: Error {
    /// It has been recorded already.
    case recorded
    /// A touch that cannot be made.
    case touch(TouchFailure)
    /// Anything else, as a clause about a view.
    case reason(UIView, String)
}

extension PickProblem {
    /// Records it as a failure of a request.
    @MainActor
    func record(_ request: String) {
        switch self {
        case .recorded: break
        case .touch(let failure): failure.record()
        case .reason(let view, let reason):
            let tree = HierarchyText.report(
                of: view.root, marking: [ObjectIdentifier(view): "to be picked from"])
            TouchFailure(
                misuse: "\(request) cannot be done with \(view.summary): \(reason).\nThe tree:\n" + tree
            )
            .record()
        }
    }
}
