import TimeLapse

/// Follows a drag over views with spring-loaded interactions.
@MainActor
final class SpringTracker {
    /// The times from the entry to a state, in seconds.
    private static let steps: [(state: UISpringLoadedInteractionEffectState, delay: Double)] = [
        (.activating, 0.5), (.activated, 0.25),
    ]

    private var interaction: UISpringLoadedInteraction?
    private var context: SpringContext?
    private var work: ScheduledWork?

    func follow(_ view: UIView?, _ drag: ActiveDrag) {
        let found = interaction(over: view, drag)
        if let found, found.interaction === interaction, let context, context.isSameItem(found.context) {
            return
        }
        stop()
        guard let found, drag.stage == .dragging else { return }
        (interaction, context) = (found.interaction, found.context)
        change(to: .possible)
        goOn(Self.steps[...], drag)
    }

    func stop() {
        work.take()?.cancel()
        guard let interaction = interaction.take() else { return }
        if let context = context.take(), context.state != .activated {
            context.state = .inactive
            interaction.interactionEffect.interaction(interaction, didChangeWith: context)
            interaction.interactionBehavior.interactionDidFinish(interaction)
        }
    }

    private func goOn(
        _ steps: ArraySlice<(state: UISpringLoadedInteractionEffectState, delay: Double)>, _ drag: ActiveDrag
    ) {
        guard let step = steps.first, let clock = drag.application?.clock else { return }
        work = clock.schedule(after: .seconds(step.delay), every: nil, name: "spring loading", site: nil) {
            [weak self, weak drag] in
            guard let self, let drag, drag.stage == .dragging else { return }
            change(to: step.state)
            goOn(steps.dropFirst(), drag)
        }
    }

    private func change(to state: UISpringLoadedInteractionEffectState) {
        guard let interaction, let context else { return }
        context.state = state
        interaction.interactionEffect.interaction(interaction, didChangeWith: context)
        guard state == .activated else { return }
        interaction.handler(interaction, context)
        interaction.interactionBehavior.interactionDidFinish(interaction)
    }

    private func interaction(over view: UIView?, _ drag: ActiveDrag)
        -> (interaction: UISpringLoadedInteraction, context: SpringContext)?
    {
        var view = view
        while let current = view {
            for case let interaction as UISpringLoadedInteraction in current.interactions {
                let context = SpringContext(interaction, drag.contents)
                if interaction.interactionBehavior.shouldAllow(interaction, with: context) {
                    return (interaction, context)
                }
            }
            view = current.superview
        }
        return nil
    }
}

/// The state of a view that a drag is over.
@MainActor
final class SpringContext: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    var targetView: UIView?
    var targetItem: Any?
    private let contents: DragContents
    private weak var view: UIView?

    init(_ interaction: UISpringLoadedInteraction, _ contents: DragContents) {
        self.contents = contents
        view = interaction.view
        targetView = interaction.view
        super.init()
    }

    func location(in view: UIView?) -> CGPoint {
        (view ?? self.view?.window)?.convertFromScreen(contents.location) ?? contents.location
    }

    func isSameItem(_ other: SpringContext) -> Bool {
        guard targetView === other.targetView else { return false }
        switch (targetItem, other.targetItem) {
        case (nil, nil): return true
        case (let one as AnyHashable, let two as AnyHashable): return one == two
        case (let one?, let two?):
            return SwiftRuntime.object(one) === SwiftRuntime.object(two)
        default: return false
        }
    }
}
