import FailureReporting
import HeadlessUIKit

/// Swipes from an edge of a window inwards: a finger comes down at the middle of the edge, and moves straight inwards.
///
/// It touches the frontmost view there. No time passes by itself afterwards.
///
/// ```swift
/// swipeFromEdge(.left)   // goes back
/// ```
///
/// - Parameters:
///   - edge: one edge; none or several are a failure.
///   - window: the window; the key window by default. One that is not shown is a failure.
///   - length: how far, in points; by default half the window's width or height. Zero or less is a failure.
///   - duration: how long it takes, by which the clock moves.
@MainActor
public func swipeFromEdge(
    _ edge: UIRectEdge, of window: UIWindow? = nil, _ length: CGFloat? = nil,
    duration: Duration = .milliseconds(200), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        let window = window ?? UIApplication.shared.keyWindow
        let bounds = window?.bounds ?? UIScreen.main.bounds
        guard let (anchor, direction) = inward(from: edge) else {
            TouchFailure(
                misuse: "swipeFromEdge failed: edge must be one edge, not none or several."
            )
            .record()
            return
        }
        // A finger at the edge touches its outermost point.
        let unit = anchor.unit
        let start = CGPoint(
            x: min(max(bounds.minX + unit.x * bounds.width, bounds.minX), bounds.maxX - 0.5),
            y: min(max(bounds.minY + unit.y * bounds.height, bounds.minY), bounds.maxY - 0.5))
        let whole = direction.dx == 0 ? bounds.height : bounds.width
        Swipe(
            name: "swipeFromEdge", dx: direction.dx, dy: direction.dy, length ?? whole / 2, duration, 1, false
        ).perform(on: TouchPlace(.point(start, in: window)))
    }
}

private func inward(from edge: UIRectEdge) -> (TouchAnchor, CGVector)? {
    switch edge {
    case .left: (.left, CGVector(dx: 1, dy: 0))
    case .right: (.right, CGVector(dx: -1, dy: 0))
    case .top: (.top, CGVector(dx: 0, dy: 1))
    case .bottom: (.bottom, CGVector(dx: 0, dy: -1))
    default: nil
    }
}
