import Foundation
import HeadlessUIKit

/// A delegate of drag and drop interactions that logs what it is asked and told, and answers as it is set.
@MainActor
package final class DragRecorder: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    package let log: EventLog
    private let name: String
    package var texts = ["Milk"]
    package var added: [String] = []
    package var operation = UIDropOperation.copy
    package var handles = true
    package var allowsMoving = true
    package var onDrop: (@MainActor (any UIDropSession) -> Void)?
    package weak var session: (any UIDragSession)?

    package init(_ log: EventLog, _ name: String = "") {
        (self.log, self.name) = (log, name.isEmpty ? "" : "\(name) ")
        super.init()
    }

    private func note(_ line: String) { log.add(name + line) }

    private func note(_ line: String, of animator: any UIDragAnimating) {
        note(line)
        let log = log
        animator.addCompletion { log.add("\(line) \($0)") }
    }

    private func items(_ texts: [String]) -> [UIDragItem] {
        texts.map { text in
            let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
            item.localObject = text
            return item
        }
    }

    private func name(of item: UIDragItem) -> String { item.localObject as? String ?? "?" }

    // MARK: Dragging

    package func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        self.session = session
        let place = interaction.view.map { session.location(in: $0).shortText } ?? ""
        note("itemsForBeginning \(place)")
        return items(texts)
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        note("previewForLifting \(name(of: item))")
        return interaction.view.map { UITargetedDragPreview(view: $0) }
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) { note("willAnimateLift", of: animator) }

    package func dragInteraction(
        _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { note("sessionWillBegin") }

    package func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        note("sessionAllowsMoveOperation")
        return allowsMoving
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        note("sessionIsRestrictedToDraggingApplication")
        return false
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool {
        note("prefersFullSizePreviewsFor")
        return false
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
    ) { note("sessionDidMove") }

    package func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { note("willEndWith \(operation)") }

    package func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { note("didEndWith \(operation)") }

    package func dragInteraction(
        _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { note("sessionDidTransferItems") }

    package func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        note("itemsForAddingTo \(point.shortText)")
        return items(added)
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) { note("willAdd \(items.map { name(of: $0) })") }

    package func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        note("previewForCancelling \(name(of: item))")
        return defaultPreview
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating
    ) { note("willAnimateCancel \(name(of: item))", of: animator) }

    // MARK: Dropping

    package func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
        -> Bool
    {
        note("canHandle")
        return handles
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { note("sessionDidEnter") }

    package func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        note("sessionDidUpdate \(interaction.view.map { session.location(in: $0).shortText } ?? "")")
        return UIDropProposal(operation: operation)
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { note("sessionDidExit") }

    package func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        note("performDrop \(session.items.map { name(of: $0) })")
        onDrop?(session)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        note("concludeDrop")
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        note("sessionDidEnd")
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        note("previewForDropping \(name(of: item))")
        return defaultPreview
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { note("willAnimateDrop \(name(of: item))", of: animator) }
}
