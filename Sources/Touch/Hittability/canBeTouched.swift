import FailureReporting
import HeadlessUIKit
import ViewQuery

/// Whether a gesture could touch a target now: its first place is there, and passes all checks that gestures do.
///
/// Nothing is touched, and nothing is a failure. For a target that lets touches through, such as a label, whether
/// what it is in wants them shows only when it is touched.
///
/// ```swift
/// #expect(!canBeTouched(theFirstView(withLabel("Save"))))   // behind the spinner
/// ```
@MainActor
public func canBeTouched(_ target: any TouchTarget) -> Bool {
    UIApplication.shared.commit()
    var places: [TouchPlace] = []
    _ = FailureCollector.failures { places = target.touchPlaces(for: "canBeTouched") }
    guard let place = places.first?.scrolling(false),
        case .success = place.aim(for: "canBeTouched", force: false)
    else {
        return false
    }
    return true
}
