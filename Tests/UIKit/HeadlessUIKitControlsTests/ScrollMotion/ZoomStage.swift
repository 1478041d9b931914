import Foundation
import TimeLapse

@testable import HeadlessUIKitCore

/// A scroll stage whose content, 300 by 300 as the scroll view, can be zoomed from a half to three times its size.
@MainActor
final class ZoomStage {
    let stage = ScrollStage()
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    var scrollView: UIScrollView { stage.scrollView }
    var log: ScrollLog { stage.log }

    init() {
        scrollView.contentSize = photo.frame.size
        scrollView.addSubview(photo)
        scrollView.minimumZoomScale = 0.5
        scrollView.maximumZoomScale = 3
        log.zoomedView = photo
    }

    /// Runs `body` in a world of its own, lets what it began come to an end, and returns the log.
    static func run(_ body: (ZoomStage) -> Void) -> String {
        UIApplication.withShared(UIApplication()) {
            let stage = ZoomStage()
            body(stage)
            stage.stage.application.clock.runUntilIdle()
            stage.stage.application.closeWindows()
            return stage.log.text
        }
    }

    /// Pinches side by side around a point of the screen: two fingers that are at distances, a step each 20
    /// milliseconds, and are lifted at once. They come down 10 points closer, so that the pinch is recognized at the
    /// first distance.
    func pinch(_ distances: CGFloat..., around middle: CGPoint = CGPoint(x: 150, y: 250)) {
        let pair = Self.recognizedPair(at: distances[0], middle)
        for distance in distances.dropFirst() {
            stage.lapse(20)
            pair.move(to: Self.places(distance, middle))
        }
        pair.end(.ended)
    }

    /// Two fingers that are at a distance when their pinch is recognized.
    static func recognizedPair(at distance: CGFloat, _ middle: CGPoint) -> FingersTogether {
        let pair = FingersTogether(at: places(distance - 10, middle))
        pair.move(to: places(distance, middle))
        return pair
    }

    static func places(_ distance: CGFloat, _ middle: CGPoint) -> [CGPoint] {
        [CGPoint(x: middle.x - distance / 2, y: middle.y), CGPoint(x: middle.x + distance / 2, y: middle.y)]
    }
}

/// Fingers whose changes are one event.
@MainActor
final class FingersTogether {
    let touches: [UITouch]
    private let application = UIApplication.shared

    init(at points: [CGPoint]) {
        touches = points.map { UITouch(at: $0, timestamp: UIApplication.shared.timestamp) }
        send()
    }

    func move(to points: [CGPoint]) {
        for (touch, point) in zip(touches, points) where !touch.phase.isFinal {
            touch.update(to: .moved, at: point, timestamp: application.timestamp)
        }
        send()
    }

    /// Lifts all fingers, or one of them.
    func end(_ phase: UITouch.Phase, only index: Int? = nil) {
        for (number, touch) in touches.enumerated() where !touch.phase.isFinal && number == index ?? number {
            touch.update(to: phase, at: touch.screenLocation, timestamp: application.timestamp)
        }
        send()
    }

    private func send() {
        application.sendEvent(
            UIEvent(touches: touches.filter { !$0.isOver }, timestamp: application.timestamp))
    }
}
