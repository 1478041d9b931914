import Foundation
import HeadlessUIKit
import ViewQuery

/// Finds for each view of a picture a query that finds it alone, as source code.
///
/// All views are counted once, by what tests know of views, so that a view is not searched for.
@MainActor
struct BestQueries {
    /// What a query can ask of a view, with the query.
    private struct Key: Hashable {
        var kind: String
        var name: String
    }

    private var counts: [Key: Int] = [:]
    /// The views of each class, in order.
    private var positions: [ObjectIdentifier: Int] = [:]

    init(of windows: [UIView]) {
        var classes: [ObjectIdentifier: Int] = [:]
        for window in windows {
            window.visit { view in
                for key in Self.keys(of: view) { counts[key, default: 0] += 1 }
                let type = ObjectIdentifier(type(of: view))
                positions[ObjectIdentifier(view)] = classes[type, default: 0]
                classes[type, default: 0] += 1
                return .into
            }
        }
    }

    /// A query that finds the view alone.
    func code(for view: UIView) -> String {
        if let key = Self.keys(of: view).first(where: { counts[$0] == 1 }) {
            return "theOnlyView(\(key.kind)\(key.name))"
        }
        let position = positions[ObjectIdentifier(view)] ?? 0
        return "allViews(ofClass(\(type(of: view)).self))[\(position)]"
    }

    /// From the best to the worst.
    private static func keys(of view: UIView) -> [Key] {
        var keys: [Key] = []
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
            keys.append(Key(kind: "withIdentifier(", name: identifier.asLiteral + ")"))
        }
        let label = view.accessibilityLabel ?? ""
        if view.isAccessibilityElement, let element = AccessibleElement(view) {
            let name = label.isEmpty ? "" : ", named: \(label.asLiteral)"
            keys.append(Key(kind: "withRole(.\(element.role)", name: name + ")"))
        }
        if !label.isEmpty { keys.append(Key(kind: "withLabel(", name: label.asLiteral + ")")) }
        if let text = view.contentText, !text.isEmpty {
            keys.append(Key(kind: "withText(", name: text.asLiteral + ")"))
        }
        keys.append(Key(kind: "ofClass(", name: "\(type(of: view)).self)"))
        return keys
    }
}

extension String {
    /// The text as a literal of Swift.
    fileprivate var asLiteral: String { debugDescription }
}
