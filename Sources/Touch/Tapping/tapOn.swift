import FailureReporting
import Foundation
import HeadlessUIKit
import TimeLapse
import ViewQuery

/// Taps on a view: a finger comes down in its middle and is lifted again.
///
/// The view must be able to take the touch: in a window that is shown, visible, in the window and in all views
/// that clip it, with user interaction up to the top, enabled if it is a control, and not covered. If it is
/// not, that is a failure that names what is in the way, and nothing is touched. A label or a picture lets
/// touches through, as in UIKit: the tap goes to what it is in, which must want it.
///
/// Time passes by itself afterwards, as `lapse` says.
///
/// - Parameters:
///   - view: the view to tap on.
///   - lapse: how much time passes; unless told, as the test's trait says, and else ``Lapse/standard``.
@MainActor
public func tapOn(
    _ view: UIView, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent { tap(view, lapse: lapse) }
}

/// Taps on every view that a query finds, one after another; finding none is a failure that says why.
///
/// The views are those found before the first tap. One that a tap took out of its window is a failure.
///
/// - Parameters:
///   - query: the views to tap on.
///   - lapse: how much time passes after each tap; as the test's trait says unless told.
@MainActor
public func tapOn(
    _ query: ViewQuery, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        for view in query.viewsToActOn(for: "tapOn") { tap(view, lapse: lapse) }
    }
}

/// Taps at a point, on whatever is in front there; nothing there is a failure.
///
/// - Parameters:
///   - point: in the coordinates of `view`, or of the key window without one.
///   - view: the view whose coordinates the point is in.
///   - lapse: how much time passes; as the test's trait says unless told.
@MainActor
public func tapOn(
    _ point: CGPoint, in view: UIView? = nil, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        let application = UIApplication.shared
        application.commit()
        if let view, case .failure(let obstacle) = HitTarget.shownWindow(of: view) {
            TouchFailure("tapOn", view, obstacle).record()
            return
        }
        let place = view ?? application.keyWindow
        let screenPoint = place.map { $0.convertToScreen(point) } ?? point
        guard point.isFinite, application.hitTest(screenPoint, with: nil) != nil else {
            TouchFailure("tapOn", nothingAt: point, in: place).record()
            return
        }
        application.clock.lapse(lapse) {
            let finger = SyntheticTouch(at: screenPoint)
            finger.begin()
            finger.end()
        }
    }
}

/// Taps on an accessibility element, where assistive technology would: at its activation point.
///
/// The view that it is, or is a part of, must be able to take the touch there, as for a view. The element must
/// still be one that assistive technology sees, have a size, and not be disabled.
///
/// ```swift
/// for day in allElements(withRole(.button)).inside(calendar) { tapOn(day) }
/// ```
///
/// - Parameters:
///   - element: the element to tap on.
///   - lapse: how much time passes; as the test's trait says unless told.
@MainActor
public func tapOn(
    _ element: AccessibleElement, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent { tap(element, for: "tapOn", lapse: lapse) }
}

/// Taps on every accessibility element that a query finds, one after another; finding none is a failure.
///
/// The elements are those found before the first tap. One that a tap took away is a failure.
///
/// - Parameters:
///   - query: the elements to tap on.
///   - lapse: how much time passes after each tap; as the test's trait says unless told.
@MainActor
public func tapOn(
    _ query: ElementQuery, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        for element in query.elementsToActOn(for: "tapOn") { tap(element, for: "tapOn", lapse: lapse) }
    }
}

@MainActor
private func tap(_ view: UIView, lapse: Lapse) {
    switch HitTarget.find(view) {
    case .failure(let obstacle): TouchFailure("tapOn", view, obstacle).record()
    case .success(let target): target.tap(lapse: lapse)
    }
}

/// Touches an element at its activation point, for a gesture that a failure is to name.
@MainActor
func tap(_ element: AccessibleElement, for gesture: String, lapse: Lapse) {
    UIApplication.shared.commit()
    let point = element.activationPoint
    guard point.isFinite else {
        TouchFailure(gesture, nothingAt: point, in: element.view).record()
        return
    }
    // What can be seen of a view is where it is touched, unless it says where.
    let view = element.view
    let isMiddle = element.isView && point == view.convertToScreen(view.bounds).center
    switch HitTarget.find(view, at: isMiddle ? nil : point) {
    case .failure(let obstacle): TouchFailure(gesture, view, obstacle, as: element).record()
    case .success(let target):
        if let reason = element.reasonNotTouched {
            TouchFailure("\(gesture) cannot touch", element, because: reason).record()
        } else {
            target.tap(as: element, for: gesture, lapse: lapse)
        }
    }
}

extension AccessibleElement {
    /// What about the element itself keeps touches away.
    fileprivate var reasonNotTouched: String? {
        if let reason = reasonNotSeen { return reason }
        if isView { return nil }
        if traits.contains(.notEnabled) { return "it is disabled" }
        let hasNoSize = frame.isEmpty && activationPoint == frame.center
        return hasNoSize ? "it has no size, at \(frame.shortText)" : nil
    }
}

extension HitTarget {
    fileprivate func tap(as element: AccessibleElement? = nil, for gesture: String = "tapOn", lapse: Lapse) {
        UIApplication.shared.clock.lapse(lapse) {
            let finger = SyntheticTouch(at: point)
            finger.begin()
            if finger.isUnclaimed, let obstacle = obstacleIfUnclaimed {
                finger.cancel()
                TouchFailure(gesture, view, obstacle, as: element).record()
            } else {
                finger.end()
            }
        }
    }
}
