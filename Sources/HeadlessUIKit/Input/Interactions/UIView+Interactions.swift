extension UIView {
    /// What the view can be acted upon by, in the order in which it was added.
    public final var interactions: [any UIInteraction] {
        get { extras?.interactions ?? [] }
        set {
            for old in interactions {
                var isKept = false
                for new in newValue where new === old { isKept = true }
                if !isKept { removeInteraction(old) }
            }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Has the view be acted upon by an interaction, which is taken from the view that it had.
    public final func addInteraction(_ interaction: any UIInteraction) {
        for old in interactions where old === interaction { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        withExtras { $0.interactions.append(interaction) }
        interaction.didMove(to: self)
    }

    /// Has the view no longer be acted upon by an interaction; one that it has not is left alone.
    public final func removeInteraction(_ interaction: any UIInteraction) {
        guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        withExtras { extras in _ = extras.interactions.remove(at: index) }
        interaction.didMove(to: nil)
    }

    /// Takes note that the view came to another window, or left the one that it had.
    final func interactionsDidMoveToWindow() {
        guard let interactions = extras?.interactions, !interactions.isEmpty else { return }
        for interaction in interactions {
            (interaction as? UIContextMenuInteraction)?.viewDidMoveToWindow()
        }
    }
}
