import FailureReporting
import HeadlessUIKit

/// Several fingers of a test, by number, that come down, move and are lifted together, in one event.
///
/// ```swift
/// let driver = GestureDriver()
/// driver.begin([0: CGPoint(x: 100, y: 200), 1: CGPoint(x: 200, y: 200)])
/// driver.move([0: CGPoint(x: 50, y: 200), 1: CGPoint(x: 250, y: 200)], over: .milliseconds(300))
/// driver.end([1])
/// driver.end()
/// ```
///
/// A finger that was lifted can come down again, which begins another touch. If one of the fingers cannot do a step,
/// that is a failure, and none of them does it.
@MainActor
public final class GestureDriver {
    /// How many fingers there are: 0 to 9.
    public nonisolated static let fingers = 10

    private let tool: TouchTool
    private var touches: [SyntheticTouch?] = Array(repeating: nil, count: fingers)

    /// Makes a driver whose fingers are all up.
    ///
    /// - Parameter tool: what each of the fingers is.
    public init(with tool: TouchTool = .finger) {
        self.tool = tool
    }

    /// The fingers that are down, in order.
    public var fingersDown: [Int] {
        touches.indices.filter { touches[$0]?.isDown ?? false }
    }

    /// The current or last touch of a finger; `nil` for a finger that was never down.
    public func touch(of finger: Int) -> SyntheticTouch? {
        touches.indices.contains(finger) ? touches[finger] : nil
    }

    /// Brings fingers down, in one event.
    ///
    /// - Parameters:
    ///   - places: where each finger comes down.
    ///   - view: the view whose coordinates the places are in; `nil` for the screen's.
    public func begin(
        _ places: KeyValuePairs<Int, CGPoint>, in view: UIView? = nil, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        let fingers = places.map(\.key)
        perform("begin", fingers, at: site) { _ in
            let new = places.map { SyntheticTouch(at: $0.value, in: view, with: tool) }
            for (finger, touch) in zip(fingers, new) {
                if let reason = touch.reasonAgainst(.began, touch.nextLocation) { return (finger, reason) }
            }
            for (finger, touch) in zip(fingers, new) { touches[finger] = touch }
            SyntheticTouch.send(new, .began)
            return nil
        }
    }

    /// Moves fingers in straight lines, in one step, or frame by frame for a duration.
    ///
    /// - Parameters:
    ///   - places: where each finger ends.
    ///   - view: the view whose coordinates the places are in; `nil` for the screen's.
    ///   - duration: how long it takes, by which the clock moves. Negative, or above an hour, is a failure.
    ///   - easing: how the distance is spread over the time.
    public func move(
        _ places: KeyValuePairs<Int, CGPoint>, in view: UIView? = nil, over duration: Duration = .zero,
        easing: TouchEasing = .linear, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        perform("move", places.map(\.key), at: site) { moving in
            let starts = moving.map(\.nextLocation)
            let ends = places.map { view?.convertToScreen($0.value) ?? $0.value }
            for (place, end) in zip(places, ends) where !end.isFinite {
                return (place.key, "\(place.value.shortText) is not a point")
            }
            if let reason = duration.reasonAgainstMoving { return (places[0].key, reason) }
            DisplayFrames.run(for: duration) { time in
                let progress = easing.progress(at: time)
                let now = zip(starts, ends).map { $0.moved(progress, towards: $1) }
                // A handler may have lifted some fingers.
                let left = zip(moving, now).filter { $0.0.isDown }
                SyntheticTouch.send(left.map(\.0), .moved, left.map(\.1))
                return !left.isEmpty
            }
            return nil
        }
    }

    /// Lifts fingers where they are, in one event.
    ///
    /// - Parameter fingers: the numbers of the fingers; by default all that are down.
    public func end(
        _ fingers: [Int]? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        finish("end", .ended, fingers, at: CallSite(fileID, filePath, line, column))
    }

    /// Cancels the touches of fingers in one event, as the system does when a call comes in.
    ///
    /// - Parameter fingers: the numbers of the fingers; by default all that are down.
    public func cancel(
        _ fingers: [Int]? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        finish("be cancelled", .cancelled, fingers, at: CallSite(fileID, filePath, line, column))
    }
}

extension GestureDriver {
    private func finish(_ step: String, _ phase: UITouch.Phase, _ fingers: [Int]?, at site: CallSite) {
        perform(step, fingers ?? fingersDown, at: site) { lifted in
            SyntheticTouch.send(lifted, phase)
            return nil
        }
    }

    /// Performs one step of some fingers, unless one of them cannot do it.
    ///
    /// - Parameter action: the step of the touches that are down; returns the finger that cannot do it, and why.
    private func perform(
        _ step: String, _ fingers: [Int], at site: CallSite,
        _ action: ([SyntheticTouch]) -> (finger: Int, reason: String)?
    ) {
        (CallSite.current ?? site).whileCurrent {
            guard !fingers.isEmpty else {
                TouchFailure(misuse: "GestureDriver cannot \(step): no finger is down or given.").record()
                return
            }
            var problem: (finger: Int, reason: String)?
            for (index, finger) in fingers.enumerated() where problem == nil {
                let isRepeated = fingers[..<index].contains(finger)
                problem = reason(against: step, finger, isRepeated: isRepeated).map { (finger, $0) }
            }
            problem = problem ?? action(fingers.compactMap { touches[$0] })
            if let problem {
                TouchFailure(misuse: "Finger \(problem.finger) cannot \(step): \(problem.reason).").record()
            }
        }
    }

    private func reason(against step: String, _ finger: Int, isRepeated: Bool) -> String? {
        guard touches.indices.contains(finger) else {
            return "the fingers are 0 to \(Self.fingers - 1)"
        }
        if isRepeated { return "it is given twice" }
        let isDown = touches[finger]?.isDown ?? false
        if step == "begin" { return isDown ? "it is down already" : nil }
        return isDown ? nil : "it is not down"
    }
}
