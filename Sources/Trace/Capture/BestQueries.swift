import Foundation
import HeadlessUIKit
import ViewQuery

/// Finds for each view of a picture a query that finds it alone, as source code.
///
/// All views are counted once, by what tests know of views, so that a view is not searched for.
@MainActor
struct BestQueries {
    /// How many views meet each condition, by the condition as source code.
    private var counts: [String: Int] = [:]
    /// The views of each class, in order.
    private var positions: [ObjectIdentifier: Int] = [:]

    init(of windows: [UIView]) {
        var classes: [ObjectIdentifier: Int] = [:]
        for window in windows {
            window.visit { view in
                for condition in Self.conditions(of: view) { counts[condition, default: 0] += 1 }
                let type = ObjectIdentifier(type(of: view))
                positions[ObjectIdentifier(view)] = classes[type, default: 0]
                classes[type, default: 0] += 1
                return .into
            }
        }
    }

    /// A query that finds the view alone.
    func code(for view: UIView) -> String {
        if let condition = Self.conditions(of: view).first(where: { counts[$0] == 1 }) {
            return "theOnlyView(\(condition))"
        }
        let position = positions[ObjectIdentifier(view)] ?? 0
        return "allViews(ofClass(\(type(of: view)).self))[\(position)]"
    }

    /// From the best to the worst.
    private static func conditions(of view: UIView) -> [String] {
        func given<Value: Collection>(_ value: Value?, _ condition: (Value) -> ViewPredicate)
            -> ViewPredicate?
        {
            value.flatMap { $0.isEmpty ? nil : condition($0) }
        }
        let conditions = [
            given(view.accessibilityIdentifier) { withIdentifier($0) }, view.roleCondition,
            given(view.accessibilityLabel) { withLabel($0) }, given(view.contentText) { withText($0) },
            ofClass(type(of: view)),
        ]
        return conditions.compactMap { $0?.description }
    }
}
