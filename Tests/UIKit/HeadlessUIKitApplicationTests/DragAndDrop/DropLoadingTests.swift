import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import UniformTypeIdentifiers

/// What sessions say of their items, and how these are loaded.
@MainActor @Suite("Items of drop sessions") struct DropLoadingTests {
    private func provider(after delay: Double, _ text: String?) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(
            forTypeIdentifier: UTType.utf8PlainText.identifier, visibility: .all
        ) { handler in
            _ = UIApplication.shared.clock.schedule(after: .seconds(delay)) {
                if let text {
                    handler(Data(text.utf8), nil)
                } else {
                    handler(nil, NSError(domain: "lost", code: 1))
                }
            }
            return nil
        }
        return provider
    }

    /// A source of items with providers.
    private final class Source: NSObject, UIDragInteractionDelegate {
        let providers: [NSItemProvider]
        let log: EventLog

        init(_ providers: [NSItemProvider], _ log: EventLog) {
            (self.providers, self.log) = (providers, log)
            super.init()
        }

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            session.localContext = "context"
            return providers.map { UIDragItem(itemProvider: $0) }
        }

        func dragInteraction(
            _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
        ) { log.add("transferred") }
    }

    @Test(
        "Objects are loaded in the order of items, without failed ones, and transferred when all are there"
    )
    func loading() {
        DragStage.use { stage in
            let source = Source(
                [
                    provider(after: 2, "slow"), provider(after: 1, nil), provider(after: 0.5, "quick"),
                    NSItemProvider(object: UIColor.red),
                ], stage.log)
            stage.card.removeInteraction(stage.drag)
            stage.card.addInteraction(UIDragInteraction(delegate: source))
            var progress: Progress?
            stage.target.onDrop = { [log = stage.log] session in
                log.add("context \((session.localDragSession?.localContext as? String) ?? "none")")
                progress = session.loadObjects(ofClass: NSString.self) { objects in
                    log.add("loaded \(objects.map { "\($0)" })")
                }
                session.loadObjects(ofClass: URL.self) { log.add("urls \($0)") }
                #expect(session.progress.fractionCompleted < 1)
            }
            stage.dragOver().lift()
            let lines = {
                stage.log.takeLines().filter { !$0.hasPrefix("basket") && !$0.hasPrefix("willAnimate") }
            }
            #expect(lines() == ["context context"])
            stage.pass(1.9)
            #expect(lines() == ["urls []"] && progress?.isFinished == false)
            stage.pass(0.2)
            #expect(lines() == ["loaded [\"slow\", \"quick\"]", "transferred"])
            #expect(progress?.isFinished == true)
        }
    }

    @Test("A session tells of the types of its items")
    func types() {
        DragStage.use { stage in
            stage.target.onDrop = { session in
                #expect(session.hasItemsConforming(toTypeIdentifiers: [UTType.text.identifier]))
                #expect(!session.hasItemsConforming(toTypeIdentifiers: [UTType.image.identifier]))
                #expect(session.canLoadObjects(ofClass: NSString.self))
                #expect(session.canLoadObjects(ofClass: String.self))
                #expect(!session.canLoadObjects(ofClass: UIImage.self))
                #expect(session.items.count == 1 && session.items.first?.localObject as? String == "Milk")
                #expect(session.allowsMoveOperation && !session.isRestrictedToDraggingApplication)
                #expect(session.location(in: stage.basket) == CGPoint(x: 100, y: 100))
                session.loadObjects(ofClass: String.self) { stage.log.add("strings \($0)") }
            }
            stage.dragOver().lift()
            stage.pass(0.3)
            #expect(stage.log.lines.contains("strings [\"Milk\"]"))
            #expect(stage.log.lines.last == "sessionDidTransferItems")
        }
    }

    @Test("Items are dragged from one window to another")
    func windows() {
        DragStage.use { stage in
            let front = UIWindow(frame: CGRect(x: 400, y: 400, width: 300, height: 300))
            front.windowLevel = .normal + 1
            let recorder = DragRecorder(stage.log, "front")
            front.addInteraction(UIDropInteraction(delegate: recorder))
            front.isHidden = false
            let finger = stage.dragOver()
            finger.move(to: CGPoint(x: 500, y: 500))
            finger.lift()
            let lines = stage.log.lines.filter { $0.hasPrefix("front") || $0.hasPrefix("basket") }
            #expect(
                lines == [
                    "basket canHandle", "basket sessionDidEnter", "basket sessionDidUpdate (100, 100)",
                    "front canHandle", "basket sessionDidExit", "front sessionDidEnter",
                    "front sessionDidUpdate (100, 100)", "front performDrop [\"Milk\"]",
                    "front previewForDropping Milk", "front willAnimateDrop Milk",
                ])
            withExtendedLifetime((front, recorder)) {}
        }
    }
}
