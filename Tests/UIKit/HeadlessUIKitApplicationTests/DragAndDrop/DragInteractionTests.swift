import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// The order is that of Apple's documentation of `UIDragInteractionDelegate` and `UIDropInteractionDelegate`, and of the
/// comments in their headers.
@MainActor @Suite("Drag and drop interactions") struct DragInteractionTests {
    @Test("A drag and its drop call all methods in order")
    func order() {
        DragStage.use { stage in
            let finger = stage.lift()
            #expect(
                stage.log.take() == """
                    itemsForBeginning (50, 50)
                    previewForLifting Milk
                    willAnimateLift
                    """)
            stage.pass(0.3)
            #expect(stage.log.take() == "willAnimateLift end")
            finger.move(to: CGPoint(x: 150, y: 170))
            #expect(
                stage.log.take() == """
                    sessionWillBegin
                    sessionIsRestrictedToDraggingApplication
                    sessionAllowsMoveOperation
                    prefersFullSizePreviewsFor
                    sessionDidMove
                    """)
            finger.move(to: CGPoint(x: 200, y: 500))
            finger.move(to: CGPoint(x: 210, y: 500))
            finger.move(to: CGPoint(x: 600, y: 900))
            finger.move(to: CGPoint(x: 200, y: 500))
            #expect(
                stage.log.take() == """
                    sessionDidMove
                    basket canHandle
                    basket sessionDidEnter
                    basket sessionDidUpdate (100, 100)
                    sessionDidMove
                    basket sessionDidUpdate (110, 100)
                    sessionDidMove
                    basket sessionDidExit
                    sessionDidMove
                    basket sessionDidEnter
                    basket sessionDidUpdate (100, 100)
                    """)
            finger.lift()
            #expect(
                stage.log.take() == """
                    willEndWith copy
                    basket performDrop ["Milk"]
                    basket previewForDropping Milk
                    basket willAnimateDrop Milk
                    """)
            stage.pass(0.3)
            #expect(
                stage.log.take() == """
                    willAnimateDrop Milk end
                    basket concludeDrop
                    basket sessionDidEnd
                    didEndWith copy
                    sessionDidTransferItems
                    """)
        }
    }

    @Test(
        "On iPhone an interaction is disabled unless it is enabled, and nobody asks about other applications")
    func phone() {
        DragStage.use(on: .iPhone16) { stage in
            #expect(!UIDragInteraction.isEnabledByDefault && !stage.drag.isEnabled)
            stage.lift().lift()
            #expect(stage.log.take() == "")
            stage.drag.isEnabled = true
            let finger = stage.dragOver()
            #expect(
                stage.log.take() == """
                    itemsForBeginning (50, 50)
                    previewForLifting Milk
                    willAnimateLift
                    willAnimateLift end
                    sessionWillBegin
                    sessionAllowsMoveOperation
                    prefersFullSizePreviewsFor
                    sessionDidMove
                    basket canHandle
                    basket sessionDidEnter
                    basket sessionDidUpdate (100, 100)
                    """)
            finger.cancel()
        }
        DragStage.use { #expect(UIDragInteraction.isEnabledByDefault && $0.drag.isEnabled) }
    }

    @Test("Without items nothing is lifted, and the touch goes on")
    func noItems() {
        DragStage.use { stage in
            stage.source.texts = []
            let tapped = EventLog()
            let button = UIButton(frame: stage.card.bounds)
            button.addAction(UIAction { _ in tapped.add("pressed") }, for: .touchUpInside)
            stage.card.addSubview(button)
            stage.lift().lift()
            #expect(stage.log.take() == "itemsForBeginning (50, 50)")
            #expect(tapped.take() == "pressed")
            stage.source.texts = ["Milk"]
            stage.lift().lift()
            #expect(tapped.take() == "", "The lift cancels the touch in the button.")
        }
    }

    @Test("A finger that moves before half a second lifts nothing")
    func early() {
        DragStage.use { stage in
            let finger = Finger(down: CGPoint(x: 150, y: 150))
            stage.pass(0.4)
            finger.move(to: CGPoint(x: 150, y: 170))
            stage.pass(1)
            finger.lift()
            #expect(stage.log.take() == "")
        }
    }

    @Test("A lift that ends before the items move is reversed; one that is complete goes back")
    func cancelledLift() {
        DragStage.use { stage in
            stage.lift().lift()
            stage.pass(0.3)
            #expect(
                stage.log.take() == """
                    itemsForBeginning (50, 50)
                    previewForLifting Milk
                    willAnimateLift
                    willAnimateLift start
                    """)
            let finger = stage.lift()
            stage.pass(0.4)
            finger.lift()
            stage.pass(0.3)
            #expect(
                stage.log.take() == """
                    itemsForBeginning (50, 50)
                    previewForLifting Milk
                    willAnimateLift
                    willAnimateLift end
                    previewForCancelling Milk
                    willAnimateCancel Milk
                    willAnimateCancel Milk end
                    """)
            // It can be lifted again.
            stage.lift().cancel()
            #expect(stage.log.take().hasPrefix("itemsForBeginning"))
        }
    }

    nonisolated static let refusals: [(UIDropOperation, Bool, String)] = [
        (.cancel, true, "cancel"), (.forbidden, true, "forbidden"), (.move, false, "cancel"),
    ]

    @Test(
        "A drop that is not allowed goes back: .move counts as .cancel where the session allows no move",
        arguments: refusals)
    func refused(_ operation: UIDropOperation, _ allowsMoving: Bool, _ end: String) {
        DragStage.use { stage in
            stage.target.operation = operation
            stage.source.allowsMoving = allowsMoving
            let finger = stage.dragOver()
            _ = stage.log.take()
            finger.lift()
            stage.pass(0.3)
            #expect(
                stage.log.take() == """
                    willEndWith \(end)
                    previewForCancelling Milk
                    willAnimateCancel Milk
                    willAnimateCancel Milk end
                    basket sessionDidEnd
                    didEndWith \(end)
                    """)
        }
    }

    @Test("A move that the session allows ends with .move")
    func move() {
        DragStage.use { stage in
            stage.target.operation = .move
            stage.dragOver().lift()
            stage.pass(0.3)
            #expect(
                stage.log.lines.contains("willEndWith move") && stage.log.lines.contains("didEndWith move"))
        }
    }

    @Test("An interaction that cannot handle the items is asked once, and its ancestor gets them")
    func nested() {
        DragStage.use { stage in
            let inner = UIView().named("inner", 50, 50, 100, 100, in: stage.basket)
            let fussy = DragRecorder(stage.log, "inner")
            fussy.handles = false
            inner.addInteraction(UIDropInteraction(delegate: fussy))
            let finger = stage.dragOver()
            finger.move(to: CGPoint(x: 205, y: 500))
            finger.lift()
            let lines = stage.log.lines.filter { $0.hasPrefix("inner") || $0.hasPrefix("basket") }
            #expect(
                lines.joined(separator: "\n") == """
                    inner canHandle
                    basket canHandle
                    basket sessionDidEnter
                    basket sessionDidUpdate (100, 100)
                    basket sessionDidUpdate (105, 100)
                    basket performDrop ["Milk"]
                    basket previewForDropping Milk
                    basket willAnimateDrop Milk
                    """)
            withExtendedLifetime(fussy) {}
        }
    }

    @Test("The default of sessionDidUpdate accepts no drop, as Apple documents")
    func defaults() {
        final class Plain: NSObject, UIDropInteractionDelegate {}
        DragStage.use { stage in
            let plain = Plain()
            stage.basket.removeInteraction(stage.drop)
            stage.basket.addInteraction(UIDropInteraction(delegate: plain))
            stage.dragOver().lift()
            #expect(stage.log.lines.contains("willEndWith cancel"))
        }
    }

    @Test("A tap on another view adds items to a drag, and its interaction shares the session's end")
    func adding() {
        DragStage.use { stage in
            let other = UIView().named("other", 400, 100, 100, 100, in: stage.window)
            let recorder = DragRecorder(stage.log, "other")
            other.addInteraction(UIDragInteraction(delegate: recorder))
            let finger = stage.dragOver()
            _ = stage.log.take()
            Finger.tap(CGPoint(x: 450, y: 150))
            #expect(stage.log.take() == "other itemsForAddingTo (50, 50)")
            recorder.added = ["Bread"]
            Finger.tap(CGPoint(x: 450, y: 150))
            #expect(
                stage.log.take() == """
                    other itemsForAddingTo (50, 50)
                    other previewForLifting Bread
                    willAdd ["Bread"]
                    other willAdd ["Bread"]
                    basket canHandle
                    basket sessionDidUpdate (100, 100)
                    """)
            finger.lift()
            stage.pass(0.3)
            #expect(stage.log.lines.contains("basket performDrop [\"Milk\", \"Bread\"]"))
            #expect(
                stage.log.lines.suffix(4) == [
                    "didEndWith copy", "other didEndWith copy", "sessionDidTransferItems",
                    "other sessionDidTransferItems",
                ])
            withExtendedLifetime(recorder) {}
        }
    }
}
