import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor private final class Photo: UIView {
    var log: [String] = []

    func tapped() { log.append("tapped") }
    func dragged(_ pan: UIPanGestureRecognizer) { log.append("dragged \(pan.state.name)") }
    func anything(_ recognizer: UIGestureRecognizer) -> Bool {
        log.append("\(type(of: recognizer))")
        return true
    }
}

/// A class without actor isolation.
private final class Model {
    var log: [String] = []

    func tapped() { log.append("tapped") }
    func told(_ recognizer: UITapGestureRecognizer) { log.append("told") }
}

@MainActor @Suite("Targets of gesture recognizers") struct GestureTargetTests {
    @Test("Actions are methods with no parameter or the recognizer, of a view's class or any other")
    func methods() {
        UIApplication.withShared(UIApplication()) {
            let photo = Photo(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let model = Model()
            let tap = UITapGestureRecognizer(target: photo, action: Photo.tapped)
            tap.addTarget(photo, action: Photo.anything)
            tap.addTarget(model, action: Model.tapped)
            tap.addTarget(model, action: Model.told)
            photo.addGestureRecognizer(tap)
            photo.addGestureRecognizer(UIPanGestureRecognizer(target: photo, action: Photo.dragged))
            photo.addGestureRecognizer(UILongPressGestureRecognizer(target: photo, action: Photo.anything))
            let window = UIWindow.showing(photo)
            Finger.tap(CGPoint(x: 10, y: 10))
            #expect(photo.log == ["tapped", "UITapGestureRecognizer"])
            #expect(model.log == ["tapped", "told"])
            photo.log = []
            let finger = Finger(down: CGPoint(x: 10, y: 10))
            finger.move(to: CGPoint(x: 30, y: 10))
            finger.lift()
            #expect(photo.log == ["dragged began", "dragged ended"])
            tap.removeTarget(model, action: nil)
            Finger.tap(CGPoint(x: 10, y: 10))
            #expect(model.log == ["tapped", "told"])
            let other = UITapGestureRecognizer(target: model, action: Model.tapped)
            let another = UITapGestureRecognizer(target: model, action: Model.told)
            photo.gestureRecognizers = [other]
            Finger.tap(CGPoint(x: 10, y: 10))
            photo.gestureRecognizers = [another]
            Finger.tap(CGPoint(x: 10, y: 10))
            #expect(model.log == ["tapped", "told", "tapped", "told"])
            window.isHidden = true
        }
    }

    @Test("The examples of the documentation move, hide and follow a card")
    func examples() {
        final class CardView: UIView {
            var places: [CGPoint] = []
            var offset = CGPoint.zero
            func drag(_ pan: UIPanGestureRecognizer) { places.append(pan.translation(in: superview)) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first else { return }
                let old = touch.previousLocation(in: self), new = touch.location(in: self)
                offset.x += new.x - old.x
            }
        }
        UIApplication.withShared(UIApplication()) {
            let card = CardView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let pan = UIPanGestureRecognizer(target: card, action: CardView.drag)
            card.addGestureRecognizer(pan)
            let window = UIWindow.showing(card)
            let finger = Finger(down: CGPoint(x: 10, y: 10))
            finger.move(to: CGPoint(x: 15, y: 10))
            finger.move(to: CGPoint(x: 30, y: 10))
            finger.lift()
            #expect(card.places == [CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 0)])
            #expect(card.offset.x == 5)
            window.isHidden = true
        }
    }
}
