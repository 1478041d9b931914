import FailureReporting
import HeadlessUIKit

/// Moves a pointer over a target, keeps it there for a duration, and removes it.
///
/// The pointer touches nothing. The clock moves by `duration`; no time passes by itself afterwards. For a pointer that
/// stays use ``SyntheticPointer``.
///
/// - Parameters:
///   - target: what to hover over; of a query, the first.
///   - duration: how long; negative is a failure.
///   - modifiers: the keys that are held down.
///   - force: whether to hover without the hittability checks.
@MainActor
public func hoverOver(
    _ target: any TouchTarget, for duration: Duration = .zero, modifiers: UIKeyModifierFlags = [],
    force: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        if let misuse = Gesture.reason(staying: duration) {
            TouchFailure(misuse: "hoverOver failed: \(misuse).").record()
            return
        }
        guard let place = target.placeToTouch(for: "hoverOver") else { return }
        switch place.aim(for: "hoverOver", force: force) {
        case .failure(let failure): failure.record()
        case .success(let aim):
            let pointer = SyntheticPointer(modifiers: modifiers)
            pointer.enter(at: aim.point)
            DisplayFrames.pass(duration)
            if pointer.isOverScreen { pointer.exit() }
        }
    }
}
