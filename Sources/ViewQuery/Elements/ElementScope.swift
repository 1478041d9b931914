import HeadlessUIKit

/// Where an element query looks.
@MainActor
struct ElementScope {
    enum Place {
        case keyWindow
        case allWindows
        case view(UIView)
    }

    var place = Place.keyWindow

    /// The view that elements must be in, if any.
    var view: UIView? {
        if case .view(let view) = place { view } else { nil }
    }

    /// Does pending layout, and returns the roots of the trees to search: those that assistive technology sees.
    ///
    /// What it sees inside a view depends on all views around it, so the view's whole tree is searched. A view in no
    /// window is treated like one in a window.
    func laidOutRoots() -> [UIView] {
        let application = UIApplication.shared
        switch place {
        case .keyWindow:
            application.commit()
            return application.systemScreen.windows.reversed()
                + application.perceivableWindows.filter { $0 === application.keyWindow }
        case .allWindows:
            application.commit()
            let keyboard: [UIView] = application.keyboard.window.map { [$0] } ?? []
            return application.systemScreen.windows.reversed() + keyboard
                + application.perceivableWindows.reversed()
        case .view(let view):
            view.layOutForQuery()
            let root = view.root
            guard let window = root as? UIWindow, !window.isSystemWindow else { return [root] }
            return window.application?.perceivableWindows.filter { $0 === window } ?? []
        }
    }

    /// All roots, whether or not assistive technology sees them.
    var allRoots: [UIView] {
        switch place {
        case .keyWindow: UIApplication.shared.attendedWindows
        case .allWindows: UIApplication.shared.shownWindows.reversed()
        case .view(let view): [view]
        }
    }

    /// The scope as source code.
    var description: String {
        switch place {
        case .keyWindow: ""
        case .allWindows: ".inAllWindows()"
        case .view(let view): ".inside(\(view.summary))"
        }
    }

    /// The name that failures give the scope.
    var name: String {
        switch place {
        case .keyWindow: UIApplication.shared.attendedWindowsName
        case .allWindows: "all windows"
        case .view(let view): view.description
        }
    }
}
