import FailureReporting
import Foundation

/// A misuse of views by view code.
struct ViewFailure: DescribedFailure {
    let description: String
}

// The views' summaries are made with the failure, so that it holds no view.
@MainActor
extension ViewFailure {
    static func exchangeOutOfRange(_ view: UIView, _ index1: Int, _ index2: Int) -> ViewFailure {
        ViewFailure(
            "Subviews \(index1) and \(index2) of \(view.summary) cannot be exchanged:"
                + " it has \(view.subviews.count).")
    }

    static var requestIsOver: ViewFailure {
        ViewFailure("The request of the extension is over already, and its first end counts.")
    }

    nonisolated static func notObserved(_ object: NSObject) -> ViewFailure {
        ViewFailure(
            "A property of \(type(of: object)) is observed, and nothing tells of its changes. Views, controllers,"
                + " navigation items and objects of your own classes can be observed.")
    }

    static func notFinite(_ view: UIView, _ property: String, _ value: String) -> ViewFailure {
        wasSet(property, of: view.summary, to: value)
    }

    static func cannot(_ movement: String, _ view: UIView, to rect: String) -> ViewFailure {
        ViewFailure(
            "\(view.summary) cannot \(movement) to \(rect), which is not finite. The old value is kept.")
    }

    static func neverSettles(_ change: String, _ stopped: String) -> ViewFailure {
        ViewFailure("\(change). After 100 nested calls, \(stopped) called.")
    }

    static func layoutNeverSettles(_ view: UIView) -> ViewFailure {
        let (owner, culprits) =
            view.controller.map {
                let name = "\(type(of: $0))"
                return (" of \(name)", "its layoutSubviews, a subview's, or viewDidLayoutSubviews of \(name)")
            } ?? ("", "its layoutSubviews, or a subview's,")
        return ViewFailure(
            "Layout does not settle: after 100 passes \(view.summary)\(owner) still needs layout."
                + " Does \(culprits) call setNeedsLayout() or change a size each time?")
    }

    static var commitsNeverEnd: ViewFailure {
        ViewFailure("Layout never ends: after 100 rounds, callbacks still schedule more work.")
    }
}

extension UIView {
    /// Returns whether a value is finite, or, where infinity is allowed, not NaN; records a failure if it is not.
    final func checkFinite(
        _ value: some FiniteValue, orInfinite allowsInfinity: Bool = false, _ property: String
    ) -> Bool {
        if allowsInfinity ? value.isNumeric : value.isFinite { return true }
        ViewFailure.notFinite(self, property, value.shortText).record()
        return false
    }
}
