import HeadlessUIKit

/// Where a query looks.
@MainActor
struct QueryScope: @MainActor CustomStringConvertible {
    private enum Place {
        case keyWindow
        case views([UIView])
    }

    private var place = Place.keyWindow
    /// Whether the views that the search begins at can be found themselves.
    let includesRoots: Bool

    init(includesRoots: Bool) {
        self.includesRoots = includesRoots
    }

    func inside(_ view: UIView) -> QueryScope {
        var scope = self
        scope.place = .views([view])
        return scope
    }

    /// The views to begin at, with pending layout done.
    var roots: [UIView] {
        let application = UIApplication.shared
        switch place {
        case .keyWindow:
            application.commit()
            return application.keyWindow.map { [$0] } ?? []
        case .views(let views):
            for view in views { view.layOutForQuery() }
            return views
        }
    }

    var description: String {
        switch place {
        case .keyWindow: ""
        case .views(let views): views.map { ".inside(\($0.summary))" }.joined()
        }
    }

    /// What the failure of a search calls the place.
    var name: String {
        switch place {
        case .keyWindow: UIApplication.shared.keyWindow.map { "the key window, \($0)" } ?? "no key window"
        case .views(let views): views.map(\.description).joined(separator: ", ")
        }
    }
}

extension UIView {
    /// Does pending layout in the tree that the view is in, as the end of a turn would.
    final func layOutForQuery() {
        if let window, !window.isHidden {
            window.application?.commit()
        } else {
            root.layoutIfNeeded()
        }
    }
}
