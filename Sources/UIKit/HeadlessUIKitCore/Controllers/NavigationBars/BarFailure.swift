import FailureReporting
import Foundation

/// A misuse of bars and their items by view code.
package struct BarFailure: DescribedFailure {
    package let description: String

    package init(description: String) { self.description = description }
}

@MainActor
extension BarFailure {
    static func actionDoesNotFit(
        _ item: UIBarButtonItem, _ action: Selector, _ target: Any
    ) -> BarFailure {
        actionMisfit(item.summary, action, target, ", or an event where there is none")
    }

    static func notFinite(_ item: UIBarButtonItem, _ width: CGFloat) -> BarFailure {
        wasSet("width", of: item.summary, to: width.shortText)
    }

    static func notFinite(_ item: UIBarButtonItem, _ property: String, _ offset: UIOffset) -> BarFailure {
        wasSet(property, of: item.summary, to: offset.shortText)
    }

    static func isInStack(_ item: UINavigationItem) -> BarFailure {
        BarFailure("\(item.summary) is in the navigation bar already, and is not pushed again.")
    }
}
