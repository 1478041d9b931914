import HeadlessUIKit

/// Why a view is in no window, and what to do about it.
@MainActor
struct MissingWindow {
    private let view: UIView
    private let whereabouts: Whereabouts

    init(of view: UIView) {
        self.view = view
        whereabouts = Whereabouts(of: view)
    }

    var reason: String {
        if let clause = whereabouts.clause { return clause }
        let when = DepartureLog.moment(of: view).map { " \($0.text)" } ?? ""
        switch view.lineage.lazy.compactMap(\.cellDeparture).first {
        case .reload:
            return "it was removed from the window\(when): its cell was recycled by reloadData()"
        case .rowGone:
            return "it was removed from the window\(when): its row went off screen or was deleted, and"
                + " its cell was recycled"
        case nil:
            return view.hasLeftWindow ? "it was removed from its window\(when)" : "it is not in a window"
        }
    }

    /// What to do: show it, ask for it again, or show its controller if that was never in a window; `nil` for a view that
    /// has left, with no other like it on the screen.
    var advice: String? {
        if let cure = whereabouts.cure { return "Show it first: \(cure)." }
        if let code = view.codeFindingItsLike { return "Ask for it again: \(code)." }
        if whereabouts.clause != nil || view.hasLeftWindow { return nil }
        return
            "Show its controller in a window, such as UIWindow.createWindowForTesting(showing: controller)."
    }
}

extension UIView {
    /// A query that finds a view of the same class and with the same identifier, text or label in the key window now.
    fileprivate final var codeFindingItsLike: String? {
        guard hasLeftWindow || window == nil else { return nil }
        let query = queriesByName.first { query in
            guard let found = query.first else { return false }
            return found !== self && type(of: found) == type(of: self)
        }
        return query?.description
    }
}
