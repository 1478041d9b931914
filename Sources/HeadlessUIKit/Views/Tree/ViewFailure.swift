import FailureReporting

/// What can be wrong with what view code asks of views.
package struct ViewFailure: Failure {
    package let description: String

    private init(_ description: String) {
        self.description = description
    }
}

// The views are told apart by their summaries when the failure is made, so that it holds on to none of them.
@MainActor
extension ViewFailure {
    static func addedToItself(_ view: UIView) -> ViewFailure {
        ViewFailure("\(view.summary) cannot be added as a subview of itself.")
    }

    static func addedToDescendant(_ view: UIView, _ descendant: UIView) -> ViewFailure {
        ViewFailure(
            "\(view.summary) cannot be added to \(descendant.summary), which is inside it:"
                + " the tree would be a loop.")
    }

    static func windowAsSubview(_ window: UIView, of view: UIView) -> ViewFailure {
        ViewFailure("\(window.summary) is a window and cannot be a subview of \(view.summary).")
    }

    static func exchangeOutOfRange(_ view: UIView, _ index1: Int, _ index2: Int) -> ViewFailure {
        ViewFailure(
            "Subviews \(index1) and \(index2) of \(view.summary) cannot be exchanged:"
                + " it has \(view.subviews.count).")
    }

    static func notFinite(_ view: UIView, _ property: String, _ value: String) -> ViewFailure {
        ViewFailure(
            "The \(property) of \(view.summary) was set to \(value), which is not finite. The old value is kept."
        )
    }

    static func cannotScroll(_ view: UIView, to rect: String) -> ViewFailure {
        ViewFailure("\(view.summary) cannot scroll to \(rect), which is not finite. The old value is kept.")
    }

    static func scrollingNeverSettles(_ view: UIView) -> ViewFailure {
        ViewFailure(
            "Whenever \(view.summary) tells that it scrolled, it is scrolled again."
                + " After 100 times it tells no more.")
    }

    static func cannotZoom(_ view: UIView, to rect: String) -> ViewFailure {
        ViewFailure("\(view.summary) cannot zoom to \(rect), which is not finite. The old value is kept.")
    }

    static func notAZoomLimit(_ view: UIView, _ property: String, _ value: String) -> ViewFailure {
        ViewFailure("The \(property) of \(view.summary) must be finite and above 0, not \(value). It stays.")
    }

    static func zoomingNeverSettles(_ view: UIView) -> ViewFailure {
        ViewFailure(
            "Whenever \(view.summary) tells that it zoomed, it is zoomed again."
                + " After 100 times it tells no more.")
    }

    static func insetsNeverSettle(_ view: UIView) -> ViewFailure {
        ViewFailure(
            "Whenever \(view.summary) tells that its adjustedContentInset changed, it is changed again."
                + " After 100 times it tells no more.")
    }

    static func safeAreaNeverSettles(_ view: UIView) -> ViewFailure {
        ViewFailure(
            "Whenever \(view.summary) is told that its safe area changed, it is changed again."
                + " After 100 times it is told no more.")
    }

    static func hitTestTooDeep(_ view: UIView, levels: Int) -> ViewFailure {
        ViewFailure(
            "More than \(levels) overridden hit tests are nested in each other, the last of \(view.summary).")
    }

    static func chainTooLong(_ name: String, levels: Int) -> ViewFailure {
        ViewFailure(
            "More than \(levels) responders of your own classes are on one responder chain, the last \(name):"
                + " it was not passed further up.")
    }

    static func layoutNeverSettles(_ view: UIView) -> ViewFailure {
        ViewFailure(
            "Layout does not settle: after 100 passes \(view.summary) still asks for more."
                + " Does its layoutSubviews, or a view's inside it, change what it is laid out by?")
    }

    static func inheritedTraitsNeverSettle(_ view: UIView) -> ViewFailure {
        ViewFailure(
            "Whenever the traits or the tint of \(view.summary) change, somebody who is told changes them again."
                + " After 100 times nobody is told any more.")
    }

    static var commitsNeverEnd: ViewFailure {
        ViewFailure("Something asks for layout, and for more as soon as it is done, without end.")
    }
}
