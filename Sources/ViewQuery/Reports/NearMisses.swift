import HeadlessUIKit

/// The views that a predicate nearly holds for, and what each of them lacks.
@MainActor
struct NearMisses {
    struct Miss {
        var place: ViewPlace
        var shortfalls: [String]
        /// How far off the view is: parts missed, and edits from a text that is wanted.
        var distance: Int
    }

    /// How many misses a report names.
    private static let shownMisses = 3
    /// How many edits apart two texts may be and still be taken for one another.
    private static let similarity = 3

    private let conditions: [ViewPredicate]
    private(set) var lookedAt = 0
    private var misses: [Miss] = []

    init(of predicate: ViewPredicate) {
        conditions = predicate.conjuncts
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
        let missed = conditions.filter { !$0.holds(for: place) }
        let edits = missed.compactMap { $0.editDistance(for: place.view) }.min()
        let isSimilar = edits.map { $0 <= Self.similarity } ?? false
        // A view is near if it has something that is wanted, or all but has it.
        guard isSimilar || missed.count < conditions.count else { return }
        let distance = missed.count * 100 + min(edits ?? 50, 99)
        misses.append(
            Miss(place: place, shortfalls: missed.map { $0.shortfall(of: place) }, distance: distance))
    }
}

extension ViewPredicate {
    /// Why the condition does not hold for the view, in words.
    @MainActor
    fileprivate func shortfall(of place: ViewPlace) -> String {
        let view = place.view
        switch form {
        case .text(let text):
            return "text is \(view.queryText.map(\.quoted) ?? "none"), wanted \(text.quoted)"
        case .label(let label):
            let labels = view.queryLabels.map(\.quoted)
            return "label is \(labels.first ?? "none"), wanted \(label.quoted)"
        case .identifier(let identifier):
            let own = view.accessibilityIdentifier
            return "identifier is \(own.map(\.quoted) ?? "none"), wanted \(identifier.quoted)"
        case .visible(true): return view.reasonNotVisible.map { "it \($0)" } ?? "it is not visible"
        case .onScreen(true): return "it is off screen, at \(place.rectInRoot.shortText)"
        case .onScreenAndVisible(true): return view.reasonNotShown
        default: return "not \(self)"
        }
    }

    /// How many edits the view's nearest text is from the one that is wanted; `nil` if none is.
    @MainActor
    fileprivate func editDistance(for view: UIView) -> Int? {
        switch form {
        case .text(let text): view.queryText?.edits(to: text)
        case .label(let label): view.queryLabels.map { $0.edits(to: label) }.min()
        case .identifier(let identifier): view.accessibilityIdentifier?.edits(to: identifier)
        default: nil
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
        var current: UIView? = self
        while let view = current {
            let place = ViewPlace(view)
            let subject = view === self ? "it" : "its superview \(view.summary)"
            if let reason = view.reasonNotVisible { return "\(subject) \(reason)" }
            if !place.isOnScreen { return "\(subject) is off screen, at \(place.rectInRoot.shortText)" }
            current = view.superview
        }
        return "it is not shown"
    }
}

extension String {
    /// How many characters must be put in, taken out or changed to make `other` of this; 0 if it contains it
    /// but for case.
    fileprivate func edits(to other: String) -> Int {
        let (own, wanted) = (lowercased(), other.lowercased())
        if !wanted.isEmpty, own.contains(wanted) { return 0 }
        // Two long texts are told apart by their beginnings: the table's size is the product of the lengths.
        return Array(own.prefix(60)).edits(to: Array(wanted.prefix(60)))
    }
}

extension [Character] {
    fileprivate func edits(to other: [Character]) -> Int {
        var previous = Swift.Array(0...other.count)
        for (row, character) in enumerated() {
            var current = [row + 1]
            for (column, wanted) in other.enumerated() {
                let change = previous[column] + (character == wanted ? 0 : 1)
                current.append(Swift.min(change, previous[column + 1] + 1, current[column] + 1))
            }
            previous = current
        }
        return previous[other.count]
    }
}
