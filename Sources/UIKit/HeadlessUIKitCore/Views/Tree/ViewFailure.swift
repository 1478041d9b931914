import FailureReporting

/// A misuse of views by view code.
struct ViewFailure: DescribedFailure {
    let description: String
}

// The views' summaries are made with the failure, so that it holds no view.
@MainActor
extension ViewFailure {
    static func addedToItself(_ view: UIView) -> ViewFailure {
        ViewFailure("\(view.summary) cannot be added as a subview of itself.")
    }

    static func addedToDescendant(_ view: UIView, _ descendant: UIView) -> ViewFailure {
        ViewFailure(
            "\(view.summary) cannot be added to \(descendant.summary), which is inside it:"
                + " the view hierarchy would be a loop.")
    }

    static func windowAsSubview(_ window: UIView, of view: UIView) -> ViewFailure {
        ViewFailure("\(window.summary) is a window and cannot be a subview of \(view.summary).")
    }

    static func addedBesideContent(_ view: UIView, to effectView: UIView) -> ViewFailure {
        ViewFailure(
            "\(view.summary) cannot be added to \(effectView.summary) itself. Try: contentView.addSubview(_:)"
        )
    }

    static func exchangeOutOfRange(_ view: UIView, _ index1: Int, _ index2: Int) -> ViewFailure {
        ViewFailure(
            "Subviews \(index1) and \(index2) of \(view.summary) cannot be exchanged:"
                + " it has \(view.subviews.count).")
    }

    static func notFinite(_ view: UIView, _ property: String, _ value: String) -> ViewFailure {
        wasSet(property, of: view.summary, to: value)
    }

    static func cannot(_ movement: String, _ view: UIView, to rect: String) -> ViewFailure {
        ViewFailure(
            "\(view.summary) cannot \(movement) to \(rect), which is not finite. The old value is kept.")
    }

    static func scrollingNeverSettles(_ view: UIView) -> ViewFailure {
        neverSettles("\(view.summary) scrolls again in every scrollViewDidScroll(_:)", "its delegate is not")
    }

    static func notAZoomLimit(_ view: UIView, _ property: String, _ value: String) -> ViewFailure {
        ViewFailure(
            "The \(property) of \(view.summary) must be finite and above 0, not \(value)."
                + " The old value is kept.")
    }

    static func zoomingNeverSettles(_ view: UIView) -> ViewFailure {
        neverSettles("\(view.summary) zooms again in every scrollViewDidZoom(_:)", "its delegate is not")
    }

    static func insetsNeverSettle(_ view: UIView) -> ViewFailure {
        neverSettles(
            "\(view.summary) changes its adjustedContentInset again in every adjustedContentInsetDidChange()",
            "it is not")
    }

    static func safeAreaNeverSettles(_ view: UIView) -> ViewFailure {
        neverSettles(
            "The safe area of \(view.summary) changes again in every callback about its change", "none is")
    }

    private static func neverSettles(_ change: String, _ stopped: String) -> ViewFailure {
        ViewFailure("\(change). After 100 nested calls, \(stopped) called.")
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
        let (owner, culprits) =
            view.controller.map {
                let name = "\(type(of: $0))"
                return (" of \(name)", "its layoutSubviews, a subview's, or viewDidLayoutSubviews of \(name)")
            } ?? ("", "its layoutSubviews, or a subview's,")
        return ViewFailure(
            "Layout does not settle: after 100 passes \(view.summary)\(owner) still needs layout."
                + " Does \(culprits) call setNeedsLayout() or change a size each time?")
    }

    static func inheritedTraitsNeverSettle(_ view: UIView) -> ViewFailure {
        neverSettles(
            "The traits or the tint of \(view.summary) change again in every callback about their change",
            "none is")
    }

    static var commitsNeverEnd: ViewFailure {
        ViewFailure("Layout never ends: after 100 rounds, callbacks still schedule more work.")
    }
}
