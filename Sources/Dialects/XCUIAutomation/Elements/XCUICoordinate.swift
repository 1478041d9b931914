import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse

/// A point of the screen, relative to an element, found whenever it is used.
///
/// ```swift
/// app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9)).tap()
/// ```
///
/// A touch there goes to whatever is there.
open class XCUICoordinate: NSObject, @unchecked Sendable {
    /// The element that it is relative to.
    public let referencedElement: XCUIElement
    private let place: ElementPlace

    init(_ element: XCUIElement, _ place: ElementPlace) {
        referencedElement = element
        self.place = place
    }

    /// The point, in the screen's coordinates.
    public var screenPoint: CGPoint {
        OnMainActor.run {
            self.referencedElement.node(for: "screenPoint").map { self.place.point(in: $0.frame) } ?? .zero
        }
    }

    /// A coordinate at an offset, in points.
    public func withOffset(_ offset: CGVector) -> XCUICoordinate {
        var place = place
        place.offset.dx += offset.dx
        place.offset.dy += offset.dy
        return XCUICoordinate(referencedElement, place)
    }

    /// Taps at the point.
    public func tap(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        touch("tap()", CallSite(fileID, filePath, line, column)) { action, point in
            Fingers.tap(at: point, times: 1, fingers: 1, site: action.site)
        }
    }

    /// Taps twice in quick succession.
    public func doubleTap(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        touch("doubleTap()", CallSite(fileID, filePath, line, column)) { action, point in
            Fingers.tap(at: point, times: 2, fingers: 1, site: action.site)
        }
    }

    /// Presses for a duration, in seconds.
    public func press(
        forDuration duration: TimeInterval, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        touch("press(forDuration: \(duration.shortSeconds))", CallSite(fileID, filePath, line, column)) {
            action, point in
            guard let press = action.duration(duration) else { return }
            Fingers.drag(from: point, to: point, press: press, speed: 1, hold: .zero)
        }
    }

    /// Presses for a duration, then drags to another coordinate and lifts the finger there, in movement.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        press(
            forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
            thenHoldForDuration: 0, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Presses for a duration, then drags to another coordinate and holds there.
    ///
    /// - Parameters:
    ///   - duration: how long to press, in seconds.
    ///   - otherCoordinate: where to drag to.
    ///   - velocity: how fast, in points per second.
    ///   - holdDuration: how long to hold still at the end, in seconds; 0 to lift the finger in movement.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        touch("press(forDuration:thenDragTo:)", CallSite(fileID, filePath, line, column)) { action, start in
            guard let press = action.duration(duration), let hold = action.duration(holdDuration),
                let speed = action.speed(velocity)
            else { return }
            guard let other = otherCoordinate.referencedElement.node(for: action.name) else { return }
            let end = otherCoordinate.place.point(in: other.frame)
            guard end.isFinite else { return action.fail("\(end.shortText) is not a point") }
            Fingers.drag(from: start, to: end, press: press, speed: speed, hold: hold)
        }
    }

    /// Runs a gesture at the point; an element that does not exist, and a point that is none, are failures.
    private func touch(
        _ name: String, _ site: CallSite, _ gesture: @MainActor (ElementAction, CGPoint) -> Void
    ) {
        ElementAction(referencedElement.lookup, "coordinate(…).\(name)", at: site).perform { action in
            guard Interruptions.handle(before: action),
                let node = self.referencedElement.node(for: action.name)
            else { return }
            let point = self.place.point(in: node.frame)
            guard point.isFinite else { return action.fail("\(point.shortText) is not a point") }
            gesture(action, point)
        }
    }

    /// The coordinate as source code.
    open override var description: String {
        let offset = place.normalized
        let base =
            "\(referencedElement.lookup.code).coordinate(withNormalizedOffset: CGVector(dx: \(offset.dx.shortText), dy: \(offset.dy.shortText)))"
        return place.offset == CGVector(dx: 0, dy: 0)
            ? base
            : "\(base).withOffset(CGVector(dx: \(place.offset.dx.shortText), dy: \(place.offset.dy.shortText)))"
    }
}

extension XCUIElement {
    /// A point of the element: (0, 0) is its upper left corner, (1, 1) the lower right one; others are outside.
    public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(self, ElementPlace(normalized: normalizedOffset))
    }
}
