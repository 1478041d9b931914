import Foundation
import HeadlessUIKit
import TestSupport

/// A window with a view to drag, and one to drop on.
@MainActor
struct DragStage {
    let window = UIWindow()
    let log = EventLog()
    let card = UIView().named("card", 100, 100, 100, 100)
    let basket = UIView().named("basket", 100, 400, 200, 200)
    let source: DragRecorder
    let target: DragRecorder
    let drag: UIDragInteraction
    let drop: UIDropInteraction

    init() {
        source = DragRecorder(log)
        target = DragRecorder(log, "basket")
        drag = UIDragInteraction(delegate: source)
        drop = UIDropInteraction(delegate: target)
        window.addSubview(card)
        window.addSubview(basket)
        card.addInteraction(drag)
        basket.addInteraction(drop)
        window.makeKeyAndVisible()
    }

    /// Runs `body` on an iPad, or another device.
    static func use(on device: DeviceProfile = .iPad, _ body: (DragStage) throws -> Void) rethrows {
        try UIApplication.withShared(UIApplication(device: device)) {
            try body(DragStage())
            UIApplication.shared.closeWindows()
        }
    }

    func pass(_ seconds: Double) { UIApplication.shared.clock.advance(by: .seconds(seconds)) }

    /// A finger that has lifted the card.
    func lift(at point: CGPoint = CGPoint(x: 150, y: 150)) -> Finger {
        let finger = Finger(down: point)
        pass(0.5)
        return finger
    }

    /// A finger that has dragged the card over the basket.
    func dragOver() -> Finger {
        let finger = lift()
        finger.move(to: CGPoint(x: 200, y: 500))
        return finger
    }
}
