import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What ends a drag besides its finger, and what does not.
@MainActor @Suite("Cancelled drags") struct DragCancellingTests {
    private nonisolated static let gone = [
        "willEndWith cancel", "previewForCancelling Milk", "willAnimateCancel Milk",
        "willAnimateCancel Milk end", "basket sessionDidEnd", "didEndWith cancel",
    ]

    nonisolated static let interruptions:
        [(name: String, action: @MainActor @Sendable (DragStage, Finger) -> Void)] = [
            ("a cancelled touch", { $1.cancel() }),
            ("the home button", { _, _ in UIApplication.shared.device.pressHome() }),
            ("the lock button", { _, _ in UIApplication.shared.device.lock() }),
            ("a call", { _, _ in UIApplication.shared.device.beginInterruption() }),
            ("a closed window", { stage, _ in stage.window.isHidden = true }),
        ]

    @Test("An interruption cancels a drag, whose items go back", arguments: 0..<5)
    func interrupted(_ index: Int) {
        DragStage.use { stage in
            let finger = stage.dragOver()
            _ = stage.log.take()
            Self.interruptions[index].action(stage, finger)
            stage.pass(0.3)
            #expect(stage.log.takeLines() == Self.gone, "\(Self.interruptions[index].name)")
            // The finger says nothing any more.
            finger.move(to: CGPoint(x: 150, y: 150))
            finger.lift()
            stage.pass(1)
            #expect(stage.log.take() == "")
        }
    }

    @Test("An interruption ends a lift", arguments: 0..<5)
    func interruptedLift(_ index: Int) {
        DragStage.use { stage in
            let finger = stage.lift()
            _ = stage.log.take()
            Self.interruptions[index].action(stage, finger)
            stage.pass(0.3)
            #expect(stage.log.take() == "willAnimateLift start", "\(Self.interruptions[index].name)")
        }
    }

    @Test("Removing the view, its interaction or its permission ends a lift, and no drag that has begun")
    func removed() {
        let removals: [@MainActor (DragStage) -> Void] = [
            { $0.card.removeFromSuperview() }, { $0.card.removeInteraction($0.drag) },
            { $0.drag.isEnabled = false },
        ]
        for remove in removals {
            DragStage.use { stage in
                _ = stage.lift()
                _ = stage.log.take()
                remove(stage)
                stage.pass(0.3)
                #expect(stage.log.take() == "willAnimateLift start")
            }
            DragStage.use { stage in
                let finger = stage.dragOver()
                remove(stage)
                finger.move(to: CGPoint(x: 201, y: 501))
                finger.lift()
                stage.pass(0.3)
                #expect(stage.log.lines.contains("basket performDrop [\"Milk\"]"))
                #expect(stage.log.lines.last == "sessionDidTransferItems")
            }
        }
    }

    @Test("A destination that goes away is left, and takes no drop")
    func destinationRemoved() {
        DragStage.use { stage in
            let finger = stage.dragOver()
            stage.basket.removeFromSuperview()
            _ = stage.log.take()
            finger.lift()
            stage.pass(0.3)
            #expect(stage.log.lines.contains("didEndWith cancel") && !stage.log.text.contains("performDrop"))
            let again = Finger(down: CGPoint(x: 150, y: 150))
            stage.pass(0.5)
            stage.window.addSubview(stage.basket)
            again.move(to: CGPoint(x: 200, y: 500))
            stage.basket.removeFromSuperview()
            _ = stage.log.take()
            again.move(to: CGPoint(x: 201, y: 500))
            #expect(stage.log.take() == "sessionDidMove\nbasket sessionDidExit")
            again.cancel()
        }
    }

    @Test("A delegate that interrupts the drag from its callbacks is told of one end")
    func reentrant() {
        final class Mischief: NSObject, UIDropInteractionDelegate {
            var action: @MainActor (String) -> Void = { _ in }
            func dropInteraction(
                _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
            ) { action("enter") }
            func dropInteraction(
                _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
            ) -> UIDropProposal {
                action("update")
                return UIDropProposal(operation: .copy)
            }
            func dropInteraction(
                _ interaction: UIDropInteraction, performDrop session: any UIDropSession
            ) { action("perform") }
        }
        for place in ["enter", "update", "perform"] {
            DragStage.use { stage in
                let mischief = Mischief()
                stage.basket.removeInteraction(stage.drop)
                stage.basket.addInteraction(UIDropInteraction(delegate: mischief))
                mischief.action = { if $0 == place { stage.window.isHidden = true } }
                let finger = stage.dragOver()
                finger.lift()
                stage.pass(1)
                #expect(stage.log.lines.count { $0.hasPrefix("willEndWith") } == 1, "\(place)")
                #expect(stage.log.lines.count { $0.hasPrefix("didEndWith") } == 1, "\(place)")
            }
        }
    }

    @Test(
        "Nothing outlives a drag, neither after its drop nor when its application is closed during it"
    )
    func leaks() {
        for isDropped in [true, false] {
            weak var session: AnyObject?
            weak var recorder: DragRecorder?
            weak var window: UIWindow?
            DragStage.use { stage in
                let finger = stage.dragOver()
                session = stage.source.session
                (recorder, window) = (stage.source, stage.window)
                if isDropped {
                    finger.lift()
                    stage.pass(1)
                }
                #expect(session != nil || isDropped)
            }
            #expect(session == nil && recorder == nil && window == nil, "isDropped: \(isDropped)")
        }
    }

    @Test("Drags at random end each with one call, and leave none under way")
    func fuzz() {
        var numbers = SeededNumbers(seed: 46)
        for _ in 0..<60 {
            DragStage.use { stage in
                stage.target.operation = numbers.element(of: [.cancel, .forbidden, .copy, .move])
                stage.source.texts = numbers.onceIn(6) ? [] : ["Milk", "Bread"]
                var fingers: [Finger] = []
                for _ in 0..<30 {
                    func point() -> CGPoint {
                        CGPoint(x: numbers.next(in: 0...400), y: numbers.next(in: 0...700))
                    }
                    switch numbers.next(below: 9) {
                    case 0:
                        fingers.append(Finger(down: numbers.onceIn(2) ? point() : CGPoint(x: 150, y: 150)))
                    case 1, 2, 3: for finger in fingers { finger.move(to: point()) }
                    case 4: fingers.popLast()?.lift()
                    case 5: fingers.popLast()?.cancel()
                    case 6: stage.drag.isEnabled.toggle()
                    case 7:
                        if numbers.onceIn(2) {
                            stage.card.removeFromSuperview()
                        } else {
                            stage.window.addSubview(stage.card)
                        }
                    default: stage.pass(0.6)
                    }
                }
                for finger in fingers { finger.lift() }
                stage.pass(2)
                let lines = stage.log.lines
                func count(_ prefix: String) -> Int { lines.count { $0.hasPrefix(prefix) } }
                #expect(count("sessionWillBegin") == count("didEndWith"))
                #expect(count("willEndWith") == count("didEndWith"))
                #expect(UIApplication.shared.drags.isEmpty)
            }
        }
    }
}
