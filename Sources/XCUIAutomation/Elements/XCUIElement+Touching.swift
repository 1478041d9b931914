import FailureReporting
import Foundation
import HeadlessUIKit
import Robot
import TimeLapse

// The touches of XCUITest. Each first scrolls the whole element into view, clear of bars and keyboard, and needs it to be
// hittable. Afterwards animations are finished, and no other time passes: to see what comes later, wait for it.
extension XCUIElement {
    /// Taps the element's middle.
    ///
    /// Afterwards animations have finished, and no other time has passed, as on a device: wait for what comes later.
    public func tap(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        tap("tap()", at: CallSite(fileID, filePath, line, column)) {
            tapOn(
                $0, lapse: .animations, force: true, fileID: $1.fileID, filePath: $1.filePath, line: $1.line,
                column: $1.column)
        }
    }

    /// Taps the element's middle, and returns the element for chains of calls, which Apple's does not.
    ///
    /// ```swift
    /// app.textFields["Email"].tap().typeText("ada@example.com")
    /// ```
    // A second function, so that a closure that returns nothing takes the first, as it does with Apple's.
    @_disfavoredOverload
    @discardableResult
    public func tap(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> XCUIElement {
        let _: Void = tap(fileID: fileID, filePath: filePath, line: line, column: column)
        return self
    }

    /// Taps twice in quick succession.
    public func doubleTap(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        tap("doubleTap()", at: CallSite(fileID, filePath, line, column)) {
            tapOn(
                $0, times: 2, lapse: .animations, force: true, fileID: $1.fileID, filePath: $1.filePath,
                line: $1.line, column: $1.column)
        }
    }

    /// Taps with two fingers at once.
    public func twoFingerTap(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        tap("twoFingerTap()", at: CallSite(fileID, filePath, line, column)) { place, site in
            afterwards {
                twoFingerTapOn(
                    place, force: true, fileID: site.fileID, filePath: site.filePath, line: site.line,
                    column: site.column)
            }
        }
    }

    /// Taps several times in quick succession, with several fingers.
    ///
    /// - Parameters:
    ///   - numberOfTaps: how often, from 1 to 1000.
    ///   - numberOfTouches: with how many fingers, 1 to 5.
    public func tap(
        withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let name = "tap(withNumberOfTaps: \(numberOfTaps), numberOfTouches: \(numberOfTouches))"
        let action = ElementAction(lookup, name, at: CallSite(fileID, filePath, line, column))
        action.perform { action in
            guard (1...5).contains(numberOfTouches) else {
                return action.fail("numberOfTouches must be from 1 to 5, not \(numberOfTouches)")
            }
            guard (1...1000).contains(numberOfTaps) else {
                return action.fail("numberOfTaps must be from 1 to 1000, not \(numberOfTaps)")
            }
            action.touch { _, point in
                Fingers.tap(at: point, times: numberOfTaps, fingers: numberOfTouches, site: action.site)
            }
        }
    }

    private func tap(
        _ name: String, at site: CallSite, _ gesture: @escaping @MainActor (CGPoint, CallSite) -> Void
    ) {
        ElementAction(lookup, name, at: site).perform { action in
            action.touch { _, point in gesture(screenTarget(point), site) }
        }
    }

    /// Presses for a duration, in seconds.
    public func press(
        forDuration duration: TimeInterval, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        ElementAction(lookup, "press(forDuration: \(duration.shortSeconds))", at: site).perform { action in
            guard let duration = action.duration(duration) else { return }
            action.touch { _, point in
                afterwards {
                    longPressOn(
                        screenTarget(point), duration: duration, force: true, fileID: site.fileID,
                        filePath: site.filePath, line: site.line, column: site.column)
                }
            }
        }
    }

    /// Presses for a duration, then drags to another element and lifts the finger there, in movement.
    ///
    /// - Parameters:
    ///   - duration: how long to press, in seconds.
    ///   - otherElement: where to drag to, its middle.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        press(
            forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
            thenHoldForDuration: 0, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Presses for a duration, then drags to another element and holds there.
    ///
    /// - Parameters:
    ///   - duration: how long to press, in seconds.
    ///   - otherElement: where to drag to, its middle.
    ///   - velocity: how fast, in points per second.
    ///   - holdDuration: how long to hold still at the end, in seconds; 0 to lift the finger in movement.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let action = ElementAction(
            lookup, "press(forDuration:thenDragTo:)", at: CallSite(fileID, filePath, line, column))
        let other = ElementAction(otherElement.lookup, action.name, at: action.site)
        action.perform { action in
            guard let press = action.duration(duration), let hold = action.duration(holdDuration),
                let speed = action.speed(velocity)
            else { return }
            action.touch { _, start in
                // It is not scrolled to, as that would move what is dragged.
                switch other.lookup.committed.onlyNode(for: action.name) {
                case .failure(let failure): failure.record()
                case .success(let node):
                    let frame = node.frame
                    Fingers.drag(
                        from: start, to: CGPoint(x: frame.midX, y: frame.midY), press: press, speed: speed,
                        hold: hold)
                }
            }
        }
    }
}

// MARK: - Swipes

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
        guard seconds.isFinite, seconds >= 0, seconds <= 3600 else {
            fail("\(seconds.shortSeconds) is not a duration from 0 to 3600 seconds")
            return nil
        }
        return .seconds(seconds)
    }

    @MainActor
    func speed(_ velocity: XCUIGestureVelocity) -> CGFloat? {
        guard velocity.rawValue.isFinite, velocity.rawValue > 0 else {
            fail("\(velocity.rawValue.shortText) is not a velocity above 0 points per second")
            return nil
        }
        return velocity.rawValue
    }

    /// How long a change takes at a velocity.
    @MainActor
    fileprivate func time(for change: CGFloat, _ velocity: CGFloat) -> Duration? {
        guard change.isFinite else {
            fail("\(change.shortText) is not an angle")
            return nil
        }
        guard velocity.isFinite, velocity != 0 else {
            fail("\(velocity.shortText) is not a velocity other than 0")
            return nil
        }
        guard change == 0 || (change < 0) == (velocity < 0) else {
            fail(
                "the velocity \(velocity.shortText) goes the other way than the change by \(change.shortText)"
            )
            return nil
        }
        return .seconds(min(max(0.05, Double(change / velocity)), 60))
    }
}

extension Double {
    /// The number as source code.
    var shortSeconds: String { CGFloat(self).shortText }
}
