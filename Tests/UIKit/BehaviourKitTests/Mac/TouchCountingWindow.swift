import UIKit

/// A window that knows how many touches are down, and how many have ended.
final class TouchCountingWindow: UIWindow {
    private(set) var down: Set<UITouch> = []
    private(set) var ended = 0

    override func sendEvent(_ event: UIEvent) {
        for touch in event.allTouches ?? [] {
            switch touch.phase {
            case .began: down.insert(touch)
            case .ended, .cancelled: if down.remove(touch) != nil { ended += 1 }
            default: break
            }
        }
        super.sendEvent(event)
    }
}
