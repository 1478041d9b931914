import FailureReporting

/// A misuse of bars and their items by view code.
struct BarFailure: DescribedFailure {
    let description: String
}

@MainActor
extension BarFailure {
    static func actionDoesNotFit(_ item: UIBarButtonItem, _ action: Selector, _ target: Any) -> Self {
        actionMisfit(item.summary, action, target, ", or an event where there is none")
    }

    static func notFinite(_ item: UIBarButtonItem, _ width: CGFloat) -> Self {
        wasSet("width", of: item.summary, to: width.shortText)
    }

    static func notFinite(_ item: UIBarButtonItem, _ property: String, _ offset: UIOffset) -> Self {
        wasSet(property, of: item.summary, to: offset.shortText)
    }

    static func isInStack(_ item: UINavigationItem) -> Self {
        Self("\(item.summary) is in the navigation bar already, and is not pushed again.")
    }
}
