import Foundation
import HeadlessUIKit
import ViewQuery

/// The element whose texts are nearest to the one that is wanted.
@MainActor
struct NearMiss {
    let node: AutomationNode
    /// How many letters differ, and how many other conditions it does not meet.
    let distance: Int
    /// Whether it is where the lookup looks.
    let isInside: Bool

    /// - Parameters:
    ///   - text: the text that is wanted; without one, nothing is near.
    ///   - type: the type that is wanted.
    init?(for lookup: ElementLookup, _ text: String?, _ type: XCUIElement.ElementType) {
        guard let text, !text.isEmpty else { return nil }
        let spelling = TextDistance(to: text)
        var best: (node: AutomationNode, distance: Int, isInside: Bool)?
        func consider(isInside: Bool, _ node: AutomationNode) {
            guard let edits = Self.edits(spelling, text, node) else { return }
            // A text of another type, or elsewhere, is further away.
            let distance = edits + (node.isOf(type) ? 0 : 1) + (isInside ? 0 : 1)
            if distance < best?.distance ?? .max { best = (node, distance, isInside) }
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
        (node, distance, isInside) = best
    }

    /// How many letters of the node's texts differ, if it is near at all.
    private static func edits(_ spelling: TextDistance, _ text: String, _ node: AutomationNode) -> Int? {
        let limit = max(2, text.count / 2)
        return [node.label, node.identifier].compactMap { name -> Int? in
            guard !name.isEmpty, let edits = spelling.edits(from: name) else { return nil }
            let contains =
                name.localizedCaseInsensitiveContains(text) || text.localizedCaseInsensitiveContains(name)
            let total = contains ? min(edits, 2) : edits
            return total <= limit && total < max(text.count, name.count) ? total : nil
        }.min()
    }
}
