import HeadlessUIKit

/// The views that a predicate nearly holds for, and what each of them lacks.
@MainActor
struct NearMisses {
    @MainActor
    struct Miss {
        var place: ViewPlace
        /// How far off the view is: parts missed, and edits from a text that is wanted.
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
        var held = 0
        for condition in conditions {
            // Somebody else's code is asked about views that meet all else, here as in the query.
            if condition.hasCustomPart, !missed.isEmpty { continue }
            if condition.holds(for: place) { held += 1 } else { missed.append(condition) }
        }
        let edits = missed.compactMap { $0.edits(from: place.view) }
        // A view is near if it has something that is wanted, or all but has it.
        guard !missed.isEmpty, held > 0 || edits.contains(where: \.isFew) else { return }
        let distance = missed.count * 100 + min(edits.map(\.count).min() ?? 50, 99)
        misses.append(Miss(place: place, distance: distance, missed: missed))
    }
}

/// How far a view's text is from one that is wanted.
private struct Edits {
    /// How many edits apart two texts may be and still be taken for one another.
    private static let similarity = 3

    var count: Int
    var wanted: String

    /// Whether the texts are much alike; if as many characters differ as there are, they have none in common.
    var isFew: Bool { count <= Self.similarity && count < wanted.count }
}

extension ViewPredicate {
    /// Why the condition does not hold for the view, in words.
    @MainActor
    fileprivate func shortfall(of place: ViewPlace) -> String {
        let view = place.view
        switch form {
        case .text(let text):
            return "text is \(view.queryText.comparison(with: text))"
        case .label(let label):
            return "label is \(view.queryLabels.first.comparison(with: label))"
        case .identifier(let identifier):
            return "identifier is \(view.accessibilityIdentifier.comparison(with: identifier))"
        case .visible(true): return view.reasonNotVisible.map { "it \($0)" } ?? "it is not visible"
        case .onScreen(true): return "it is off screen, at \(place.rectInRoot.shortText)"
        case .onScreenAndVisible(true): return view.reasonNotShown
        case .not(let part): return "it meets \(part)"
        default: return "it does not meet \(self)"
        }
    }

    /// How far the view's nearest text is from the one that is wanted; `nil` if none is.
    @MainActor
    fileprivate func edits(from view: UIView) -> Edits? {
        let (wanted, texts) =
            switch form {
            case .text(let text): (text, [view.queryText])
            case .label(let label): (label, view.queryLabels)
            case .identifier(let identifier): (identifier, [view.accessibilityIdentifier])
            default: ("", [])
            }
        return texts.compactMap { $0?.edits(to: wanted) }.min().map { Edits(count: $0, wanted: wanted) }
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
