import HeadlessLists
import HeadlessUIKitCore

extension ControllerKind {
    static func makeTableController(_ reader: ElementReader) -> @MainActor () -> UIViewController {
        // The reader of the table notes a style that it does not know.
        let style = reader.element.child("tableView")?["style"].flatMap { ViewKind.tableStyles[$0] }
        return { UITableViewController(style: style ?? .plain) }
    }

    static func readTableController(
        _ plan: ControllerPlan, _ reader: ElementReader, _ decoder: PlanDecoder
    ) {
        plan.set(
            reader.bool("clearsSelectionOnViewWillAppear"),
            \UITableViewController.clearsSelectionOnViewWillAppear)
        if let control = reader.child(key: "refreshControl") {
            plan.refreshControl = decoder.view(control)
        }
    }

    static func readCollectionController(
        _ plan: ControllerPlan, _ reader: ElementReader, _ decoder: PlanDecoder
    ) {
        plan.set(
            reader.bool("clearsSelectionOnViewWillAppear"),
            \UICollectionViewController.clearsSelectionOnViewWillAppear)
        plan.set(
            reader.bool("installsStandardGestureForInteractiveMovement"),
            \UICollectionViewController.installsStandardGestureForInteractiveMovement)
    }
}
