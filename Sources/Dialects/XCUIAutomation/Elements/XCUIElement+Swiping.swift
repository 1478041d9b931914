import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse

extension XCUIElement {
    /// Swipes up over the element.
    ///
    /// - Parameter velocity: how fast, in points per second.
    public func swipeUp(
        velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        swipe("swipeUp", 0, -1, velocity, CallSite(fileID, filePath, line, column))
    }

    /// Swipes down over the element.
    ///
    /// - Parameter velocity: how fast, in points per second.
    public func swipeDown(
        velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        swipe("swipeDown", 0, 1, velocity, CallSite(fileID, filePath, line, column))
    }

    /// Swipes to the left over the element.
    ///
    /// - Parameter velocity: how fast, in points per second.
    public func swipeLeft(
        velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        swipe("swipeLeft", -1, 0, velocity, CallSite(fileID, filePath, line, column))
    }

    /// Swipes to the right over the element.
    ///
    /// - Parameter velocity: how fast, in points per second.
    public func swipeRight(
        velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        swipe("swipeRight", 1, 0, velocity, CallSite(fileID, filePath, line, column))
    }

    private func swipe(
        _ name: String, _ dx: CGFloat, _ dy: CGFloat, _ velocity: XCUIGestureVelocity, _ site: CallSite
    ) {
        ElementAction(lookup, "\(name)()", at: site).perform { action in
            guard let speed = action.speed(velocity == .default ? .swipe : velocity) else { return }
            action.touch { node, point in
                let length = max(Fingers.leastSwipe, (dx == 0 ? node.frame.height : node.frame.width) * 0.4)
                let end = CGPoint(x: point.x + dx * length, y: point.y + dy * length)
                Fingers.drag(from: point, to: end, press: .zero, speed: speed, hold: .zero)
            }
        }
    }
}

// MARK: - Two fingers

extension XCUIElement {
    /// Pinches with two fingers.
    ///
    /// - Parameters:
    ///   - scale: how much larger the fingers' distance becomes; below 1, smaller.
    ///   - velocity: how fast, in factors per second; its sign must be that of the growth.
    public func pinch(
        withScale scale: CGFloat, velocity: CGFloat, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        ElementAction(
            lookup, "pinch(withScale: \(scale.shortText), velocity: \(velocity.shortText))", at: site
        )
        .perform { action in
            guard scale >= 0.001, scale <= 1000 else {
                return action.fail("\(scale.shortText) is not a scale from 0.001 to 1000")
            }
            guard let time = action.time(for: scale - 1, velocity) else { return }
            action.touch { _, point in
                afterwards {
                    pinchOn(
                        screenTarget(point), scale: scale, duration: time, force: true, fileID: site.fileID,
                        filePath: site.filePath, line: site.line, column: site.column)
                }
            }
        }
    }

    /// Rotates two fingers around the element's middle.
    ///
    /// - Parameters:
    ///   - rotation: the angle, in radians, clockwise.
    ///   - velocity: how fast, in radians per second; its sign must be that of the angle.
    public func rotate(
        _ rotation: CGFloat, withVelocity velocity: CGFloat, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        ElementAction(lookup, "rotate(\(rotation.shortText), withVelocity: \(velocity.shortText))", at: site)
            .perform { action in
                guard abs(velocity) <= 90 else {
                    return action.fail(
                        "\(velocity.shortText) is not a velocity from -90 to 90 radians per second")
                }
                guard let time = action.time(for: rotation, velocity) else { return }
                action.touch { _, point in
                    afterwards {
                        rotateOn(
                            screenTarget(point), by: rotation, duration: time, force: true,
                            fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column
                        )
                    }
                }
            }
    }
}

// MARK: - Arguments

extension ElementAction {
    /// A duration in seconds; `nil` for an invalid one, which is recorded.
    @MainActor
    func duration(_ seconds: TimeInterval) -> Duration? {
        if seconds.isFinite, (0...3600).contains(seconds) { return .seconds(seconds) }
        return refuse("\(seconds.shortSeconds) is not a duration from 0 to 3600 seconds")
    }

    @MainActor
    func speed(_ velocity: XCUIGestureVelocity) -> CGFloat? {
        let speed = velocity.rawValue
        if speed.isFinite, speed > 0 { return speed }
        return refuse("\(speed.shortText) is not a velocity above 0 points per second")
    }

    @MainActor
    fileprivate func time(for change: CGFloat, _ velocity: CGFloat) -> Duration? {
        guard change.isFinite else { return refuse("\(change.shortText) is not an angle") }
        guard velocity.isFinite, velocity != 0 else {
            return refuse("\(velocity.shortText) is not a velocity other than 0")
        }
        guard change == 0 || (change < 0) == (velocity < 0) else {
            return refuse(
                "the velocity \(velocity.shortText) goes the other way than the change by \(change.shortText)"
            )
        }
        return .seconds(min(max(0.05, Double(change / velocity)), 60))
    }

    @MainActor
    private func refuse<Value>(_ reason: String) -> Value? {
        fail(reason)
        return nil
    }
}

extension Double {
    var shortSeconds: String { CGFloat(self).shortText }
}
