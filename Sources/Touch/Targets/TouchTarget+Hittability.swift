import FailureReporting
import HeadlessUIKit
import ViewQuery

extension TouchTarget {
    /// Whether a gesture could touch the target now: its first view exists and passes the hittability checks of gestures.
    ///
    /// The predicate ``hittable(_:)`` checks the same for views. It touches nothing and records no failure. For a target
    /// that lets touches through, such as a label, only a touch shows whether an ancestor handles it.
    ///
    /// ```swift
    /// #expect(!theFirstView(withLabel("Save")).isHittable)   // behind the spinner
    /// ```
    public var isHittable: Bool {
        UIApplication.shared.commit()
        let places = FailureCollector.quietly { touchPlaces(for: "isHittable") }
        guard let place = places.first?.scrolling(false),
            case .success = place.aim(for: "isHittable", force: false)
        else {
            return false
        }
        return true
    }
}

/// Whether a gesture could touch a target now; see ``TouchTarget/isHittable``.
@available(*, deprecated, renamed: "getter:TouchTarget.isHittable(self:)")
@MainActor
public func canBeTouched(_ target: any TouchTarget) -> Bool {
    target.isHittable
}
