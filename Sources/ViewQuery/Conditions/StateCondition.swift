import HeadlessUIKit
@_spi(Wings) import HeadlessUIKitCore

/// Whether a view is, or is not, in a state.
final class StateCondition: ViewCondition {
    enum State: String {
        case enabled, selected, highlighted, focused, hittable
        case withAccessibility, withVisibility, onScreen, onScreenAndVisible
    }

    let state: State
    /// Whether the state is required, or its opposite.
    let isWanted: Bool

    init(state: State, isWanted: Bool) {
        self.state = state
        self.isWanted = isWanted
    }

    var cost: Int {
        switch state {
        case .withVisibility: 2
        case .enabled, .selected, .highlighted: 3
        case .withAccessibility, .focused: 4
        case .onScreen, .onScreenAndVisible: 6
        case .hittable: 500
        }
    }

    var needs: ConditionNeeds {
        switch state {
        case .onScreen, .onScreenAndVisible: .place
        case .hittable: .unannounced
        default: []
        }
    }

    var placement: StateCondition? {
        state == .onScreen || state == .onScreenAndVisible ? self : nil
    }

    var isInherited: Bool { state == .onScreenAndVisible && isWanted }

    var tellsWhich: Bool { state == .withAccessibility }

    func holds(for view: UIView, in search: ViewSearch) -> Bool {
        isMet(by: view, in: search) == isWanted
    }

    @MainActor
    private func isMet(by view: UIView, in search: ViewSearch) -> Bool {
        switch state {
        case .enabled: !view.contentState.contains(.disabled)
        case .selected: view.contentState.contains(.selected)
        case .highlighted: view.contentState.contains(.highlighted)
        case .focused: view.isFirstResponder
        case .hittable: view.reasonNotHittable == nil
        case .withAccessibility: view.isAccessibilityElement
        case .withVisibility: view.isVisibleItself
        case .onScreen: search.place(of: view).isOnScreen
        case .onScreenAndVisible: search.place(of: view).isShown
        }
    }

    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        switch (state, isWanted) {
        case (.hittable, true): return view.reasonNotHittable ?? "it is hittable"
        case (.withVisibility, true): return view.reasonNotVisible.map { "it \($0)" } ?? "it is not visible"
        case (.onScreen, true):
            return "it is off screen, at \(search.place(of: view).rectInRoot.shortText)"
        case (.onScreenAndVisible, true): return view.reasonNotShown
        case (.enabled, true): return "it is disabled"
        case (.hittable, false): return "it is hittable"
        case (_, true): return "it is not \(word)"
        case (_, false): return "it is \(word)"
        }
    }

    private var word: String {
        switch state {
        case .enabled, .selected, .highlighted, .focused, .hittable: state.rawValue
        case .withAccessibility: "an accessibility element"
        case .withVisibility: "visible"
        case .onScreen: "on screen"
        case .onScreenAndVisible: "on screen and visible"
        }
    }

    var description: String { "\(state.rawValue)(\(isWanted))" }
}

extension UIView {
    /// Whether the view itself is visible: not hidden, not transparent, and with a pixel to draw.
    var isVisibleItself: Bool {
        guard !isHidden, alpha > 0 else { return false }
        let size = bounds.size
        return !clipsToBounds || (size.width > 0 && size.height > 0)
    }

    /// Why the view itself is not visible, as in `is hidden`.
    package var reasonNotVisible: String? {
        if isHidden { return "is hidden" }
        if alpha <= 0 { return "has alpha 0" }
        if !isVisibleItself { return "is clipped to nothing, with a size of \(bounds.size.shortText)" }
        return nil
    }

    /// The first view from this one upwards that is not visible or not on screen, and why.
    fileprivate var reasonNotShown: String {
        for place in ViewPlace.path(to: self).reversed() {
            let view = place.view
            let subject = view === self ? "it" : name(ofAncestor: view)
            if let reason = view.reasonNotVisible { return "\(subject) \(reason)" }
            if !place.isOnScreen { return "\(subject) is off screen, at \(place.rectInRoot.shortText)" }
        }
        return "it is not shown"
    }
}
