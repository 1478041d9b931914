import Foundation
import HeadlessUIKit
import TestSupport
import Testing

private class Dragging: NSObject, UITableViewDragDelegate, UICollectionViewDropDelegate,
    UIDragInteractionDelegate, UIDropInteractionDelegate
{
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    { [] }
}

private final class Dropping: Dragging {
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        false
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}

#if DEBUG && os(Linux)
@MainActor @Suite("Uncalled drag and drop methods") struct UncalledDragMethodsTests {
    @Test("Methods of drag and drop that Swift never calls are reported when the object becomes a delegate")
    func uncalled() {
        inOwnWorld {
            let dropping = Dropping()
            let texts = failureTexts {
                UITableView().dragDelegate = dropping
                UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                    .dropDelegate = dropping
                _ = UIDragInteraction(delegate: dropping)
                _ = UIDropInteraction(delegate: dropping)
            }
            let expected = [
                ("tableView(_:dragSessionWillBegin:)", "UITableViewDragDelegate"),
                ("collectionView(_:canHandle:)", "UICollectionViewDropDelegate"),
                ("dragInteraction(_:sessionDidMove:)", "UIDragInteractionDelegate"),
                ("dropInteraction(_:performDrop:)", "UIDropInteractionDelegate"),
            ]
            #expect(
                texts
                    == expected.map {
                        "Dropping.\($0.0) is never called: Dragging declares that it is a \($0.1), and has no such"
                            + " method. Declare it there, and override it."
                    })
        }
    }
}
#endif
