import HeadlessUIKit
import TimeLapse

// The gestures' functions as methods, with the same parameters and failures.
extension TouchTarget {
    /// Drags a finger over the target, from one of its points to another.
    ///
    /// See ``dragOn(_:from:to:hold:duration:easing:with:force:fileID:filePath:line:column:)``.
    public func drag(
        from start: CGPoint, to end: CGPoint, hold: Duration = .zero,
        duration: Duration = GestureDefaults.movement, easing: TouchEasing = .linear,
        with tool: TouchTool = .finger, force: Bool = false, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        dragOn(
            self, from: start, to: end, hold: hold, duration: duration, easing: easing, with: tool,
            force: force, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Drags a finger over the target along points, in straight lines from each to the next.
    ///
    /// See ``dragOn(_:along:duration:easing:with:force:fileID:filePath:line:column:)``.
    public func drag(
        along points: [CGPoint], duration: Duration = GestureDefaults.movement, easing: TouchEasing = .linear,
        with tool: TouchTool = .finger, force: Bool = false, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        dragOn(
            self, along: points, duration: duration, easing: easing, with: tool, force: force, fileID: fileID,
            filePath: filePath, line: line, column: column)
    }

    /// Drags the target onto another one; see
    /// ``drag(_:onto:hold:duration:easing:force:fileID:filePath:line:column:)``.
    public func drag(
        onto destination: any TouchTarget, hold: Duration = .zero,
        duration: Duration = GestureDefaults.movement, easing: TouchEasing = .linear, force: Bool = false,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        Touch.drag(
            self, onto: destination, hold: hold, duration: duration, easing: easing, force: force,
            fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Lifts what can be dragged at the target, and drops it on another one; see
    /// ``dragAndDrop(_:to:hold:duration:rest:lapse:force:fileID:filePath:line:column:)``.
    public func dragAndDrop(
        to destination: any TouchTarget, hold: Duration = GestureDefaults.lift,
        duration: Duration = GestureDefaults.movement, rest: Duration = .zero, lapse: Lapse = .automatic,
        force: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        Touch.dragAndDrop(
            self, to: destination, hold: hold, duration: duration, rest: rest, lapse: lapse, force: force,
            fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Pans with one or several fingers, side by side, that move together; see
    /// ``panOn(_:by:fingers:duration:easing:force:fileID:filePath:line:column:)``.
    public func pan(
        by offset: CGVector, fingers: Int = 1, duration: Duration = GestureDefaults.movement,
        easing: TouchEasing = .linear, force: Bool = false, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        panOn(
            self, by: offset, fingers: fingers, duration: duration, easing: easing, force: force,
            fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Touches the target at a point, moves in a straight line to another, and lets go.
    ///
    /// See ``touchAndMoveLinearlyOn(_:from:to:numberOfIntermediatePoints:force:fileID:filePath:line:column:)``.
    public func touchAndMoveLinearly(
        from start: CGPoint, to end: CGPoint,
        numberOfIntermediatePoints count: Int = GestureDefaults.intermediatePoints, force: Bool = false,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        touchAndMoveLinearlyOn(
            self, from: start, to: end, numberOfIntermediatePoints: count, force: force, fileID: fileID,
            filePath: filePath, line: line, column: column)
    }

    /// Touches the target and moves from point to point; see
    /// ``touchAndMoveLinearlyOn(_:along:force:fileID:filePath:line:column:)``.
    public func touchAndMoveLinearly(
        along points: [CGPoint], force: Bool = false, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        touchAndMoveLinearlyOn(
            self, along: points, force: force, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Touches the target and moves in a straight line whose middle is at a point.
    ///
    /// See ``touchAndMoveLinearlyAroundPointOn(_:center:delta:numberOfIntermediatePoints:force:fileID:filePath:line:column:)``.
    public func touchAndMoveLinearlyAroundPoint(
        center: CGPoint, delta: CGVector,
        numberOfIntermediatePoints count: Int = GestureDefaults.intermediatePoints, force: Bool = false,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        touchAndMoveLinearlyAroundPointOn(
            self, center: center, delta: delta, numberOfIntermediatePoints: count, force: force,
            fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Touches the target at its center and moves in a straight line from there.
    ///
    /// See ``touchAndMoveLinearlyFromCenterOf(_:delta:numberOfIntermediatePoints:force:fileID:filePath:line:column:)``.
    public func touchAndMoveLinearlyFromCenter(
        delta: CGVector, numberOfIntermediatePoints count: Int = GestureDefaults.intermediatePoints,
        force: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        touchAndMoveLinearlyFromCenterOf(
            self, delta: delta, numberOfIntermediatePoints: count, force: force, fileID: fileID,
            filePath: filePath, line: line, column: column)
    }
}
