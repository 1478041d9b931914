import FailureReporting
import HeadlessUIKit
import ViewQuery

extension TouchTarget {
    /// Whether a gesture could touch the target now: its first place is there, and passes all checks that gestures do.
    ///
    /// It is what the predicate ``hittable(_:)`` asks of views. Nothing is touched, and nothing is a failure. For a target
    /// that lets touches through, such as a label, whether what it is in wants them shows only when it is touched.
    ///
    /// ```swift
    /// #expect(!theFirstView(withLabel("Save")).isHittable)   // behind the spinner
    /// ```
    public var isHittable: Bool {
        UIApplication.shared.commit()
        var places: [TouchPlace] = []
        _ = FailureCollector.failures { places = touchPlaces(for: "isHittable") }
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
