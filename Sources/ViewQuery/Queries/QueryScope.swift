import HeadlessUIKit

/// Where a query looks.
@MainActor
struct QueryScope: @MainActor CustomStringConvertible {
    private indirect enum Place {
        case keyWindow
        case allWindows
        case views([UIView])
        case query(ViewQuery)
    }

    private var place = Place.keyWindow
    /// Whether the views that the search begins at can be found themselves.
    let includesRoots: Bool

    init(includesRoots: Bool) {
        self.includesRoots = includesRoots
    }

    func inside(_ views: [UIView]) -> QueryScope {
        var scope = self
        scope.place = .views(views)
        return scope
    }

    func inside(_ query: ViewQuery) -> QueryScope {
        var scope = self
        scope.place = .query(query)
        return scope
    }

    var inAllWindows: QueryScope {
        var scope = self
        scope.place = .allWindows
        return scope
    }

    /// The views to begin at, with pending layout done; none of them is in another.
    var roots: [UIView] {
        switch place {
        case .keyWindow:
            let application = UIApplication.shared
            application.commit()
            return application.attendedWindows
        case .allWindows:
            let application = UIApplication.shared
            application.commit()
            return application.shownWindows.reversed()
        case .views(let views): return Self.laidOut(views)
        case .query(let query): return Self.laidOut(query.views)
        }
    }

    private static func laidOut(_ views: [UIView]) -> [UIView] {
        // Views in others are laid out with these; and layout may change which are in which.
        for view in withoutNested(views) { view.layOutForQuery() }
        return withoutNested(views)
    }

    /// The views without those that are in another of them, or there twice: they would be found twice.
    private static func withoutNested(_ views: [UIView]) -> [UIView] {
        guard views.count > 1 else { return views }
        let given = Set(views.map { ObjectIdentifier($0) })
        var seen: Set<ObjectIdentifier> = []
        return views.filter { view in
            guard seen.insert(ObjectIdentifier(view)).inserted else { return false }
            var ancestor = view.superview
            while let current = ancestor {
                if given.contains(ObjectIdentifier(current)) { return false }
                ancestor = current.superview
            }
            return true
        }
    }

    var description: String {
        switch place {
        case .keyWindow: ""
        case .allWindows: ".inAllWindows()"
        case .views(let views) where views.count == 1: ".inside(\(views[0].summary))"
        case .views(let views):
            ".insideOneOf([\(views.prefix(Self.namedViews).map(\.summary).joined(separator: ", "))"
                + (views.count > Self.namedViews ? ", and \(views.count - Self.namedViews) more])" : "])")
        case .query(let query): ".inside(\(query))"
        }
    }

    /// What the failure of a search calls the place.
    var name: String {
        switch place {
        case .keyWindow: UIApplication.shared.attendedWindowsName
        case .allWindows: "all windows: \(Self.names(UIApplication.shared.shownWindows.reversed()))"
        case .views(let views): Self.names(views)
        case .query(let query): Self.names(query.views)
        }
    }

    /// How many of the views that a query looks inside of are named.
    private static let namedViews = 3

    private static func names(_ views: [UIView]) -> String {
        let names = views.prefix(namedViews).map(\.description).joined(separator: ", ")
        return views.count > namedViews ? "\(names) and \(views.count - namedViews) more" : names
    }

    /// The query whose views are looked inside of, if it is one.
    var query: ViewQuery? {
        if case .query(let query) = place { query } else { nil }
    }

    /// Why there is nothing to look at, as a clause, and what to do about it.
    var reasonForNoRoots: String {
        switch place {
        case .keyWindow:
            "there is no key window. Show one first, such as UIWindow.createWindowForTesting()."
        case .allWindows:
            "no window is shown. Show one first, such as UIWindow.createWindowForTesting()."
        case .views: "it looks inside of no view at all."
        case .query(let query): "\(query), inside of which it looks, finds none."
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

extension UIApplication {
    /// What failures call the windows that queries look into which name no place.
    final var attendedWindowsName: String {
        let own = keyWindow.map { "the key window, \($0)" } ?? "no key window"
        return systemScreen.isEmpty ? own : "what the system shows, and \(own)"
    }
}
