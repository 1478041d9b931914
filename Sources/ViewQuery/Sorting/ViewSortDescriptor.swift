import HeadlessUIKit

/// An order of views; of several, each one sorts the views that are equal in those before it.
///
/// ```swift
/// allViews(ofClass(UIButton.self)).sortedBy(smallestOrigin())
/// allViews().sortedBy(by(\.tag), largestSize())
/// ```
@MainActor
public struct ViewSortDescriptor: CustomStringConvertible {
    /// Reads some views once, and returns a function that says, for two of their indices, whether the first comes first.
    let comparing: ([UIView]) -> (Int, Int) -> Bool
    /// The descriptor as source code.
    public let description: String

    private init(_ description: String, comparing: @escaping ([UIView]) -> (Int, Int) -> Bool) {
        self.description = description
        self.comparing = comparing
    }

    /// An order by keys, which are read from each view once.
    fileprivate init<Key>(
        _ description: String, keys: @escaping ([UIView]) -> [Key], by precedes: @escaping (Key, Key) -> Bool
    ) {
        self.init(description) { views in
            let keys = keys(views)
            return { precedes(keys[$0], keys[$1]) }
        }
    }

    /// The opposite order.
    public var reversed: ViewSortDescriptor {
        let comparing = comparing
        return ViewSortDescriptor("\(description).reversed") { views in
            let precedes = comparing(views)
            return { precedes($1, $0) }
        }
    }
}

/// Sorts by origin, in the root's coordinates: topmost views first and, at the same y, leftmost.
@MainActor
public func smallestOrigin() -> ViewSortDescriptor {
    ViewSortDescriptor("smallestOrigin()", keys: origins, by: <)
}

/// Sorts by origin: lowest views first and, at the same y, rightmost.
@MainActor
public func largestOrigin() -> ViewSortDescriptor {
    ViewSortDescriptor("largestOrigin()", keys: origins, by: >)
}

/// Sorts by size: lower heights first and, at the same height, narrower views.
@MainActor
public func smallestSize() -> ViewSortDescriptor {
    ViewSortDescriptor("smallestSize()", keys: sizes, by: <)
}

/// Sorts by size: greater heights first and, at the same height, wider views.
@MainActor
public func largestSize() -> ViewSortDescriptor {
    ViewSortDescriptor("largestSize()", keys: sizes, by: >)
}

/// Sorts by a property, smallest values first.
@MainActor
public func by<Value: Comparable>(
    _ property: KeyPath<UIView, Value>, fileID: StaticString = #fileID, line: UInt = #line
) -> ViewSortDescriptor {
    let name = ViewKeys.name(of: property) ?? "… at \(lineName(fileID, line))"
    return ViewSortDescriptor("by(\\.\(name))", keys: { $0.map { $0[keyPath: property] } }) { $0 < $1 }
}

/// From top to bottom, then from left to right.
@MainActor
private func origins(of views: [UIView]) -> [(CGFloat, CGFloat)] {
    var places = KnownPlaces()
    return views.map { view in
        let origin = places.place(of: view).rectInRoot.origin
        // Rounding lets views at the same height compare equal.
        return ((origin.y * 1000).rounded(), (origin.x * 1000).rounded())
    }
}

@MainActor
private func sizes(of views: [UIView]) -> [(CGFloat, CGFloat)] {
    views.map { ($0.frame.height, $0.frame.width) }
}
