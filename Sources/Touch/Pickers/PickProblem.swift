import FailureReporting
import HeadlessUIKit
import ViewQuery

/// Why a row or a date cannot be picked.
enum PickProblem: Error {
    /// The failure has been recorded already.
    case recorded
    /// A touch that failed.
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
                of: view.root, marking: [ObjectIdentifier(view): "target"])
            TouchFailure(
                misuse: "\(request) failed on \(view.summaryWithOrigin): \(reason).\nThe view hierarchy:\n"
                    + tree
            )
            .record()
        }
    }
}
