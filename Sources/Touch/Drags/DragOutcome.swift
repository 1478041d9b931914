import HeadlessUIKit
import ViewQuery

/// What became of a drag and drop, and why it failed.
@MainActor
struct DragOutcome {
    let report: DragReport
    /// The view that the finger came down on.
    let source: UIView
    let destination: TouchAim
    let hold: Duration

    /// Why nothing was dropped; `nil` if it was.
    var failure: TouchFailure? {
        if !report.isLifted {
            return TouchFailure(
                misuse: "dragAndDrop lifted nothing: \(reasonNotLifted).")
        }
        if !report.hasBegun {
            return TouchFailure(
                misuse:
                    "dragAndDrop lifted \(source.summaryWithOrigin), but did not drag it: the destination is less than"
                    + " 10 points away, or another gesture took the touch.")
        }
        switch report.operation {
        case .copy, .move: return nil
        default:
            return TouchFailure(
                misuse:
                    "dragAndDrop dragged \(source.summaryWithOrigin) to \(destinationName), but nothing was dropped:"
                    + " \(reasonNotDropped).")
        }
    }

    private var destinationName: String {
        destination.view?.summary ?? "\(destination.point.shortText) of the screen"
    }

    // MARK: Lifting

    private var reasonNotLifted: String {
        if let empty = report.empty {
            let owner = empty.view?.summary ?? "the interaction's view"
            return "the delegate of \(owner) returned no items from \(empty.names.items)"
        }
        let interactions = ancestors(of: source).flatMap { view in
            view.interactions.compactMap { $0 as? UIDragInteraction }
        }
        guard let first = interactions.first else {
            return "neither \(source.summary) nor an ancestor has a drag interaction"
                + (list(around: source, without: "dragDelegate") ?? "")
        }
        guard let enabled = interactions.first(where: \.isEnabled) else {
            let owner = first.view?.summary ?? "its view"
            let hint = UIDragInteraction.isEnabledByDefault ? "" : ", as it is on iPhone unless set"
            return "\(first.names.enabling) of the drag interaction of \(owner) is false\(hint)"
        }
        if hold < .milliseconds(500) {
            return "the finger moved after \(hold.text), and items are lifted after 0.5 s"
        }
        return enabled.delegate == nil
            ? "the drag interaction of \(enabled.view?.summary ?? "its view") has lost its delegate, which it holds weakly"
            : "another gesture took the touch"
    }

    // MARK: Dropping

    private var reasonNotDropped: String {
        if let target = report.target, let proposal = report.proposal {
            let owner = target.view?.summary ?? "the view under the finger"
            switch proposal {
            case .move where !report.allowsMoving:
                return "\(owner) proposes to move it, and the drag's session allows no move operation"
            case .forbidden: return "\(owner) forbids it: \(target.names.proposal) proposes .forbidden"
            default: return "\(owner) does not take it: \(target.names.proposal) proposes .cancel"
            }
        }
        if report.target == nil, let refusing = report.refusing.first {
            let owner = refusing.view?.summary ?? "the view under the finger"
            let list = refusing.view.flatMap { view -> Bool? in
                (view as? UITableView).map { $0.dropDelegate == nil }
                    ?? (view as? UICollectionView).map { $0.dropDelegate == nil }
            }
            if list == true { return "\(owner) takes only rows of its own: its dropDelegate is nil" }
            if refusing.view is any UITextInput {
                return "\(owner) takes only text, and only where text can be edited"
            }
            return "\(owner) cannot handle it: \(refusing.names.handling) returned false"
        }
        guard report.operation != nil, let view = destination.view else {
            return "the drag was cancelled, or no view there has a drop interaction"
        }
        return "neither \(view.summary) nor an ancestor has a drop interaction"
            + (list(around: view, without: "dropDelegate") ?? "")
    }

    // MARK: Ancestors

    private func ancestors(of view: UIView) -> [UIView] {
        var found: [UIView] = []
        var next: UIView? = view
        while let current = next {
            found.append(current)
            next = current.superview
        }
        return found
    }

    /// That the list around a view has no delegate, as the end of a sentence; `nil` outside of lists.
    private func list(around view: UIView, without delegate: String) -> String? {
        let list = ancestors(of: view).first { $0 is UITableView || $0 is UICollectionView }
        return list.map { "; \(delegate) of \($0.summary) is nil" }
    }
}
