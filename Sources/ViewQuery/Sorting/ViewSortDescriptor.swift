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
    /// Whether the first of two views comes before the second.
    let precedes: (UIView, UIView) -> Bool
    /// The descriptor as the code that makes it.
    public let description: String

    init(_ description: String, precedes: @escaping (UIView, UIView) -> Bool) {
        self.description = description
        self.precedes = precedes
    }

    /// The opposite order.
    public var reversed: ViewSortDescriptor {
        let precedes = precedes
        return ViewSortDescriptor("\(description).reversed") { precedes($1, $0) }
    }
}

/// Views further up first and, at one height, those further left; by their origins in the root's coordinates.
@MainActor
public func smallestOrigin() -> ViewSortDescriptor {
    ViewSortDescriptor("smallestOrigin()") { $0.originInRoot < $1.originInRoot }
}

/// Views further down first and, at one height, those further right.
@MainActor
public func largestOrigin() -> ViewSortDescriptor {
    ViewSortDescriptor("largestOrigin()") { $0.originInRoot > $1.originInRoot }
}

/// Less high views first and, at one height, the narrower.
@MainActor
public func smallestSize() -> ViewSortDescriptor {
    ViewSortDescriptor("smallestSize()") { $0.sizeForSorting < $1.sizeForSorting }
}

/// Higher views first and, at one height, the wider.
@MainActor
public func largestSize() -> ViewSortDescriptor {
    ViewSortDescriptor("largestSize()") { $0.sizeForSorting > $1.sizeForSorting }
}

/// Views by a property, smallest first.
@MainActor
public func by<Value: Comparable>(
    _ property: KeyPath<UIView, Value>, fileID: StaticString = #fileID, line: UInt = #line
) -> ViewSortDescriptor {
    let name = ViewKeys.name(of: property) ?? "… at \(lineName(fileID, line))"
    return ViewSortDescriptor("by(\\.\(name))") { $0[keyPath: property] < $1[keyPath: property] }
}

extension UIView {
    /// From top to bottom, then from left to right.
    fileprivate var originInRoot: (CGFloat, CGFloat) {
        let origin = convert(bounds, to: root).origin
        return (origin.y, origin.x)
    }

    fileprivate var sizeForSorting: (CGFloat, CGFloat) {
        (frame.height, frame.width)
    }
}
