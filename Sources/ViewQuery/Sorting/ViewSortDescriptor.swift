import Foundation
import HeadlessUIKit

/// An order of views; several are put one after another, each for the views that those before leave equal.
///
/// ```swift
/// allViews(ofClass(UIButton.self)).sortedBy(smallestOrigin())
/// allViews().sortedBy(by(\.tag), largestSize())
/// ```
@MainActor
public struct ViewSortDescriptor: CustomStringConvertible {
    /// Looks at some views once, and then tells of two of them, by their indices, whether the first comes first.
    let comparing: ([UIView]) -> (Int, Int) -> Bool
    /// The descriptor as the code that makes it.
    public let description: String

    private init(_ description: String, comparing: @escaping ([UIView]) -> (Int, Int) -> Bool) {
        self.description = description
        self.comparing = comparing
    }

    /// An order by keys, which are asked of each view once.
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

/// Views further up first and, at one height, those further left; by their origins in the root's coordinates.
@MainActor
public func smallestOrigin() -> ViewSortDescriptor {
    ViewSortDescriptor("smallestOrigin()", keys: origins, by: <)
}

/// Views further down first and, at one height, those further right.
@MainActor
public func largestOrigin() -> ViewSortDescriptor {
    ViewSortDescriptor("largestOrigin()", keys: origins, by: >)
}

/// Less high views first and, at one height, the narrower.
@MainActor
public func smallestSize() -> ViewSortDescriptor {
    ViewSortDescriptor("smallestSize()", keys: sizes, by: <)
}

/// Higher views first and, at one height, the wider.
@MainActor
public func largestSize() -> ViewSortDescriptor {
    ViewSortDescriptor("largestSize()", keys: sizes, by: >)
}

/// Views by a property, smallest first.
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
        // Sums of fractions are not exact, and views at one height should be so.
        return ((origin.y * 1000).rounded(), (origin.x * 1000).rounded())
    }
}

@MainActor
private func sizes(of views: [UIView]) -> [(CGFloat, CGFloat)] {
    views.map { ($0.frame.height, $0.frame.width) }
}
