import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse

// The touches of XCUITest. Each first scrolls the whole element into view, clear of bars and keyboard, and needs it to be
// hittable. Afterwards animations are finished, and no other time passes: to see what comes later, wait for it.
extension XCUIElement {
    /// Taps the element's middle.
    ///
    /// Afterwards animations have finished, and no other time has passed, as on a device: wait for what comes later. Where
    /// a recognizer waits for a second tap, its time is over.
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
    @_disfavoredOverload
    @discardableResult
    public func tap(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> XCUIElement {
        // A second function, so that a closure that returns nothing takes the first, as it does with Apple's.
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
        ElementAction(lookup, name, at: CallSite(fileID, filePath, line, column)).perform { action in
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
            action.touch { node, point in
                guard case .statusBar = node.source else {
                    gesture(screenTarget(point), site)
                    return letGesturesBeDecided()
                }
                // As on a device, nothing happens if no scroll view is found.
                afterwards { _ = UIApplication.shared.statusBarWasTapped() }
            }
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
        let other = otherElement.lookup
        action.perform { action in
            guard let press = action.duration(duration), let hold = action.duration(holdDuration),
                let speed = action.speed(velocity)
            else { return }
            action.touch { _, start in
                // It is not scrolled to, as that would move what is dragged.
                guard let frame = other.node(for: action.name)?.frame else { return }
                Fingers.drag(
                    from: start, to: CGPoint(x: frame.midX, y: frame.midY), press: press, speed: speed,
                    hold: hold)
            }
        }
    }
}
