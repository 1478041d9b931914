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
            return application.perceivedWindows.filter { application.isAttended($0) }
        case .allWindows:
            application.commit()
            return application.perceivedWindows
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

extension UIApplication {
    /// The windows that assistive technology sees, the frontmost first: the system's, the keyboard's, then others.
    package final var perceivedWindows: [UIWindow] {
        let keyboard = keyboard.window.map { [$0] } ?? []
        return systemScreen.windows.reversed() + keyboard + perceivableWindows.reversed()
    }

    /// Whether queries look into a window by default: it is the key window, or the system's.
    package final func isAttended(_ window: UIWindow) -> Bool {
        window === keyWindow || systemScreen.windows.contains { $0 === window }
    }
}
