// Not overridable: `UIView` is in a wing that does not know interactions, which are told instead.
extension UIView {
    /// The view's interactions, in the order in which they were added.
    public final var interactions: [any UIInteraction] {
        get { extras?.rare?.interactions ?? [] }
        set {
            for old in interactions {
                var isKept = false
                for new in newValue where new === old { isKept = true }
                if !isKept { removeInteraction(old) }
            }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction, and removes it from its previous view.
    public final func addInteraction(_ interaction: any UIInteraction) {
        for old in interactions where old === interaction { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        withExtras { $0.rareForChange.interactions.append(interaction) }
        interaction.didMove(to: self)
    }

    /// Removes an interaction; nothing happens to one of another view.
    public final func removeInteraction(_ interaction: any UIInteraction) {
        guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        withExtras { extras in _ = extras.rareForChange.interactions.remove(at: index) }
        interaction.didMove(to: nil)
    }

    /// Called when the view's window changed.
    final func interactionsDidMoveToWindow() {
        guard let interactions = extras?.rare?.interactions, !interactions.isEmpty else { return }
        for interaction in interactions {
            (interaction as? UIContextMenuInteraction)?.viewDidMoveToWindow()
        }
    }
}
