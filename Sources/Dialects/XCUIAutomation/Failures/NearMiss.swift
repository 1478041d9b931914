import HeadlessUIKit
import ViewQuery

/// The element whose texts are nearest to the one that is wanted.
@MainActor
struct NearMiss {
    let node: AutomationNode
    let name: AutomationNode.Name
    /// How many letters differ, and how many other conditions it does not meet.
    let distance: Int
    let isInside: Bool

    init?(for lookup: ElementLookup, _ text: String?, _ type: XCUIElement.ElementType) {
        guard let text, !text.isEmpty else { return nil }
        let spelling = TextDistance(to: text)
        var best: (node: AutomationNode, name: AutomationNode.Name, distance: Int, isInside: Bool)?
        func consider(isInside: Bool, _ node: AutomationNode) {
            guard let (name, edits) = Self.nearest(spelling, text, node) else { return }
            // A text of another type, or elsewhere, is further away.
            let distance = edits + (node.isOf(type) ? 0 : 1) + (isInside ? 0 : 1)
            if distance < best?.distance ?? .max { best = (node, name, distance, isInside) }
        }
        let surroundings = lookup.surroundings
        surroundings?.forEach { outer in
            outer.visitDescendants(rows: false) { (node: AutomationNode) -> Bool in
                consider(isInside: true, node)
                return true
            }
            return true
        }
        AutomationNode(source: .application(lookup.root)).visitDescendants(rows: false) {
            (node: AutomationNode) -> Bool in
            consider(isInside: surroundings == nil, node)
            return true
        }
        guard let best else { return nil }
        (node, name, distance, isInside) = best
    }

    private static func nearest(
        _ spelling: TextDistance, _ text: String, _ node: AutomationNode
    ) -> (AutomationNode.Name, Int)? {
        let limit = max(2, text.count / 3)
        var best: (name: AutomationNode.Name, edits: Int)?
        for name in node.names where !isMereEnd(name.text, of: text) {
            guard let edits = spelling.edits(from: name.text) else { continue }
            let total = contains(name.text, text) ? min(edits, 2) : edits
            guard total <= limit, total * 2 < max(text.count, name.text.count), total < best?.edits ?? .max
            else {
                continue
            }
            best = (name, total)
        }
        return best.map { ($0.name, $0.edits) }
    }

    /// Whether a text is no more than the last words of the wanted one, as a title is of "Search Products".
    private static func isMereEnd(_ name: String, of wanted: String) -> Bool {
        name.count * 3 < wanted.count * 2 && wanted.lowercased().hasSuffix(name.lowercased())
    }

    /// Whether one of the texts is a part of the other that tells what is meant.
    private static func contains(_ name: String, _ wanted: String) -> Bool {
        let (shorter, longer) = name.count < wanted.count ? (name, wanted) : (wanted, name)
        guard longer.localizedCaseInsensitiveContains(shorter) else { return false }
        // A short name is in many texts.
        return shorter.count * 5 >= longer.count * 3 || (shorter == wanted && shorter.count > 2)
    }
}

extension AutomationNode {
    /// A text by which a lookup finds the node, and which of its properties that is.
    struct Name {
        let property: String
        let text: String
    }

    /// The node's names, those that tests use most first.
    var names: [Name] {
        var names = [Name(property: "identifier", text: identifier), Name(property: "label", text: label)]
        switch source {
        case .application, .row, .statusBar: break
        case .view, .element:
            names.append(Name(property: "placeholder", text: placeholderValue ?? ""))
            names.append(Name(property: "value", text: value ?? ""))
        }
        return names.filter { !$0.text.isEmpty }
    }
}
