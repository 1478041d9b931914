/// Finds the view that a drag is over, and asks it what a drop would do.
@MainActor
final class DropTracker {
    let session: DropSession
    private weak var drags: DragEnvironment?
    /// The interaction whose view the finger is over, and what it proposed last.
    private(set) var target: UIDropInteraction?
    private(set) var proposal: UIDropProposal?
    /// The interactions that have been over, in the order in which they were entered.
    private(set) var visited: [UIDropInteraction] = []
    private var answers: [(interaction: UIDropInteraction, handles: Bool)] = []
    private var isOver = false
    /// The interactions of views that take drops by themselves, with the delegates that these hold weakly.
    private var standard: [(view: UIView, drop: UIDropInteraction, delegate: any UIDropInteractionDelegate)] =
        []

    init(_ session: DropSession, _ drags: DragEnvironment) {
        (self.session, self.drags) = (session, drags)
    }

    /// What a drop would do now. What is not allowed counts as cancelling, as UIKit documents.
    var operation: UIDropOperation {
        guard let proposal, target?.view?.window != nil else { return .cancel }
        return proposal.operation == .move && !session.allowsMoveOperation ? .cancel : proposal.operation
    }

    /// Enters the innermost interaction of a view and its ancestors that handles the items, and leaves the former one.
    func move(over view: UIView?) {
        let next = interaction(over: view)
        if next !== target {
            let old = target
            target = nil
            proposal = nil
            if let old { old.delegate?.dropInteraction(old, sessionDidExit: session) }
            guard !isOver, let next else { return }
            target = next
            if !visited.contains(where: { $0 === next }) { visited.append(next) }
            next.delegate?.dropInteraction(next, sessionDidEnter: session)
        }
        update()
    }

    private func update() {
        guard !isOver, let target, let delegate = target.delegate else { return }
        let proposal = delegate.dropInteraction(target, sessionDidUpdate: session)
        if self.target === target { self.proposal = proposal }
    }

    /// Asks again: the items are others.
    func itemsDidChange(over view: UIView?) {
        answers = []
        move(over: view)
    }

    /// Stops asking, whatever callbacks do.
    func close() { isOver = true }

    private func interaction(over view: UIView?) -> UIDropInteraction? {
        drags?.report?.refusing = []
        var view = view
        while let current = view {
            for interaction in interactions(of: current) where interaction.delegate != nil {
                let isFree =
                    interaction.allowsSimultaneousDropSessions
                    || drags?.isOccupied(interaction, besides: self) != true
                if isFree, handles(interaction) { return interaction }
                drags?.report?.refusing.append(interaction)
            }
            view = current.superview
        }
        return nil
    }

    private func interactions(of view: UIView) -> [UIDropInteraction] {
        let added = view.interactions.compactMap { $0 as? UIDropInteraction }
        guard let taking = view as? any StandardDropTaking else { return added }
        if let known = standard.first(where: { $0.view === view }) { return added + [known.drop] }
        let delegate = taking.standardDrop()
        let drop = UIDropInteraction(delegate: delegate)
        drop.didMove(to: view)
        standard.append((view, drop, delegate))
        return added + [drop]
    }

    private func handles(_ interaction: UIDropInteraction) -> Bool {
        for answer in answers where answer.interaction === interaction { return answer.handles }
        let handles = interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
        answers.append((interaction, handles))
        return handles
    }
}

/// A view that takes drops without an interaction that the application adds, such as a text field.
@MainActor
protocol StandardDropTaking: UIView {
    func standardDrop() -> any UIDropInteractionDelegate
}
