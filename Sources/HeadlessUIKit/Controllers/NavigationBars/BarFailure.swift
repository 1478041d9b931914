import FailureReporting
import Foundation

/// A misuse of bars and their items by view code.
package struct BarFailure: Failure {
    package let description: String
}

@MainActor
extension BarFailure {
    static func actionDoesNotFit(_ item: UIBarButtonItem, _ target: Any) -> BarFailure {
        BarFailure(
            description: "\(item.summary) cannot call its action on \(type(of: target)):"
                + " the method takes another kind of sender, or an event where there is none.")
    }

    static func notFinite(_ item: UIBarButtonItem, _ width: CGFloat) -> BarFailure {
        BarFailure(
            description: "The width of \(item.summary) was set to \(width.shortText), which is not finite."
                + " The old value is kept.")
    }

    static func isInStack(_ item: UINavigationItem) -> BarFailure {
        BarFailure(description: "\(item.summary) is in the navigation bar already, and is not pushed again.")
    }
}
