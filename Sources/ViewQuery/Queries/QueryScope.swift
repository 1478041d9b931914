import HeadlessUIKit

/// Where a query looks.
@MainActor
struct QueryScope: @MainActor CustomStringConvertible {
    enum Place {
        case keyWindow
        case allWindows
        case view(UIView)
        case views([UIView])
        /// Inside a query that was nested too deep.
        case nowhere
        // Each place is one reference: queries are copied more often than they are made.
        indirect case query(ViewQuery)
        indirect case source(ViewSource)
    }

    var place = Place.keyWindow
    /// How many queries there are in it, one in the other.
    private(set) var depth = 0
    /// Whether the roots of the search can be found themselves.
    let includesRoots: Bool

    init(includesRoots: Bool) {
        self.includesRoots = includesRoots
    }

    mutating func look(inside query: ViewQuery) {
        let isAllowed = PredicateDepth.allows(query.depth, of: "query")
        depth = isAllowed ? query.depth + 1 : PredicateDepth.exceeded
        place = isAllowed ? .query(query) : .nowhere
    }

    /// Does pending layout, and returns the roots of the search; none of them is inside another.
    func laidOutRoots() -> SearchRoots {
        switch place {
        case .keyWindow:
            let application = UIApplication.shared
            application.commit()
            return application.attendedRoots
        case .allWindows:
            let application = UIApplication.shared
            application.commit()
            return SearchRoots(application.shownWindows.reversed())
        case .view(let view):
            view.layOutForQuery()
            return .one(view)
        case .views(let views): return Self.laidOut(SearchRoots(views))
        case .nowhere: return SearchRoots([])
        case .query(let query): return Self.laidOut(query)
        case .source(let source): return Self.laidOut(SearchRoots(source.views()))
        }
    }

    private static func laidOut(_ roots: SearchRoots) -> SearchRoots {
        switch roots {
        case .one(let view):
            view.layOutForQuery()
            return roots
        case .several(let views):
            // Nested views are laid out with the outer ones; and layout may change the nesting.
            for view in withoutNested(views) { view.layOutForQuery() }
            return SearchRoots(withoutNested(views))
        }
    }

    /// The views that a query finds.
    private static func laidOut(_ query: ViewQuery) -> SearchRoots {
        // What it finds stays alive, whatever layout does.
        ViewTree.beginLooking()
        defer { ViewTree.endLooking() }
        let found = query.found()
        if case .several(let views) = found, let roots = laidOut(inOneTree: views) { return roots }
        return laidOut(SearchRoots(found.views))
    }

    /// From how many views on it pays off to look them up in the order of their tree.
    private static let manyViews = 32

    /// Many views in the order of one tree, if that is known; `nil` for others.
    private static func laidOut(inOneTree views: [ViewReference]) -> SearchRoots? {
        guard views.count >= manyViews else { return nil }
        let structure = ViewTree.structure
        let first = views[0].takeUnretainedValue()
        first.layOutForQuery()
        guard structure == ViewTree.structure,
            let rows = TreeCache.existing(inTreeOf: first)?.knownOrder()?.rows,
            let outer = rows.outermost(ofSorted: views)
        else { return nil }
        return SearchRoots(outer)
    }

    /// The views without duplicates and those inside another of them, which would be found twice.
    private static func withoutNested(_ views: [UIView]) -> [UIView] {
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
        case .view(let view): ".inside(\(view.summary))"
        case .views(let views):
            ".insideOneOf([\(views.prefix(Self.namedViews).map(\.summary).joined(separator: ", "))"
                + (views.count > Self.namedViews ? ", and \(views.count - Self.namedViews) more])" : "])")
        case .nowhere: ".inside(…)"
        case .query(let query): ".inside(\(query))"
        case .source(let source): ".inside(\(source.code))"
        }
    }

    /// The name that failures give the scope.
    var name: String {
        switch place {
        case .keyWindow: UIApplication.shared.attendedWindowsName
        case .allWindows: "all windows: \(Self.names(UIApplication.shared.shownWindows.reversed()))"
        case .view(let view): Self.names([view])
        case .views(let views): Self.names(views)
        case .nowhere: Self.names([])
        case .query(let query): Self.names(query.views)
        case .source(let source): Self.names(source.views())
        }
    }

    /// How many of the views that a query looks inside are named.
    private static let namedViews = 3

    private static func names(_ views: [UIView]) -> String {
        let names = views.prefix(namedViews).map(\.description).joined(separator: ", ")
        return views.count > namedViews ? "\(names) and \(views.count - namedViews) more" : names
    }

    /// Whether it looks everywhere in the key window, or in all windows.
    var isWholeScreen: Bool {
        switch place {
        case .keyWindow, .allWindows: true
        case .view, .views, .nowhere, .query, .source: false
        }
    }

    /// Whether the scope is none, or a query for which `condition` holds: a view has no literal.
    func names(noView condition: (ViewQuery) -> Bool) -> Bool {
        switch place {
        case .keyWindow, .allWindows: true
        case .view, .views, .nowhere: false
        case .query(let query): condition(query)
        case .source: true
        }
    }

    /// Whether it looks inside views that do not exist, which has been recorded.
    var isAbsent: Bool {
        switch place {
        case .view(let view): view is AbsentView
        case .views(let views): !views.isEmpty && views.allSatisfy { $0 is AbsentView }
        case .nowhere: true
        case .keyWindow, .allWindows, .query, .source: false
        }
    }

    /// The query whose views the search looks inside, if it is one.
    var query: ViewQuery? {
        if case .query(let query) = place { query } else { nil }
    }

    /// Why there are no roots, as a clause, and what to do about it.
    var reasonForNoRoots: String {
        switch place {
        case .keyWindow:
            "there is no key window. Show one first, such as UIWindow.createWindowForTesting(showing: controller)."
        case .allWindows:
            "no window is shown. Show one first, such as UIWindow.createWindowForTesting(showing: controller)."
        case .view, .views, .nowhere: "it looks inside an empty list of views."
        case .query(let query): "it looks inside \(query), which finds no view."
        case .source(let source): "it looks inside \(source.code), which does not exist."
        }
    }
}

extension UIView {
    /// Performs pending layout in the view's tree, as the end of a turn does.
    final func layOutForQuery() {
        if isSettledRootOutsideWindows { return }
        if let window, !window.isHidden {
            window.application?.commit()
        } else {
            root.layoutIfNeeded()
        }
    }
}

extension UIApplication {
    /// The windows that queries search by default.
    final var attendedRoots: SearchRoots {
        if systemScreen.isEmpty, let keyWindow { .one(keyWindow) } else { SearchRoots(attendedWindows) }
    }

    /// The name that failures give the windows that queries look into by default.
    final var attendedWindowsName: String {
        let own = keyWindow.map { "the key window, \($0)" } ?? "no key window"
        return systemScreen.isEmpty ? own : "the system's windows and \(own)"
    }
}
