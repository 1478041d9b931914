import FailureReporting
import HeadlessUIKit

/// A finger of a test: it comes down, moves and is lifted, and the application receives its events.
///
/// Every gesture is made of these; no touch reaches the application otherwise.
///
/// ```swift
/// let finger = SyntheticTouch(at: CGPoint(x: 195, y: 322))
/// finger.begin()
/// finger.move(to: CGPoint(x: 195, y: 400))
/// finger.end()
/// ```
///
/// A step that the finger cannot do, such as moving before it is down, is a failure, and nothing happens. For several
/// fingers that move together use ``GestureDriver``; for a step whose phase and point are set separately,
/// ``updatePhase(_:fileID:filePath:line:column:)``.
@MainActor
public final class SyntheticTouch {
    enum Stage {
        case notYetDown, down, lifted
    }

    private let application: UIApplication
    private let touch: UITouch
    private let tool: TouchTool
    private(set) var stage = Stage.notYetDown
    /// The phase that the next event sends.
    var nextPhase = UITouch.Phase.began
    var nextLocation: CGPoint

    /// Makes a finger that will come down at `location`.
    ///
    /// - Parameters:
    ///   - location: where; a point off the screen touches nothing.
    ///   - view: the view whose coordinates `location` is in; `nil` for the screen's.
    ///   - tapCount: the touch's `tapCount`; by default it is counted.
    ///   - tool: what touches.
    public init(
        at location: CGPoint, in view: UIView? = nil, tapCount: Int? = nil, with tool: TouchTool = .finger
    ) {
        let application = UIApplication.shared
        if view != nil { application.commit() }
        let screenLocation = view?.convertToScreen(location) ?? location
        self.application = application
        self.tool = tool
        nextLocation = screenLocation
        touch = UITouch(
            at: screenLocation, tapCount: tapCount, timestamp: application.timestamp, type: tool.type,
            force: tool.force, majorRadius: tool.radius, altitude: tool.altitude, azimuth: tool.azimuth)
    }

    /// The touch that the application receives.
    public var uiTouch: UITouch { touch }

    /// The view in which the touch began; `nil` before that, and if there was none.
    public var view: UIView? { touch.view }

    /// Whether the finger is down.
    public var isDown: Bool { stage == .down && !touch.isOver }

    /// Whether nothing on the responder chain handled the touch when it began.
    public var isUnclaimed: Bool { touch.view == nil || touch.wasUnclaimed }

    /// Where the finger is, or will come down, in `view`'s coordinates; in the screen's if that is `nil`.
    public func location(in view: UIView? = nil) -> CGPoint {
        view?.convertFromScreen(touch.screenLocation) ?? touch.screenLocation
    }

    /// Brings the finger down.
    public func begin(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        perform("begin", at: CallSite(fileID, filePath, line, column), .began, touch.screenLocation)
    }

    /// Moves the finger, which must be down, to `location` in one step.
    ///
    /// - Parameter view: the view whose coordinates `location` is in; `nil` for the screen's.
    public func move(
        to location: CGPoint, in view: UIView? = nil, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let location = view?.convertToScreen(location) ?? location
        perform("move", at: CallSite(fileID, filePath, line, column), .moved, location)
    }

    /// Lifts the finger where it is.
    public func end(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        perform("end", at: CallSite(fileID, filePath, line, column), .ended, touch.screenLocation)
    }

    /// Cancels the touch, as the system does when a call comes in.
    public func cancel(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        perform(
            "be cancelled", at: CallSite(fileID, filePath, line, column), .cancelled, touch.screenLocation)
    }
}

// MARK: - One step

extension SyntheticTouch {
    /// Performs one step, unless the finger cannot do it.
    func perform(
        _ step: String, at site: CallSite, _ phase: UITouch.Phase, _ location: CGPoint, force: CGFloat? = nil
    ) {
        attempt(step, at: site, phase, location, force: force) {
            Self.send([self], phase, [location], force: force)
        }
    }

    /// Performs `action` unless the finger cannot do the step, which is recorded at the caller's line.
    func attempt(
        _ step: String, at site: CallSite, _ phase: UITouch.Phase, _ location: CGPoint,
        force: CGFloat? = nil, because reason: String? = nil, _ action: () -> Void
    ) {
        (CallSite.current ?? site).whileCurrent {
            if let reason = reason ?? reasonAgainst(phase, location, force: force) {
                TouchFailure(misuse: "A touch cannot \(step): \(reason).").record()
            } else {
                action()
            }
        }
    }

    /// Sends one event for fingers that all have the same phase.
    ///
    /// - Parameter locations: where each of them is, on the screen; `nil` for where they are already.
    static func send(
        _ fingers: [SyntheticTouch], _ phase: UITouch.Phase, _ locations: [CGPoint]? = nil,
        force: CGFloat? = nil
    ) {
        guard let first = fingers.first else { return }
        let timestamp = first.application.timestamp
        var touches: [UITouch] = []
        touches.reserveCapacity(fingers.count)
        for (index, finger) in fingers.enumerated() {
            let location = locations?[index] ?? finger.nextLocation
            finger.stage = phase == .ended || phase == .cancelled ? .lifted : .down
            finger.nextLocation = location
            finger.touch.update(to: phase, at: location, timestamp: timestamp, force: force)
            touches.append(finger.touch)
        }
        first.application.sendEvent(
            UIEvent(
                touches: touches, timestamp: timestamp, modifierFlags: first.tool.modifiers,
                buttonMask: first.tool.buttons))
    }

    /// Why the finger cannot do a step, as a clause; `nil` if it can.
    func reasonAgainst(_ phase: UITouch.Phase, _ location: CGPoint, force: CGFloat? = nil) -> String? {
        if !location.isFinite { return "\(location.shortText) is not a point" }
        switch (stage, phase) {
        case (.lifted, _): return "it is over"
        case (.down, .began): return "it is down already"
        case (.notYetDown, .began): return tool.reasonAgainst(touch)
        case (.notYetDown, _): return "it is not down"
        case (.down, _): return force.flatMap { TouchTool.reasonAgainst(force: $0, of: touch) }
        }
    }
}
