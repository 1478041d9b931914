import HeadlessUIKit

/// The views that a predicate nearly holds for, and what each of them lacks.
@MainActor
struct NearMisses {
    @MainActor
    struct Miss {
        var place: ViewPlace
        /// How far off the view is: the sum of what all parts that it misses count.
        var distance: Int
        fileprivate var missed: [ViewPredicate]

        /// What the view lacks, in words; worked out for those that are told of.
        var shortfalls: [String] { missed.map { $0.shortfall(of: place) } }
    }

    /// How many misses a report names.
    private static let shownMisses = 3

    /// In the order in which a query asks: code of somebody else's last.
    private let conditions: [ViewPredicate]
    private(set) var lookedAt = 0
    private var misses: [Miss] = []

    init(of predicate: ViewPredicate) {
        conditions = predicate.plan
    }

    mutating func look(in root: UIView, includingRoot: Bool) {
        var pending = [ViewPlace(root)]
        while let place = pending.popLast() {
            if includingRoot || place.view !== root {
                lookedAt += 1
                note(place)
            }
            for subview in place.view.subviews.reversed() { pending.append(place.inside(subview)) }
        }
    }

    /// The nearest first; of those equally near, in the order of the tree.
    var nearest: [Miss] {
        misses.enumerated()
            .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
            .prefix(Self.shownMisses)
            .map(\.element)
    }

    private mutating func note(_ place: ViewPlace) {
        var missed: [ViewPredicate] = []
        var isKin = false
        for condition in conditions {
            // Somebody else's code is asked about views that meet all else, here as in the query.
            if condition.hasCustomPart, !missed.isEmpty { continue }
            if condition.holds(for: place) {
                isKin = isKin || condition.tellsWhich
            } else {
                missed.append(condition)
            }
        }
        let lacks = missed.map { $0.lack(of: place.view) }
        // A view is near if it is of the kind that is wanted, or nearly has the text that is.
        guard isKin && !missed.isEmpty || lacks.contains(where: \.isSmallInText) else { return }
        let distance = lacks.reduce(0) { $0 + $1.distance }
        misses.append(Miss(place: place, distance: distance, missed: missed))
    }
}

/// What a view lacks of a condition.
private enum Lack {
    /// It is not shown, or not where it should be, which may be due to change.
    case state
    /// Its text is a few edits off: one of the two may be mistyped.
    case someEdits(Int)
    /// It is of another kind.
    case kind
    /// Its text is quite another, or it has none, so that it is another view.
    case anotherText(edits: Int)

    /// How many edits apart two texts may be, beside half the length, and still be taken for one another.
    private static let similarity = 3

    static func text(nearest texts: [String?], to wanted: String) -> Lack {
        let edits = texts.compactMap { $0?.edits(to: wanted) }.min() ?? .max
        return edits <= min(similarity, wanted.count / 2) ? .someEdits(edits) : .anotherText(edits: edits)
    }

    /// How far off it puts the view.
    var distance: Int {
        switch self {
        case .state: 10
        case .someEdits(let edits): 11 + edits
        case .kind: 20
        case .anotherText(let edits): 100 + min(edits, 100)
        }
    }

    var isSmallInText: Bool {
        if case .someEdits = self { true } else { false }
    }
}

extension ViewPredicate {
    /// Why the condition does not hold for the view, in words.
    @MainActor
    fileprivate func shortfall(of place: ViewPlace) -> String {
        let view = place.view
        switch form {
        case .text(let text):
            return "text is \(view.contentText.comparison(with: text))"
        case .label(let label):
            return "label is \(view.labels.first.comparison(with: label))"
        case .identifier(let identifier):
            return "identifier is \(view.accessibilityIdentifier.comparison(with: identifier))"
        case .visible(true): return view.reasonNotVisible.map { "it \($0)" } ?? "it is not visible"
        case .onScreen(true): return "it is off screen, at \(place.rectInRoot.shortText)"
        case .onScreenAndVisible(true): return view.reasonNotShown
        case .not(let part): return "it meets \(part)"
        default: return "it does not meet \(self)"
        }
    }

    /// What a view for which the condition does not hold lacks.
    @MainActor
    fileprivate func lack(of view: UIView) -> Lack {
        switch form {
        case .text(let text): return .text(nearest: [view.contentText], to: text)
        case .label(let label): return .text(nearest: view.labels, to: label)
        case .identifier(let name): return .text(nearest: [view.accessibilityIdentifier], to: name)
        default: return tellsWhich ? .kind : .state
        }
    }

    /// Whether the condition tells which view is wanted, rather than the state that it is in.
    fileprivate var tellsWhich: Bool {
        switch form {
        case .text, .label, .identifier, .ofClass, .custom: true
        case .all(let parts), .any(let parts): parts.contains(where: \.tellsWhich)
        case .visible, .onScreen, .onScreenAndVisible, .not: false
        }
    }
}

extension UIView {
    /// Why the view itself cannot be seen, as in `it is hidden`.
    package var reasonNotVisible: String? {
        if isHidden { return "is hidden" }
        if alpha <= 0 { return "has alpha 0" }
        if !isVisibleItself { return "is clipped to nothing, with a size of \(bounds.size.shortText)" }
        return nil
    }

    /// The first view from here upwards that is not visible or not on screen, and why.
    fileprivate var reasonNotShown: String {
        for place in ViewPlace.path(to: self).reversed() {
            let view = place.view
            let subject = view === self ? "it" : "its superview \(view.summary)"
            if let reason = view.reasonNotVisible { return "\(subject) \(reason)" }
            if !place.isOnScreen { return "\(subject) is off screen, at \(place.rectInRoot.shortText)" }
        }
        return "it is not shown"
    }
}
