import FailureReporting
import HeadlessUIKit

extension SyntheticTouch {
    /// Moves the finger by `offset`, in points of the screen, in one step.
    public func move(
        by offset: CGVector, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let start = uiTouch.screenLocation
        perform(
            "move", at: CallSite(fileID, filePath, line, column), .moved,
            CGPoint(x: start.x + offset.dx, y: start.y + offset.dy))
    }

    /// Moves the finger in a straight line, in steps of equal length, one for each frame of the display.
    ///
    /// - Parameters:
    ///   - location: where it ends, in the coordinates of `view`, or of the screen if that is `nil`.
    ///   - steps: how many, above 0; all else is a failure.
    public func move(
        to location: CGPoint, in view: UIView? = nil, steps: Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        move(
            along: [location], in: view, over: .seconds(max(0, min(steps, 1 << 40))) / DisplayFrames.rate,
            because: steps > 0 ? nil : "steps must be above 0, not \(steps)",
            at: CallSite(fileID, filePath, line, column))
    }

    /// Moves the finger in a straight line, frame by frame for a duration, by which the clock moves.
    ///
    /// - Parameters:
    ///   - location: where it ends, in the coordinates of `view`, or of the screen if that is `nil`.
    ///   - duration: how long it takes; zero is one step. Negative, or above an hour, is a failure.
    ///   - easing: how the distance is spread over the time.
    public func move(
        to location: CGPoint, in view: UIView? = nil, over duration: Duration, easing: TouchEasing = .linear,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        move(
            along: [location], in: view, over: duration, easing: easing,
            at: CallSite(fileID, filePath, line, column))
    }

    /// Moves the finger through `points`, in straight lines, at a constant speed except for the easing.
    ///
    /// The clock moves by `duration`, frame by frame. No points is a failure.
    ///
    /// - Parameters:
    ///   - points: in the coordinates of `view`, or of the screen if that is `nil`.
    ///   - duration: how long it takes; zero is one step, to the end. Negative, or above an hour, is a failure.
    ///   - easing: how the distance is spread over the time.
    public func move(
        along points: [CGPoint], in view: UIView? = nil, over duration: Duration,
        easing: TouchEasing = .linear, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        move(
            along: points, in: view, over: duration, easing: easing,
            at: CallSite(fileID, filePath, line, column))
    }

    /// Keeps the finger, which must be down, where it is for a duration, by which the clock moves.
    ///
    /// A finger at rest sends no events. A negative duration is a failure.
    public func stay(
        for duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let reason = duration < .zero ? "\(duration.text) is not a valid duration" : nil
        attempt(
            "stay", at: CallSite(fileID, filePath, line, column), .moved, uiTouch.screenLocation,
            because: reason
        ) {
            DisplayFrames.pass(duration)
        }
    }

    /// Changes the force of the finger where it is.
    ///
    /// - Parameter force: 1 is the force of an average touch. Below 0, or above the tool's maximum, is a failure.
    public func press(
        force: CGFloat, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        perform(
            "change its force", at: CallSite(fileID, filePath, line, column), .moved, uiTouch.screenLocation,
            force: force)
    }

    private func move(
        along points: [CGPoint], in view: UIView?, over duration: Duration, easing: TouchEasing = .linear,
        because reason: String? = nil, at site: CallSite
    ) {
        let start = uiTouch.screenLocation
        let places = points.map { view?.convertToScreen($0) ?? $0 }
        let odd = zip(places, points).first { !$0.0.isFinite }.map { "\($0.1.shortText) is not a point" }
        let noPoints = points.isEmpty ? "there are no points to move to" : nil
        let reasonNow = reasonAgainst(.moved, start)
        attempt(
            "move", at: site, .moved, start,
            because: reasonNow ?? reason ?? noPoints ?? odd ?? duration.reasonAgainstMoving
        ) {
            guard let path = TouchPath([start] + places) else { return }
            DisplayFrames.run(for: duration) { time in
                // A handler may have lifted it.
                guard isDown else { return false }
                Self.send([self], .moved, [path.point(at: easing.progress(at: time))])
                return true
            }
        }
    }
}
