import HeadlessUIKit

extension ViewPredicate {
    /// Whether the condition holds for a view in its place in the tree.
    ///
    /// - Complexity: O(1) for each part of the condition but custom ones.
    @MainActor
    func holds(for place: ViewPlace) -> Bool {
        holds(for: place.view, at: place)
    }

    /// Whether the condition holds for a view; its place may be left out of one that does not need geometry.
    @MainActor
    func holds(for view: UIView, at place: ViewPlace?) -> Bool {
        switch form {
        case .all(let parts): return parts.allHold(for: view, at: place)
        case .any(let parts):
            for part in parts where part.holds(for: view, at: place) { return true }
            return false
        case .not(let part): return !part.holds(for: view, at: place)
        case .ofClass(let type, exactly: true): return Swift.type(of: view) == type
        case .ofClass(let type, exactly: false): return view.isInstance(of: type)
        case .text(let text): return view.contentText == text
        case .label(let label): return view.isCalled(label)
        case .identifier(let identifier): return view.accessibilityIdentifier == identifier
        case .visible(let isWanted): return view.isVisibleItself == isWanted
        case .onScreen(let isWanted): return (place ?? ViewPlace(view)).isOnScreen == isWanted
        case .onScreenAndVisible(let isWanted): return (place ?? ViewPlace(view)).isShown == isWanted
        case .custom(let condition, _): return condition(view)
        }
    }

    /// Whether the condition fails for all that is in a view for which it fails.
    var isInherited: Bool {
        if case .onScreenAndVisible(true) = form { return true }
        return false
    }

    /// Whether the condition asks where a view is, or whether those around it are shown.
    var needsGeometry: Bool {
        switch form {
        case .all(let parts), .any(let parts): parts.contains(where: \.needsGeometry)
        case .not(let part): part.needsGeometry
        case .onScreen, .onScreenAndVisible: true
        case .ofClass, .text, .label, .identifier, .visible, .custom: false
        }
    }

    /// What the condition costs to ask, cheapest first, relative to a comparison of classes.
    fileprivate var cost: Int {
        switch form {
        case .ofClass(_, exactly: true): 1
        case .ofClass, .visible: 2
        case .identifier: 4
        case .onScreen, .onScreenAndVisible: 6
        case .text: 8
        case .label: 12
        case .not(let part): part.cost
        case .all(let parts), .any(let parts): parts.reduce(1) { $0 + $1.cost }
        // Somebody else's code may cost anything, and expects to be asked about views that fit otherwise.
        case .custom: 1000
        }
    }

    /// The conditions that must hold together, in the order in which to ask: what is cheap rules out first.
    var plan: [ViewPredicate] { conjuncts.cheapestFirst }

    /// The same condition with its parts, and theirs, in the order in which to ask.
    fileprivate var planned: ViewPredicate {
        switch form {
        case .all: ViewPredicate(.all(plan))
        case .any(let parts): ViewPredicate(.any(parts.cheapestFirst))
        case .not(let part): ViewPredicate(.not(part.planned))
        default: self
        }
    }

    /// Whether somebody else's code is asked, which may expect a view that meets the other conditions.
    var hasCustomPart: Bool {
        switch form {
        case .all(let parts), .any(let parts): parts.contains(where: \.hasCustomPart)
        case .not(let part): part.hasCustomPart
        case .custom: true
        default: false
        }
    }
}

extension [ViewPredicate] {
    /// Whether all of the conditions hold for a view. Plain loops here and there: a closure of the main actor's
    /// asks at each call whether it is there, which costs more than most conditions.
    @MainActor
    func allHold(for view: UIView, at place: ViewPlace?) -> Bool {
        for part in self where !part.holds(for: view, at: place) { return false }
        return true
    }

    fileprivate var cheapestFirst: [ViewPredicate] {
        enumerated()
            .sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
            .map(\.element.planned)
    }
}

extension UIView {
    /// Whether the view is of `type` or a subclass.
    ///
    /// The class is only known when the program runs, where `is` needs it in the source.
    fileprivate func isInstance(of type: UIView.Type) -> Bool {
        var current: AnyClass? = Swift.type(of: self)
        while let candidate = current {
            if candidate == type { return true }
            current = Swift._getSuperclass(candidate)
        }
        return false
    }

    /// All that a reader could call the view by: its label, its text and its placeholder.
    var labels: [String] {
        [accessibilityLabel, contentText, placeholderText].compactMap { $0 }
    }

    /// Whether a reader could call the view `name`.
    fileprivate func isCalled(_ name: String) -> Bool {
        accessibilityLabel == name || contentText == name || placeholderText == name
    }

    /// Whether the view itself could be seen: not hidden, not transparent, and with a pixel to draw.
    var isVisibleItself: Bool {
        guard !isHidden, alpha > 0 else { return false }
        let size = bounds.size
        return !clipsToBounds || (size.width > 0 && size.height > 0)
    }
}
