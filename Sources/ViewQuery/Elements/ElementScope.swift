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

    /// The roots of the trees to look at, with pending layout done: those that assistive technology looks into.
    ///
    /// What is in a view depends on all that is around it, so its whole tree is looked at. One that is in no
    /// window is taken for one that is.
    var roots: [UIView] {
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

    /// The roots as they are, whether or not assistive technology looks into them.
    var allRoots: [UIView] {
        switch place {
        case .keyWindow: UIApplication.shared.attendedWindows
        case .allWindows: UIApplication.shared.shownWindows.reversed()
        case .view(let view): [view]
        }
    }

    /// The scope as the code that makes it.
    var description: String {
        switch place {
        case .keyWindow: ""
        case .allWindows: ".inAllWindows()"
        case .view(let view): ".inside(\(view.summary))"
        }
    }

    /// What a failure calls the place.
    var name: String {
        switch place {
        case .keyWindow: UIApplication.shared.attendedWindowsName
        case .allWindows: "all windows"
        case .view(let view): view.description
        }
    }
}
