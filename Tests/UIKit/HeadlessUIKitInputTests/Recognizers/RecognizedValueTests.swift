import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Values of recognizers at the beginning and end") struct RecognizedValueTests {
    private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    /// Moves two fingers through places, each pair in one event.
    private func move(_ stage: GestureStage, _ places: [(CGPoint, CGPoint)], each: (Int) -> Void) {
        let touches = [places[0].0, places[0].1].map {
            UITouch(at: $0, timestamp: stage.application.timestamp)
        }
        stage.application.sendEvent(UIEvent(touches: touches, timestamp: 0))
        each(0)
        for (index, pair) in places.enumerated().dropFirst() {
            stage.lapse(0.01)
            let time = stage.application.timestamp
            touches[0].update(to: .moved, at: pair.0, timestamp: time)
            touches[1].update(to: .moved, at: pair.1, timestamp: time)
            stage.application.sendEvent(UIEvent(touches: touches, timestamp: time))
            each(index)
        }
        let time = stage.application.timestamp
        for touch in touches { touch.update(to: .ended, at: touch.screenLocation, timestamp: time) }
        stage.application.sendEvent(UIEvent(touches: touches, timestamp: time))
    }

    /// Fingers side by side at distances.
    private func spread(_ distances: CGFloat...) -> [(CGPoint, CGPoint)] {
        distances.map { (place(150 - $0 / 2, 150), place(150 + $0 / 2, 150)) }
    }

    @Test("A pinch's scale is 1 when it is recognized, and counts from there")
    func pinch() {
        _ = GestureStage.run { stage in
            let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
            var reported: [String] = []
            stage.reaction = { _ in reported.append("\(pinch.state.name) \(pinch.scale)") }
            move(stage, spread(40, 44, 50, 100, 25)) { _ in }
            #expect(reported == ["began 1.0", "changed 2.0", "changed 0.5", "ended 0.5"])
            #expect(pinch.scale == 1 && pinch.velocity == 0 && pinch.state == .possible)
        }
    }

    @Test("A pinch that waits for another recognizer begins with a scale of 1, too")
    func waitingPinch() {
        _ = GestureStage.run { stage in
            let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
            let press = UILongPressGestureRecognizer()
            press.numberOfTouchesRequired = 2
            press.allowableMovement = 30
            stage.add(press, "press")
            pinch.require(toFail: press)
            var reported: [String] = []
            stage.reaction = { if $0 === pinch { reported.append("\(pinch.state.name) \(pinch.scale)") } }
            move(stage, spread(40, 60, 80, 120, 240)) { _ in }
            #expect(reported.first == "began 1.0" && reported.last == "ended 2.0")
        }
    }

    // WinObjC took over from UIKit that a pan's translation is (0, 0) again after the gesture:
    // github.com/microsoft/WinObjC/issues/984.
    @Test("After a gesture there is no translation, no rotation and no velocity, and the scale is 1")
    func after() {
        _ = GestureStage.run { stage in
            let pan = stage.add(UIPanGestureRecognizer(), "pan")
            let rotation = stage.add(UIRotationGestureRecognizer(), "rotation")
            let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
            for one in [pan, rotation, pinch] as [UIGestureRecognizer] { one.delegate = stage }
            stage.together = ["pan rotation", "pan pinch", "rotation pinch"]
            var last: [String: CGFloat] = [:]
            stage.reaction = { _ in
                last["pan"] = pan.translation(in: stage.view).x
                last["rotation"] = rotation.rotation
                last["pinch"] = pinch.scale
            }
            move(
                stage,
                [
                    (place(100, 150), place(140, 150)), (place(120, 150), place(160, 170)),
                    (place(140, 150), place(180, 230)), (place(140, 150), place(140, 290)),
                ]
            ) { _ in }
            #expect(last["pan"] == 20 && abs((last["rotation"] ?? 0) - .pi / 2) < 1e-9)
            #expect((last["pinch"] ?? 1) > 1)
            #expect(pan.translation(in: stage.view) == .zero && pan.translation(in: nil) == .zero)
            #expect(pan.velocity(in: nil) == .zero && rotation.rotation == 0 && rotation.velocity == 0)
            #expect(pinch.scale == 1 && pinch.velocity == 0)
        }
    }

    @Test("A gesture that failed or was cancelled leaves no translation")
    func failed() {
        _ = GestureStage.run { stage in
            let pan = stage.add(UIPanGestureRecognizer(), "pan")
            move(stage, spread(40, 42)) { step in
                if step == 1 { #expect(pan.state == .possible) }
            }
            #expect(pan.translation(in: stage.view) == .zero)
            move(stage, [(place(60, 60), place(80, 60)), (place(90, 60), place(110, 60))]) { step in
                guard step == 1 else { return }
                #expect(pan.state == .began && pan.translation(in: stage.view).x == 30)
                pan.isEnabled = false
                pan.isEnabled = true
            }
            #expect(pan.translation(in: stage.view) == .zero && pan.state == .possible)
        }
    }

    // A published log of scrollViewWillBeginDragging finds the direction of a drag in its pan's translation:
    // qiita.com/noppefoxwolf/items/2634f9484b7f78816622.
    @Test("A pan's translation includes the distance before it began, and continues from a set value")
    func slop() {
        _ = GestureStage.run { stage in
            let pan = stage.add(UIPanGestureRecognizer(), "pan")
            var reported: [CGFloat] = []
            stage.reaction = { _ in
                reported.append(pan.translation(in: stage.view).y)
                pan.setTranslation(.zero, in: stage.view)
            }
            move(stage, [0, 6, 14, 20].map { (place(100, 100 + $0), place(140, 100 + $0)) }) { _ in }
            #expect(reported == [14, 6, 0])
        }
    }
}
