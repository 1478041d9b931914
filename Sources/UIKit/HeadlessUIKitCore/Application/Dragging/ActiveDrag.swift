import FailureReporting

/// A drag, from the press that lifts its items to the end of the animations after its drop.
@MainActor
final class ActiveDrag {
    enum Stage {
        /// The items are lifted, and have not moved.
        case lifting
        case dragging
        case over
    }

    struct Contribution {
        let interaction: UIDragInteraction
        let items: [UIDragItem]
    }

    let touch: UITouch
    let source: UIDragInteraction
    let session: DragSession
    let drop: DropTracker
    final weak var drags: DragEnvironment?
    var stage = Stage.lifting
    private(set) var contributions: [Contribution]
    let springs = SpringTracker()
    private let start: CGPoint
    private var previews: [(item: UIDragItem, preview: UITargetedDragPreview)] = []
    private let liftAnimator = DragAnimator()
    private var isLifted = false

    /// Asks an interaction's delegate for items; `nil` without any.
    init?(_ touch: UITouch, _ interaction: UIDragInteraction, _ drags: DragEnvironment) {
        let contents = DragContents([], at: touch.screenLocation)
        let session = DragSession(contents)
        let items = interaction.delegate?.dragInteraction(interaction, itemsForBeginning: session) ?? []
        guard !items.isEmpty, interaction.view?.window != nil else {
            drags.report?.empty = interaction
            return nil
        }
        contents.items = items
        (self.touch, self.drags, self.session) = (touch, drags, session)
        source = interaction
        start = touch.screenLocation
        contributions = [Contribution(interaction: interaction, items: items)]
        drop = DropTracker(DropSession(session), drags)
    }

    var contents: DragContents { session.contents }
    var application: UIApplication? { touch.window?.application }

    // MARK: Lifting

    func lift() {
        drags?.add(self)
        drags?.report?.isLifted = true
        note("Drag: \(session.items.count) lifted", source.view)
        takePreviews(of: session.items, from: source)
        guard stage == .lifting else { return }
        source.delegate?.dragInteraction(source, willAnimateLiftWith: liftAnimator, session: session)
        guard stage == .lifting else { return liftAnimator.finish(.start) }
        liftAnimator.run()
        schedule("lift of a drag") { [self] in finishLift(isComplete: stage == .lifting) }
    }

    private func finishLift(isComplete: Bool) {
        if isComplete { isLifted = true }
        liftAnimator.finish(isLifted ? .end : .start)
    }

    private func takePreviews(of items: [UIDragItem], from interaction: UIDragInteraction) {
        for item in items {
            let preview = interaction.delegate?.dragInteraction(
                interaction, previewForLifting: item, session: session)
            if let preview { previews.append((item, preview)) }
        }
    }

    /// The preview that an item has now; `nil` for one that is not visible.
    func preview(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let lifted = previews.first(where: { $0.item === item })?.preview else { return nil }
        guard let provider = item.previewProvider else { return lifted }
        return provider().map {
            UITargetedDragPreview(view: $0.view, parameters: $0.parameters, target: lifted.target)
        }
    }

    /// The recognizer of the press was cancelled, such as by removing its view: that ends a lift, and no drag that began.
    func recognizerWasCancelled() {
        if stage == .lifting { cancel() }
    }

    /// Ends a lift that did not become a drag.
    func cancelLift() {
        stage = .over
        drags?.remove(self)
        // A lift that is complete goes back as a cancelled drag does; another one is only reversed.
        if isLifted { animateCancelling {} }
        source.whenOver?(session)
    }

    // MARK: Dragging

    func move() {
        contents.location = touch.screenLocation
        if stage == .lifting {
            let distance = hypot(contents.location.x - start.x, contents.location.y - start.y)
            guard distance > UIPanGestureRecognizer.hysteresis else { return }
            if isTakenByAnotherGesture { cancelLift() } else { begin() }
        }
        guard stage == .dragging else { return }
        source.delegate?.dragInteraction(source, sessionDidMove: session)
        trackDrop()
    }

    /// Whether a recognizer that may recognize simultaneously has, which ends the lift, as UIKit documents.
    private var isTakenByAnotherGesture: Bool {
        guard source.allowsSimultaneousRecognitionDuringLift else { return false }
        return touch.recognizers.contains {
            !($0 is UILongPressGestureRecognizer) && ($0.settled.isUnderWay || $0.settled == .ended)
        }
    }

    private func begin() {
        stage = .dragging
        drags?.report?.hasBegun = true
        // Items that are dragged away are lifted.
        finishLift(isComplete: true)
        tellViewsOfBeginning()
        guard let delegate = source.delegate else { return }
        delegate.dragInteraction(source, sessionWillBegin: session)
        if UIDevice.current.userInterfaceIdiom == .pad {
            contents.isRestricted = delegate.dragInteraction(
                source, sessionIsRestrictedToDraggingApplication: session)
        }
        contents.allowsMoving = delegate.dragInteraction(source, sessionAllowsMoveOperation: session)
        _ = delegate.dragInteraction(source, prefersFullSizePreviewsFor: session)
    }

    /// Closes what opened by the press that lifted the items, such as a context menu.
    private func tellViewsOfBeginning() {
        var view = touch.view
        while let current = view {
            for case let interaction as any DragYielding in current.interactions {
                interaction.dragDidBegin()
            }
            view = current.superview
        }
    }

    private var viewBelow: UIView? { application?.hitTest(contents.location, with: nil)?.view }

    private func trackDrop() {
        guard stage == .dragging else { return }
        let view = viewBelow
        let (old, operation) = (drop.target, drop.operation)
        drop.move(over: view)
        if let target = drop.target, target !== old || drop.operation != operation {
            note("Drag: over \(target.view?.summary ?? "a view"), proposes \(drop.operation)", target.view)
        }
        guard stage == .dragging else { return }
        springs.follow(view, self)
    }

    // MARK: Adding items

    func add(_ items: [UIDragItem], from interaction: UIDragInteraction) {
        guard stage == .dragging else { return }
        takePreviews(of: items, from: interaction)
        contributions.append(Contribution(interaction: interaction, items: items))
        for other in contributors {
            other.delegate?.dragInteraction(other, session: session, willAdd: items, for: interaction)
        }
        contents.items += items
        drop.itemsDidChange(over: viewBelow)
    }

    var contributors: [UIDragInteraction] {
        var found: [UIDragInteraction] = []
        for contribution in contributions where !found.contains(where: { $0 === contribution.interaction }) {
            found.append(contribution.interaction)
        }
        return found
    }

    /// Tells the observer of the test what became of the drag.
    func note(_ text: @autoclosure () -> String, _ view: UIView?) {
        guard let observer = CallContext.observer else { return }
        var event = ObservedEvent(.system, text())
        event.view = view.map { ObjectIdentifier($0) }
        observer.happened(event)
    }

    /// Runs `action` when the animation that begins now is over.
    func schedule(_ name: String, _ action: @escaping @MainActor () -> Void) {
        let application = application ?? .shared
        application.clock.scheduleAnimationEnd(
            after: .seconds(DragAnimator.duration), name: name, site: nil, action)
    }
}

/// An interaction that gives way when the press that it answered becomes a drag.
@MainActor
protocol DragYielding: AnyObject {
    func dragDidBegin()
}
