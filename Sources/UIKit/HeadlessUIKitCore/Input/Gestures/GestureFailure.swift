import FailureReporting

/// A misuse of gesture recognizers by view code.
package struct GestureFailure: DescribedFailure {
    package let description: String

    package init(description: String) { self.description = description }
}

@MainActor
extension GestureFailure {
    static func requirementsInCircle(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer)
        -> GestureFailure
    {
        if one === other {
            return GestureFailure("\(one.summary) cannot wait for itself to fail.")
        }
        return circle(one, "cannot", other)
    }

    static func waitInCircle(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> GestureFailure {
        circle(one, "is to", other, " It does not wait.")
    }

    private static func circle(
        _ one: UIGestureRecognizer, _ verb: String, _ other: UIGestureRecognizer, _ outcome: String = ""
    ) -> GestureFailure {
        GestureFailure(
            "\(one.summary) \(verb) wait for \(other.summary) to fail, which waits for it in turn.\(outcome)")
    }

    static func noSuchTouch(_ recognizer: UIGestureRecognizer, _ index: Int) -> GestureFailure {
        GestureFailure(
            "\(recognizer.summary) has no touch \(index): it has \(recognizer.numberOfTouches).")
    }

    static func noButtonRequired(_ recognizer: UIGestureRecognizer) -> GestureFailure {
        GestureFailure(
            "The buttonMaskRequired of \(recognizer.summary) must not be empty. The old value is kept.")
    }

    static func actionDoesNotFit(
        _ recognizer: UIGestureRecognizer, _ action: Selector, _ target: Any
    ) -> GestureFailure {
        actionMisfit(recognizer.summary, action, target)
    }

    static func neverSettles(_ recognizer: UIGestureRecognizer) -> GestureFailure {
        GestureFailure(
            "\(recognizer.summary) changes its state again in every action."
                + " After 1,000 changes, the state is left as it is.")
    }
}
