import HeadlessUIKit

/// The texts that there are of the kind that a query asks for, such as labels, where none is near the wanted one.
@MainActor
struct NamesThere {
    /// How many views with a text are considered, and how many texts are listed.
    private static let keptViews = 200
    private static let shownNames = 10

    private let condition: TextCondition?
    /// Whether what can be touched is listed first.
    private let isForTouch: Bool
    private var views: [(view: UIView, text: String)] = []
    private var hasMore = false

    /// - Parameter predicate: its first condition on a text of the wanted view counts, unless that text is empty.
    init(wantedBy predicate: ViewPredicate, for purpose: String?) {
        let condition = predicate.soughtTexts.first { !$0.isOfOthers }?.condition
        self.condition = condition?.pattern.wantedText == "" ? nil : condition
        isForTouch = purpose?.hasSuffix("On") ?? false
    }

    mutating func note(_ view: UIView) {
        guard let condition, !hasMore, !view.isHidden, let text = condition.texts(of: view).first?.text,
            !text.isEmpty
        else { return }
        if views.count < Self.keptViews { views.append((view, text)) } else { hasMore = true }
    }

    /// The texts of views that are visible, as a sentence.
    ///
    /// - Complexity: O(depth) for each of the views considered, of which there are 200 at most.
    var finding: Finding? {
        guard let condition else { return nil }
        let noun = condition.field.rawValue
        var forTouch: [String] = []
        var others: [String] = []
        for (view, text) in views {
            let lineage = view.lineage
            if lineage.contains(where: { $0.isHidden || $0.alpha < UIView.touchableAlpha }) { continue }
            let handlesTouches =
                isForTouch
                && (view is UIControl
                    || lineage.contains { $0 is UITableViewCell || $0 is UICollectionViewCell })
            if handlesTouches { forTouch.append(text) } else { others.append(text) }
        }
        let names = CountedNames(forTouch + others)
        if names.isEmpty { return Finding("No view there has \(condition.field.withArticle).") }
        // How near a text is to a part of another is not known.
        let isWhole = if case .exactly = condition.pattern.form { true } else { false }
        return Finding(
            "No \(noun) \(isWhole ? "is similar" : "matches"). The \(noun)s there:"
                + " \(names.text(limit: Self.shownNames, andMore: hasMore)).")
    }
}

extension TextCondition.Field {
    fileprivate var withArticle: String { self == .identifier ? "an identifier" : "a \(rawValue)" }
}
