import Foundation
import HeadlessUIKit

/// Views whose superview meets a condition.
public func withParent(_ predicates: ViewPredicate...) -> ViewPredicate {
    ViewPredicate(RelationCondition(.withParent, .all(predicates)))
}

/// Views that are in a view, near or far, which meets a condition.
public func withAncestor(_ predicates: ViewPredicate...) -> ViewPredicate {
    ViewPredicate(RelationCondition(.withAncestor, .all(predicates)))
}

/// Views that meet a condition as do all that they are in, up to the root view.
public func includingSuperviews(_ predicates: ViewPredicate...) -> ViewPredicate {
    ViewPredicate(RelationCondition(.includingSuperviews, .all(predicates)))
}

/// Views in which there is a view, near or far, that meets a condition.
///
/// ```swift
/// theFirstView(ofClass(RowView.self), containing(withText("Ada")))
/// ```
public func containing(_ predicates: ViewPredicate...) -> ViewPredicate {
    ViewPredicate(RelationCondition(.containing, .all(predicates)))
}

/// Views beside which, in the same superview, there is another that meets a condition.
public func withSibling(_ predicates: ViewPredicate...) -> ViewPredicate {
    ViewPredicate(RelationCondition(.withSibling, .all(predicates)))
}

/// Views other than the one that the search begins at.
public func withoutRootView() -> ViewPredicate {
    ViewPredicate(RootCondition())
}

// MARK: - Positions

/// Views left of another, wholly, and at the same height in part.
///
/// Positions are compared by the rectangles around the views, in the screen's coordinates, to a thousandth of a
/// point: views that touch but for a rounding error touch. A query that finds no view has none beside it.
///
/// - Parameter landmark: the other: a view, or a query, of which the first view counts.
@MainActor
public func leftOf(_ landmark: some ViewLandmark) -> ViewPredicate {
    ViewPredicate(PositionCondition(position: .leftOf, landmark: landmark.landmark))
}

/// Views right of another, wholly, and at the same height in part.
///
/// - Parameter landmark: the other: a view, or a query, of which the first view counts.
@MainActor
public func rightOf(_ landmark: some ViewLandmark) -> ViewPredicate {
    ViewPredicate(PositionCondition(position: .rightOf, landmark: landmark.landmark))
}

/// Views above another, wholly, and in the same column in part.
///
/// - Parameter landmark: the other: a view, or a query, of which the first view counts.
@MainActor
public func above(_ landmark: some ViewLandmark) -> ViewPredicate {
    ViewPredicate(PositionCondition(position: .above, landmark: landmark.landmark))
}

/// Views below another, wholly, and in the same column in part.
///
/// - Parameter landmark: the other: a view, or a query, of which the first view counts.
@MainActor
public func below(_ landmark: some ViewLandmark) -> ViewPredicate {
    ViewPredicate(PositionCondition(position: .below, landmark: landmark.landmark))
}

/// Views other than `landmark` with no more than `distance` between it and them where they are nearest.
///
/// - Parameters:
///   - landmark: the other: a view, or a query, of which the first view counts.
///   - distance: in points of the screen; views that touch or overlap have none between them. Less than 0 is
///     near to nothing.
@MainActor
public func near(_ landmark: some ViewLandmark, within distance: CGFloat) -> ViewPredicate {
    ViewPredicate(PositionCondition(position: .near(within: distance), landmark: landmark.landmark))
}

/// Views that a point is in, whether or not they would be touched there.
///
/// - Parameters:
///   - point: in the coordinates of `view`, or of the screen without one.
///   - view: the view whose coordinates the point is in.
@MainActor
public func covering(_ point: CGPoint, in view: UIView? = nil) -> ViewPredicate {
    ViewPredicate(PointCondition(point: point, base: view, baseSummary: view?.summary))
}
