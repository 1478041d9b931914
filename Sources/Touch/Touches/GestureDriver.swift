import FailureReporting
import Foundation
import HeadlessUIKit

/// Several fingers of a test, by number, that can come down, move and be lifted at once, in one event.
///
/// ```swift
/// let hand = GestureDriver()
/// hand.begin([0: CGPoint(x: 100, y: 200), 1: CGPoint(x: 200, y: 200)])
/// hand.move([0: CGPoint(x: 50, y: 200), 1: CGPoint(x: 250, y: 200)], over: .milliseconds(300))
/// hand.end([1])
/// hand.end()
/// ```
///
/// A finger that was lifted can come down again, which is another touch. What one of the fingers cannot do is a
/// failure, and then none of them does anything.
@MainActor
public final class GestureDriver {
    /// How many fingers there are: 0 to 9.
    public nonisolated static let fingers = 10

    private let tool: TouchTool
    private var touches: [SyntheticTouch?] = Array(repeating: nil, count: fingers)

    /// Makes a hand whose fingers are all up.
    ///
    /// - Parameter tool: what touches, for each of the fingers.
    public init(with tool: TouchTool = .finger) {
        self.tool = tool
    }

    /// The fingers that are down, in order.
    public var fingersDown: [Int] {
        touches.indices.filter { touches[$0]?.isDown ?? false }
    }

    /// The touch of a finger, or its last one; `nil` for one that was never down.
    public func touch(of finger: Int) -> SyntheticTouch? {
        touches.indices.contains(finger) ? touches[finger] : nil
    }

    /// Brings fingers down, in one event.
    ///
    /// - Parameters:
    ///   - places: where each comes down.
    ///   - view: the view whose coordinates the places are in; those of the screen without one.
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
            SyntheticTouch.send(new, .began, new.map(\.nextLocation))
            return nil
        }
    }

    /// Moves fingers in straight lines, in one step, or in the time that it takes, frame by frame.
    ///
    /// - Parameters:
    ///   - places: where each of them ends.
    ///   - view: the view whose coordinates the places are in; those of the screen without one.
    ///   - duration: how long it takes, by which the clock is moved on. Negative, or above an hour, is a failure.
    ///   - easing: how the way is spread over the time.
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
                // A handler may have lifted some.
                let left = zip(moving, now).filter { $0.0.isDown }
                SyntheticTouch.send(left.map(\.0), .moved, left.map(\.1))
                return !left.isEmpty
            }
            return nil
        }
    }

    /// Lifts fingers where they are, in one event.
    ///
    /// - Parameter fingers: which; all that are down unless told.
    public func end(
        _ fingers: [Int]? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        finish("end", .ended, fingers, at: CallSite(fileID, filePath, line, column))
    }

    /// Takes the touches of fingers away, as the system does when a call comes in, in one event.
    ///
    /// - Parameter fingers: which; all that are down unless told.
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
            SyntheticTouch.send(lifted, phase, lifted.map(\.nextLocation))
            return nil
        }
    }

    /// Carries out one step of some fingers, unless one of them cannot do it.
    ///
    /// - Parameter action: the step, of the fingers that are down; returns which finger cannot do it, and why.
    private func perform(
        _ step: String, _ fingers: [Int], at site: CallSite,
        _ action: ([SyntheticTouch]) -> (finger: Int, reason: String)?
    ) {
        (CallSite.current ?? site).whileCurrent {
            guard !fingers.isEmpty else {
                TouchFailure(misuse: "A hand cannot \(step): no finger is down or named.").record()
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
            return "a hand has the fingers 0 to \(Self.fingers - 1)"
        }
        if isRepeated { return "it is named twice" }
        let isDown = touches[finger]?.isDown ?? false
        if step == "begin" { return isDown ? "it is down already" : nil }
        return isDown ? nil : "it is not down"
    }
}
