import HeadlessUIKit
import ViewQuery

/// Finds for each view of a picture a query that finds it alone, as source code that a test can use.
///
/// All views are counted once, by what tests know of views, so that a view is not searched for.
@MainActor
struct BestQueries {
    /// How many views meet each condition, by the condition as source code.
    private var counts: [String: Int] = [:]
    /// The views' positions among those of the class that names them, in order.
    private var positions: [ObjectIdentifier: Int] = [:]
    /// The classes of views and the classes above them that a test can name, the nearest first.
    private var names: [ObjectIdentifier: [UIView.Type]] = [:]

    init(of windows: [UIView]) {
        var classes: [ObjectIdentifier: Int] = [:]
        for window in windows {
            window.visit { view in
                for condition in Self.conditions(of: view) { counts[condition, default: 0] += 1 }
                let known = nameableClasses(of: view)
                if let first = known.first {
                    positions[ObjectIdentifier(view)] = classes[ObjectIdentifier(first), default: 0]
                }
                for type in known {
                    classes[ObjectIdentifier(type), default: 0] += 1
                    counts[ofClass(type).description, default: 0] += 1
                }
                return .into
            }
        }
    }

    func code(for view: UIView) -> String {
        let type = names[ObjectIdentifier(type(of: view))]?.first ?? UIView.self
        let conditions = Self.conditions(of: view) + [ofClass(type).description]
        if let condition = conditions.first(where: { counts[$0] == 1 }) {
            return "theOnlyView(\(condition))"
        }
        let position = positions[ObjectIdentifier(view)] ?? 0
        return "allViews(\(ofClass(type).description))[\(position)]"
    }

    /// The classes that find the view by `ofClass`, and that a test can name.
    private mutating func nameableClasses(of view: UIView) -> [UIView.Type] {
        let key = ObjectIdentifier(type(of: view))
        if let known = names[key] { return known }
        var found: [UIView.Type] = []
        var current: AnyClass? = type(of: view)
        while let candidate = current as? UIView.Type {
            if ClassNames.isNameable(candidate) { found.append(candidate) }
            current = _getSuperclass(candidate)
        }
        names[key] = found
        return found
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
        ]
        return conditions.compactMap { $0?.description }
    }
}
