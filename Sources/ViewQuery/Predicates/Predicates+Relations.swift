import HeadlessUIKit

/// Views whose superview meets a condition.
public func withParent(_ predicates: ViewPredicate...) -> ViewPredicate {
    relation(.withParent, predicates)
}

/// Views with an ancestor that meets a condition.
public func withAncestor(_ predicates: ViewPredicate...) -> ViewPredicate {
    relation(.withAncestor, predicates)
}

/// Views that meet a condition together with all their ancestors, up to the root view.
public func includingSuperviews(_ predicates: ViewPredicate...) -> ViewPredicate {
    relation(.includingSuperviews, predicates)
}

/// Views with a descendant that meets a condition.
///
/// ```swift
/// theFirstView(ofClass(RowView.self), containing(withText("Ada")))
/// ```
public func containing(_ predicates: ViewPredicate...) -> ViewPredicate {
    relation(.containing, predicates)
}

/// Views with a sibling that meets a condition.
public func withSibling(_ predicates: ViewPredicate...) -> ViewPredicate {
    relation(.withSibling, predicates)
}

private func relation(
    _ kind: RelationCondition.Relation, _ predicates: [ViewPredicate]
) -> ViewPredicate {
    .around(predicates.depth) { ViewPredicate(RelationCondition(kind, .all(predicates))) }
}

/// Views other than the root of the search.
public func withoutRootView() -> ViewPredicate {
    ViewPredicate(RootCondition())
}

// MARK: - Positions

/// Views that are completely left of another view, and overlap its vertical extent.
///
/// Positions are compared by the rectangles around the views, in the screen's coordinates, to a thousandth of a point,
/// to allow for rounding errors. If the landmark is a query that finds no view, no view is left of it.
///
/// - Parameter landmark: the other view, or a query whose first view counts.
@MainActor
public func leftOf(_ landmark: some ViewLandmark) -> ViewPredicate {
    position(.leftOf, landmark)
}

/// Views that are completely right of another view, and overlap its vertical extent.
///
/// - Parameter landmark: the other view, or a query whose first view counts.
@MainActor
public func rightOf(_ landmark: some ViewLandmark) -> ViewPredicate {
    position(.rightOf, landmark)
}

/// Views that are completely above another view, and overlap its horizontal extent.
///
/// - Parameter landmark: the other view, or a query whose first view counts.
@MainActor
public func above(_ landmark: some ViewLandmark) -> ViewPredicate {
    position(.above, landmark)
}

/// Views that are completely below another view, and overlap its horizontal extent.
///
/// - Parameter landmark: the other view, or a query whose first view counts.
@MainActor
public func below(_ landmark: some ViewLandmark) -> ViewPredicate {
    position(.below, landmark)
}

/// Views other than `landmark` that are no further away from it than `distance`.
///
/// - Parameters:
///   - landmark: the other view, or a query whose first view counts.
///   - distance: in points of the screen, between the nearest points; 0 for views that touch or overlap. With a negative
///     distance no view is near.
@MainActor
public func near(_ landmark: some ViewLandmark, within distance: CGFloat) -> ViewPredicate {
    position(.near(within: distance), landmark)
}

@MainActor
private func position(
    _ position: PositionCondition.Position, _ landmark: some ViewLandmark
) -> ViewPredicate {
    let landmark = landmark.landmark
    return .around(landmark.query?.depth ?? 0) {
        ViewPredicate(PositionCondition(position: position, landmark: landmark))
    }
}

/// Views that contain a point, whether or not a touch there would hit them.
///
/// - Parameters:
///   - point: in the coordinates of `view`, or of the screen if that is `nil`.
///   - view: the view whose coordinates the point is in.
@MainActor
public func covering(_ point: CGPoint, in view: UIView? = nil) -> ViewPredicate {
    ViewPredicate(PointCondition(point: point, base: view, baseSummary: view?.summary))
}
