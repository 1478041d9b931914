import HeadlessUIKit

/// Looks for texts whose letters run into those of another text.
///
/// What stands on a background of its own in front of a text is a layer, as a badge or a banner, and texts that are
/// scrolled apart only pass each other.
@MainActor
struct OverlapCheck: AuditCheck {
    let kind = AuditKind.overlap
    private var texts: [ShownText] = []
    private var places: [ObjectIdentifier: Int] = [:]
    private let index: RectIndex

    /// How far texts may reach into each other, in points: glyphs are narrower than their lines.
    private static let tolerance: CGFloat = 1.5

    init(_ subjects: [AuditSubject]) {
        for subject in subjects {
            guard let text = ShownText(subject), places[ObjectIdentifier(text.view)] == nil else { continue }
            places[ObjectIdentifier(text.view)] = texts.count
            texts.append(text)
        }
        index = RectIndex(texts.map(\.rect))
    }

    func findings(on subject: AuditSubject) -> [AuditFinding] {
        guard let view = subject.ownView, let place = places[ObjectIdentifier(view)] else { return [] }
        let text = texts[place]
        // Each pair once, at the later one.
        for other in index.indices(meeting: text.rect).prefix(while: { $0 < place }) {
            let shared = texts[other].rect.intersection(text.rect)
            guard min(shared.width, shared.height) > Self.tolerance, meet(texts[other].view, view) else {
                continue
            }
            return [finding(text, texts[other], shared)]
        }
        return []
    }

    private func finding(_ text: ShownText, _ other: ShownText, _ shared: CGRect) -> AuditFinding {
        AuditFinding(
            text.subject, kind, "Texts overlap",
            "\(text.subject.name.capitalizedFirst) runs into \(other.subject.name): they share "
                + "\(shared.width.rough)×\(shared.height.rough) points. "
                + "Constrain one to the other's edge, or stack them, so that both have room.")
    }

    /// Whether two views move together, and none has a ground of its own.
    private func meet(_ one: UIView, _ other: UIView) -> Bool {
        let outer = Set(one.lineage.map(ObjectIdentifier.init))
        let paths = [one, other].map { view in
            view.lineage.prefix {
                $0 === view || !outer.contains(ObjectIdentifier($0)) || !other.isDescendant(of: $0)
            }
        }
        return paths.allSatisfy { path in
            !path.contains { $0 is UIScrollView && !($0 is UITextView) || isLayer($0) }
        }
    }

    private func isLayer(_ view: UIView) -> Bool {
        let seen = 0.5
        if let color = view.backgroundColor, color.alphaComponent * view.alpha > seen { return true }
        return view is UIVisualEffectView || view.contentImage != nil
    }
}
