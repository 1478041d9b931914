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

    /// - Parameters:
    ///   - predicate: what a query asks for; its first condition on a text of the wanted view counts, unless that is empty.
    ///   - purpose: the action on the view, such as `tapOn`; `nil` if there is none.
    init(wantedBy predicate: ViewPredicate, for purpose: String?) {
        let condition = predicate.soughtTexts.first { !$0.isOfOthers }?.condition
        self.condition = condition?.pattern.wantedText == "" ? nil : condition
        isForTouch = purpose?.hasSuffix("On") ?? false
    }

    mutating func note(_ view: UIView) {
        guard let condition, !view.isHidden, let text = condition.texts(of: view).first?.text, !text.isEmpty
        else { return }
        guard views.count < Self.keptViews else {
            hasMore = true
            return
        }
        views.append((view, text))
    }

    /// The texts of views that are visible, as a sentence.
    var finding: Finding? {
        guard let condition else { return nil }
        let noun = condition.field.rawValue
        let seen = views.filter {
            !$0.view.lineage.contains { $0.isHidden || $0.alpha < UIView.touchableAlpha }
        }
        if seen.isEmpty { return Finding("No view there has \(condition.field.withArticle).") }
        let first = isForTouch ? seen.filter(\.view.handlesTouches) : []
        let rest = isForTouch ? seen.filter { !$0.view.handlesTouches } : seen
        var names: [(name: String, count: Int)] = []
        for (_, text) in first + rest {
            let name = text.shortQuoted
            if let known = names.firstIndex(where: { $0.name == name }) {
                names[known].count += 1
            } else {
                names.append((name, 1))
            }
        }
        let shown = names.prefix(Self.shownNames).map { $0.count == 1 ? $0.name : "\($0.name) (\($0.count))" }
        let others = names.count > Self.shownNames || hasMore ? " and others" : ""
        return Finding(
            "No \(noun) is similar. The \(noun)s there: \(shown.joined(separator: ", "))\(others).")
    }
}

extension TextCondition.Field {
    fileprivate var withArticle: String { self == .identifier ? "an identifier" : "a \(rawValue)" }
}

extension UIView {
    /// Whether it is something to touch: a control, or a cell or what is in one.
    fileprivate var handlesTouches: Bool {
        self is UIControl || lineage.contains { $0 is UITableViewCell || $0 is UICollectionViewCell }
    }
}
