import Foundation
import HeadlessUIKit
import Testing

// Touches and events that tests of applications make.

private final class FakeTouch: UITouch {
    private let place: CGPoint
    private let owner: UIView

    init(at place: CGPoint, in owner: UIView) {
        self.place = place
        self.owner = owner
        super.init()
    }

    override var phase: UITouch.Phase { .moved }
    override var view: UIView? { owner }
    override var tapCount: Int { 2 }
    override func location(in view: UIView?) -> CGPoint { place }
}

private final class FakeEvent: UIEvent {
    private let fakes: Set<UITouch>

    init(_ touches: Set<UITouch>) {
        fakes = touches
        super.init()
    }

    override var allTouches: Set<UITouch>? { fakes }
    override var type: UIEvent.EventType { .motion }
    override var timestamp: TimeInterval { 7 }
}

private final class Canvas: UIView {
    var points: [CGPoint] = []
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        points += (event?.allTouches ?? touches).map { $0.location(in: self) }
    }
}

@MainActor @Suite("UITouch and UIEvent") struct EventSignatureTests {
    @Test("Touches and events are made and subclassed, and passed to a view")
    func fakes() {
        let canvas = Canvas()
        let touch: UITouch = FakeTouch(at: CGPoint(x: 3, y: 4), in: canvas)
        let event: UIEvent = FakeEvent([touch])
        #expect(touch.phase == .moved && touch.view === canvas && touch.tapCount == 2)
        #expect(event.type == .motion && event.timestamp == 7)
        canvas.touchesMoved([touch], with: event)
        #expect(canvas.points == [CGPoint(x: 3, y: 4)])
    }

    @Test("A plain touch and event have the values of nothing that happened")
    func plain() {
        let (touch, event) = (UITouch(), UIEvent())
        #expect(touch.phase == .began && touch.view == nil && touch.location(in: nil) == .zero)
        #expect(touch.tapCount == 0 && touch.timestamp == 0 && touch.type == .direct)
        #expect(event.allTouches == nil && event.type == .touches && event.timestamp == 0)
    }
}
