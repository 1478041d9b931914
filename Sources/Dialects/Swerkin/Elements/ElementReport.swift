import FailureReporting
import HeadlessUIKit
import ViewQuery

/// What there is instead of an element that is not there: similar ones, hidden ones, and what is still to come.
@MainActor
struct ElementReport {
    private static let shown = 3

    private let sought: SoughtElement

    init(on sought: SoughtElement) {
        self.sought = sought
    }

    var lines: [String] {
        FailureCollector.quietly {
            (otherKind ?? hidden ?? similar ?? [nothing]) + Self.pending
        }
    }

    /// What is still to come, after which the element may be there or as expected.
    static var pending: [String] { [PendingCallbacks().list].compactMap { $0 } }

    private var nothing: String {
        UIApplication.shared.shownWindows.isEmpty
            ? "No application is running: there is no window." : "Nothing like it is there."
    }

    /// An element that all texts fit, of another kind.
    private var otherKind: [String]? {
        guard sought.kind != .element, sought.hasTexts else { return nil }
        var other = sought
        other.kind = .element
        guard let element = other.first else { return nil }
        let names = sought.conditionNames.joined(separator: " and ")
        return ["\(element) has this \(names), but is not \(sought.kind.article) \(sought.kind.rawValue)."]
    }

    private var hidden: [String]? {
        for window in UIApplication.shared.shownWindows.reversed() {
            var pending: [UIView] = [window]
            while let view = pending.popLast() {
                if sought.matches(AccessibleElement(view, in: view)) { return [reason(view)] }
                pending += view.subviews.reversed()
            }
        }
        return nil
    }

    private func reason(_ view: UIView) -> String {
        "\(view.summary) is there, but \(view.reasonNotSeen ?? "it is nearly transparent")."
    }

    private var similar: [String]? {
        let elements = ElementWalk.elements()
        if let wanted = sought.identifier {
            return suggestion(for: wanted, "id", among: elements.map { $0.identifier ?? "" })
        }
        if let wanted = sought.label {
            return suggestion(for: wanted, "label", among: elements.map { $0.label ?? "" })
        }
        guard let wanted = sought.value else { return nil }
        return suggestion(for: wanted, "value", among: elements.map { $0.value ?? "" })
    }

    /// The same among texts that are not there any more: ids, or labels if no id is looked for.
    func similar(among texts: [String]) -> [String]? {
        if let wanted = sought.identifier { return suggestion(for: wanted, "id", among: texts) }
        return sought.label.flatMap { suggestion(for: $0, "label", among: texts) }
    }

    private func suggestion(for wanted: SoughtText, _ name: String, among texts: [String]) -> [String]? {
        let distance = TextDistance(to: wanted.wanted)
        var near: [(text: String, edits: Int)] = []
        for text in texts where !text.isEmpty && !near.contains(where: { $0.text == text }) {
            // The keys of the keyboard are not what is looked for.
            guard text.count > 1 || wanted.wanted.count <= 1 else { continue }
            guard let edits = distance.edits(from: text, limit: distance.nearEdits) else { continue }
            near.append((text, edits))
        }
        if near.contains(where: { $0.text == wanted.wanted }) {
            return ["Nothing has all of these at once; the \(name) alone is there."]
        }
        // The sort is stable for equal distances by their positions.
        let best = near.enumerated().sorted { ($0.element.edits, $0.offset) < ($1.element.edits, $1.offset) }
            .prefix(Self.shown).map { $0.element.text.debugDescription }
        return best.isEmpty ? nil : ["No such \(name). Did you mean \(best.joined(separator: ", "))?"]
    }
}
