import HeadlessUIKit
import ViewQuery

/// What the views and elements are called that are not hidden, whether or not assistive technology reaches them.
@MainActor
struct VisibleNames {
    private var views: Set<ObjectIdentifier> = []
    private var identifiers: [String: Int] = [:]
    private var labels: [String: Int] = [:]
    private var labelsWithTrait: [[String]: Int] = [:]

    /// The traits that say what an element is, and not in which state.
    private static let traits: [(name: String, trait: UIAccessibilityTraits)] = [
        ("button", .button), ("link", .link), ("searchField", .searchField), ("adjustable", .adjustable),
        ("header", .header), ("image", .image), ("staticText", .staticText),
    ]

    /// The limit of listed elements: lists may be computed and never end.
    private static let mostElements = 200_000

    /// Counts what is in a window.
    mutating func add(_ window: UIView) {
        var budget = Self.mostElements
        window.visit { view in
            if view.isHidden || view.alpha < UIView.touchableAlpha { return .past }
            views.insert(ObjectIdentifier(view))
            count(view)
            var pending = Self.parts(of: view, &budget)
            while let part = pending.popLast() {
                count(part)
                pending += Self.parts(of: part, &budget)
            }
            return .into
        }
    }

    /// The elements that an object lists, without the views, which are found as subviews.
    private static func parts(
        of object: any AccessibilityObject, _ budget: inout Int
    ) -> [any AccessibilityObject] {
        guard budget > 0 else { return [] }
        return object.listedObjects(budget: &budget)?.filter { !($0 is UIView) } ?? []
    }

    private mutating func count(_ object: any AccessibilityObject) {
        if let identifier = object.accessibilityIdentifier, !identifier.isEmpty {
            identifiers[identifier.onOneLine, default: 0] += 1
        }
        guard let label = object.accessibilityLabel?.onOneLine, !label.isEmpty else { return }
        labels[label, default: 0] += 1
        let traits = object.accessibilityTraits
        if traits.isEmpty { return }
        for (name, trait) in Self.traits where traits.contains(trait) {
            labelsWithTrait[[label, name], default: 0] += 1
        }
    }

    /// Says of a view's names which of them are alone.
    func complete(_ names: inout ViewNames, of view: UIView) {
        guard views.contains(ObjectIdentifier(view)) else { return }
        if identifiers[names.identifier.onOneLine] == 1 { names.alone.insert(.identifierAnywhere) }
        let label = names.label.onOneLine
        if labels[label] == 1 {
            names.alone.insert(.labelAnywhere)
        } else if labels[label] != nil {
            let traits = view.accessibilityTraits
            let alone = Self.traits.first {
                traits.contains($0.trait) && labelsWithTrait[[label, $0.name]] == 1
            }
            guard let alone else { return }
            names.trait = alone.name
            names.alone.insert(.labelWithTraitAnywhere)
        }
    }
}

extension String {
    fileprivate var onOneLine: String { replacing("\n", with: " ") }
}
