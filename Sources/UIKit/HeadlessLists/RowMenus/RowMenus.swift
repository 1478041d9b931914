/// A list whose rows may have context menus: a table or a collection view.
@MainActor
protocol RowMenuOffering: RowSwiping {
    /// The object that shows the menus; `nil` without a delegate.
    var rowMenus: RowMenus? { get set }
    var takesMenus: Bool { get }
    /// Returns the menu for a point of the list in the row `path`; `nil` outside rows.
    func menuConfiguration(at point: CGPoint, for path: IndexPath?) -> UIContextMenuConfiguration?
    func menuWillShow(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func menuPreviewWasTapped(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}

extension RowMenuOffering {
    /// Adds the context menu interaction, or removes it if there is no delegate.
    ///
    /// UIKit checks whether the delegate implements the method that returns menus, which Swift cannot. So the
    /// interaction is added for any delegate, which is asked when a row has been pressed for long enough.
    func watchForMenus(_ isOn: Bool) {
        guard isOn != (rowMenus != nil) else { return }
        if isOn {
            let menus = RowMenus(self)
            rowMenus = menus
            addInteraction(menus.interaction)
        } else if let menus = rowMenus.take() {
            removeInteraction(menus.interaction)
        }
    }
}

/// The context menus of a list's rows; the list asks its delegate for them.
@MainActor
final class RowMenus: UIContextMenuInteractionDelegate {
    private weak var list: (any RowMenuOffering)?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(_ list: any RowMenuOffering) {
        self.list = list
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let list, list.takesMenus else { return nil }
        let row = list.row(containing: list.hitTest(location, with: nil))
        interaction.subject = row?.cell
        return list.menuConfiguration(at: location, for: row?.path)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        list?.menuWillShow(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        list?.menuPreviewWasTapped(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        list?.menuWillEnd(configuration, animator)
    }
}
