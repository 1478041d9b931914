import HeadlessUIKit

/// Views of a class one of whose properties has a value.
///
/// ```swift
/// allViews(having(\UIView.tag, 3))
/// allViews(having(\UILabel.numberOfLines, 0))     // labels only
/// ```
@MainActor
public func having<Root: UIView, Value: Equatable>(
    _ property: KeyPath<Root, Value>, _ value: Value, fileID: StaticString = #fileID, line: UInt = #line
) -> ViewPredicate {
    let name = PropertyName.of(property, fileID, line)
    return ViewPredicate(
        CustomCondition(
            condition: { view in (view as? Root).map { $0[keyPath: property] == value } ?? false },
            description: "having(\(name), \(String(reflecting: value)))",
            report: { view in
                guard let view = view as? Root else { return "it is a \(type(of: view)), not a \(Root.self)" }
                return "\(name) is \(String(reflecting: view[keyPath: property])), wanted"
                    + " \(String(reflecting: value))"
            }))
}

/// Views of a class for one of whose properties `condition` returns `true`.
///
/// ```swift
/// allViews(having(\UIView.alpha) { $0 > 0.5 })
/// ```
@MainActor
public func having<Root: UIView, Value>(
    _ property: KeyPath<Root, Value>, fileID: StaticString = #fileID, line: UInt = #line,
    _ condition: @escaping @MainActor (Value) -> Bool
) -> ViewPredicate {
    let name = PropertyName.of(property, fileID, line)
    return ViewPredicate(
        CustomCondition(
            condition: { view in (view as? Root).map { condition($0[keyPath: property]) } ?? false },
            description: "having(\(name)) { … }",
            report: { view in
                guard let view = view as? Root else { return "it is a \(type(of: view)), not a \(Root.self)" }
                return "\(name) is \(String(reflecting: view[keyPath: property]))"
            }))
}

/// Views with a frame, in the coordinates of their superview; a thousandth of a point does not count.
public func withFrame(_ frame: CGRect) -> ViewPredicate {
    ViewPredicate(FrameCondition(frame: frame))
}
